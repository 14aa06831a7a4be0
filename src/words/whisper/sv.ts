/** What the house says when somebody asks for advice, in Swedish. The other languages have the same keys. */
export const sv = {
  ask: 'Vad skulle du göra?',
  askHelp: 'Datorn svarar. De andra ser att du frågade, men inte svaret.',
  advice: 'Ett råd',
  play: 'Spela',
  bid: 'Bjud',
  name: 'Välj',
  field: {
    label: 'Får man be om råd?',
    help: 'Datorn viskar vad den skulle göra. Alla ser att någon frågade, men inte svaret.',
    family: 'Bara vid familjebord',
    yes: 'Ja',
    no: 'Nej',
  },
}

export type WhisperWords = typeof sv
