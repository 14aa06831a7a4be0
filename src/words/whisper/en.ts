import type { WhisperWords } from './sv.ts'

/** What the house says when somebody asks for advice, in English. */
export const en: WhisperWords = {
  ask: 'What would you do?',
  askHelp: 'The computer answers. The others see that you asked, but not the answer.',
  advice: 'A piece of advice',
  play: 'Play',
  bid: 'Bid',
  name: 'Name',
  field: {
    label: 'May you ask for advice?',
    help: 'The computer whispers what it would do. Everybody sees that somebody asked, but not the answer.',
    family: 'Only at family tables',
    yes: 'Yes',
    no: 'No',
  },
}
