/** What the house says of what can be settled before one's turn. */
export const sv = {
  title: 'Lägg i förväg',
  help: 'Säg nu vad du gör när det blir din tur, så slipper de andra vänta på dig. Ingen annan ser det.',
  askMe: 'låt mig välja då',
  lasting: 'Gäller resten av given',
  give: 'Lägg i förväg',
  given: 'Lagt i förväg',
  givenLasting: 'Lagt i förväg, för resten av given',
  change: 'Ändra',
  takeBack: 'Ta tillbaka',
  follows: (when: string, act: string) => `${when}: ${act}`,
  led: (suit: string) => `Om ${suit}`,
  whens: {
    lead: 'Om jag spelar ut',
    'no-nil': 'Om ingen har bjudit noll',
    nil: 'Om någon har bjudit noll',
    'any-bids': 'Mitt bud',
    'bid-suffices': 'Mitt bud',
    'bid-too-low': 'Om det inte räcker',
    'no-redbeard': 'Om ingen har bjudit Rödskägg',
    redbeard: 'Om någon har bjudit Rödskägg',
  } as Readonly<Record<string, string>>,
  acts: {
    lowest: 'det lägsta jag får',
    take: 'ta sticket så billigt det går, annars lägsta',
    'take-for-us': 'ta sticket billigt om min partner inte har det, annars lägsta',
    pass: 'pass',
    nil: 'noll',
    redbeard: 'Rödskägg',
  },
  claim: 'Resten är min',
  claimHelp: 'Kan ingen annan ta ett stick till, vad de än har? Då spelar bordet färdigt given åt er.',
  claimNow: 'Jag tar alla stick som är kvar',
  forced: 'Spela åt mig när jag inte har något val',
  forcedHelp:
    'Kort som du har lagt i förväg eller måste spela kommer då vid bestämda klockslag, högst fem minuter senare. Ingen kan se på tiden vilket det var.',
  forcedOn: 'Spela åt mig',
  forcedOff: 'Låt mig spela själv',
}

export type AheadWords = typeof sv
