import type { WhisperWords } from './sv.ts'

/** What the house says when somebody asks for advice, in Danish. */
export const da: WhisperWords = {
  ask: 'Hvad ville du gøre?',
  askHelp: 'Computeren svarer. De andre kan se, at du spurgte, men ikke svaret.',
  advice: 'Et råd',
  play: 'Spil',
  bid: 'Meld',
  name: 'Vælg',
  field: {
    label: 'Må man bede om råd?',
    help: 'Computeren hvisker, hvad den ville gøre. Alle kan se, at nogen spurgte, men ikke svaret.',
    family: 'Kun ved familieborde',
    yes: 'Ja',
    no: 'Nej',
  },
}
