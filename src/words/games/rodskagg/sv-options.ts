import type { RodskaggWords } from './words.ts'

const points = (value: unknown): string => (value === 0 ? 'Inget' : `${value} poäng`)
const yesNo = (value: unknown): string => (value === true ? 'Ja' : 'Nej')

/** The house rules of Rödskägg, in Swedish. */
export const svOptions: RodskaggWords['options'] = {
  declarerPenalty: {
    label: 'Straff för missat bud',
    help: 'Det spelföraren får om budet inte håller.',
    value: points,
  },
  lead: {
    label: 'Vem som spelar ut',
    help: 'Första sticket är alltid spelförarens.',
    value: (lead) => (lead === 'winner' ? 'Den som tog förra sticket' : 'Spelföraren till varje stick'),
  },
  tieAtZero: {
    label: 'När flera når noll samtidigt',
    help: 'I ett omspel ges en gång till, bara till dem, och flest stick vinner.',
    value: (rule) => (rule === 'declarer' ? 'Spelföraren vinner, annars omspel' : 'Alltid omspel'),
  },
  bidRule: {
    label: 'När budet håller',
    help: 'Om spelföraren får ta fler stick än budet utan straff.',
    value: (rule) => (rule === 'exact' ? 'Precis så många stick' : 'Minst så många stick'),
  },
  bidding: {
    label: 'Hur ni bjuder',
    help: 'Den som bjudit högst, och först av lika, blir spelförare.',
    value: (rule) => (rule === 'announce' ? 'Var och en säger sitt' : 'Varje bud måste vara högre än det förra'),
  },
  lowHand: {
    label: 'Byta dåliga kort',
    help: 'Den som inte har något högt kort på handen får byta.',
    value: (rule) =>
      rule === 'draw' ? 'Drar ett i taget' : rule === 'newHand' ? 'Får en helt ny hand' : 'Ingen får byta',
  },
  lowHandTest: {
    label: 'Esset och bytet',
    help: 'Om ett ess på handen gör att man inte får byta.',
    value: (rule) => (rule === 'aceBlocks' ? 'Esset är ett högt kort' : 'Bara kung, dam och knekt räknas'),
  },
  exchange: {
    label: 'När korten byts',
    help: 'Frågas alla i tur och ordning tar det ett varv till.',
    value: (when) => (when === 'withBid' ? 'När man ska bjuda' : 'Alla frågas före buden'),
  },
  redbeard: {
    label: 'Budet Rödskägg',
    help: 'Högsta budet: alla sex sticken.',
    value: (rule) => (rule === 'winOrOut' ? 'Vinner matchen, eller åker ut' : 'Ett vanligt bud på sex'),
  },
  plainBidSix: {
    label: 'Bjuda sex utan Rödskägg',
    help: 'Ett vanligt bud på sex stick, lägre än Rödskägg.',
    value: yesNo,
  },
  exactForAll: {
    label: 'Exakt bud för alla',
    help: 'Alla som missar sitt bud får 6, inte bara spelföraren.',
    value: yesNo,
  },
  soleSurvivor: {
    label: 'När ingen går med',
    help: 'Alla andra har lagt sig, och två stick är kvar.',
    value: (rule) => (rule === 'awarded' ? 'Spelföraren får båda sticken' : 'Given slutar med fyra stick'),
  },
  rituals: {
    label: 'Ritualer, som i Fem opp',
    help: 'Ni håller själva reda på det som ska sägas och knackar på den som glömmer.',
    value: (on) => (on === true ? 'Ja, ni håller reda på det' : 'Nej, bordet sköter det'),
  },
  peekPenalty: {
    label: 'Straff för att tjuvkika',
    help: 'Den som tar upp korten innan de är klara. Bara med ritualer.',
    value: points,
  },
  cutPenalty: {
    label: 'Straff för fel kupering',
    help: 'Den som ger och låter en annan kupera. Bara med ritualer.',
    value: points,
  },
  forgotAskPenalty: {
    label: 'Straff för glömd fråga',
    help: 'Spelföraren som inte frågar före de två sista sticken. Bara med ritualer.',
    value: points,
  },
  knockWindow: {
    label: 'Hur länge man kan knacka',
    help: 'Det gäller för det som hände när korten gavs. Bara med ritualer.',
    value: (window) => (window === 'nextTrick' ? 'Tills första sticket är slut' : 'Tills någon bjuder eller byter'),
  },
  wrongKnock: {
    label: 'Att knacka i onödan',
    help: 'Det den får som knackar utan skäl. Bara med ritualer.',
    value: points,
  },
  deals: {
    label: 'Hur länge ni spelar',
    help: 'Når ingen noll vinner den som står närmast när givarna är slut.',
    value: (deals) => (deals === 0 ? 'Tills någon når noll' : deals === 1 ? 'En giv' : `Högst ${deals} givar`),
  },
}

export const svPresets: RodskaggWords['presets'] = {
  standard: { label: 'Vanlig rödskägg', help: 'Bordet ställer frågan och säger poängen åt er.' },
  wikipedia: {
    label: 'Efter Wikipedia',
    help: 'Spelföraren spelar ut till varje stick, straffen är 6 och ni håller själva reda på vad som ska sägas.',
  },
  femopp: {
    label: 'Fem opp',
    help: 'Vanlig rödskägg med ritualer: glöm inte att fråga, och knacka på den som glömmer.',
  },
}
