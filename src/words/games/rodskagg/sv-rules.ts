import type { RodskaggOptions } from '../../../games/rodskagg/index.ts'
import type { RulesSection } from '../../game.ts'
import { few } from '../../speech/sv.ts'
import { phrases } from './sv-say.ts'

const exchange = ({ lowHand, lowHandTest, exchange }: RodskaggOptions): readonly string[] => {
  if (lowHand === 'off') return ['Ingen får byta kort: man spelar med dem man fick.']
  const low = lowHandTest === 'aceBlocks' ? 'ess, kung, dam eller knekt' : 'kung, dam eller knekt'
  return [
    `Den som varken har ${low} på handen får byta, ${exchange === 'withBid' ? 'när turen att bjuda kommer' : 'om den vill. Alla får frågan i tur och ordning före buden'}.`,
    lowHand === 'draw'
      ? 'Man drar ett kort i taget ur talongen, så länge man vill men inte längre än till första höga kortet. Sedan kastar man lika många, vilka som helst. Tar talongen slut blandas de kastade korten till en ny.'
      : 'Hela handen byts mot sex nya kort, och är den fortfarande dålig får man byta igen. Räcker inte talongen blandas allt om, och den hand man då får behåller man.',
  ]
}

const bids = ({ bidding, plainBidSix, redbeard, bidRule, exactForAll }: RodskaggOptions): readonly string[] => [
  `Med början till vänster om den som gav säger var och en hur många stick det blir, 0 till ${plainBidSix ? 6 : 5}, eller Rödskägg. ${
    bidding === 'announce'
      ? 'Den som bjuder högst, eller först av dem som bjuder lika, är spelförare.'
      : 'Varje bud måste vara högre än det förra, annars passar man. Passar alla spelas inte given.'
  }`,
  `Spelföraren ska ta ${bidRule === 'exact' ? 'precis' : 'minst'} så många stick. ${exactForAll ? 'De andra ska hålla sina bud på samma sätt.' : 'De andras bud är bara upplysningar.'}`,
  redbeard === 'winOrOut'
    ? 'Rödskägg är alla sex sticken. Lyckas det är matchen vunnen på en gång. Misslyckas det är spelföraren ute, och de andra spelar vidare.'
    : 'Rödskägg är alla sex sticken, ett bud som andra.',
]

const question = ({ soleSurvivor, rituals, exactForAll }: RodskaggOptions): readonly string[] => [
  `När fyra stick är spelade frågar spelföraren: går ni med? ${rituals ? 'Det gör spelföraren själv.' : 'Bordet ställer frågan.'} Den som har tagit ett stick måste spela vidare, och spelföraren också. Den som inte har något stick väljer, i tur och ordning från spelförarens vänster.`,
  'Den som lägger sig lägger bort sina två kort, och inget händer. Den som går med utan stick satsar: varje stick drar 2, men inget stick kostar 6.',
  soleSurvivor === 'awarded'
    ? 'Går ingen med får spelföraren de två sista sticken utan att de spelas. De räknas också mot budet.'
    : 'Går ingen med är given slut efter fyra stick.',
  ...(exactForAll ? ['Den som har bjudit minst ett stick och lägger sig har missat sitt bud.'] : []),
]

const scores = ({ declarerPenalty, exactForAll }: RodskaggOptions): readonly string[] => [
  'Varje stick drar av en poäng. Under noll går det också att hamna, och då är det bara straffpoäng som hjälper uppåt.',
  exactForAll
    ? 'Alla som missar sitt bud får 6, spelföraren också.'
    : `Spelföraren som missar sitt bud får ${declarerPenalty}. Den som står på 3, bjuder 3 och tar 2 hamnar på 3 − 2 + ${declarerPenalty} = ${1 + declarerPenalty}.`,
]

const end = ({ tieAtZero, deals }: RodskaggOptions): readonly string[] => [
  'Den som står på precis noll när en giv är slut har vunnit. Att passera noll mitt i given räknas inte.',
  `${tieAtZero === 'declarer' ? 'Är det flera vinner spelföraren, om den är en av dem. Annars blir det omspel' : 'Är det flera blir det omspel'}: en giv bara för dem, utan bud och utan fråga, och flest stick vinner.`,
  ...(deals === 0
    ? []
    : [
        `Har ingen nått noll efter ${deals === 1 ? 'en giv' : `${deals} givar`} vinner den som står närmast. Är flera lika nära delar de på segern.`,
      ]),
]

const rituals = (options: RodskaggOptions): readonly RulesSection[] => {
  if (!options.rituals) return []
  const { peekPenalty, cutPenalty, forgotAskPenalty, knockWindow, wrongKnock } = options
  const cost = (points: number): string => (points === 0 ? 'kostar inget' : `kostar ${points}`)
  return [
    {
      title: 'Ritualerna',
      paragraphs: [
        `Den som ger blandar och kuperar själv, delar ut och säger till: ”${phrases.ready.usual}”, eller så som ni har bestämt. Att låta någon annan kupera ${cost(cutPenalty)}. Att ta upp korten för tidigt ${cost(peekPenalty)}.`,
        `Glömmer spelföraren att fråga går alla med, utan satsning. Det ${cost(forgotAskPenalty)}.`,
        `Den som kommer till ett säger ”${phrases.one.usual}”, och den som kommer till noll ”${phrases.zero.usual}”, innan nästa stick börjar. Efter sista sticket ska det sägas innan man går vidare. Att glömma det kostar 6.`,
      ],
    },
    {
      title: 'Att knacka',
      paragraphs: [
        'Inget av detta kostar något om ingen märker det. Den som märker det knackar, och säger på vem och för vad. Den första som knackar räknas.',
        `${knockWindow === 'nextTrick' ? 'Kupering och tjuvkik kan knackas tills första sticket är slut' : 'Kupering och tjuvkik kan knackas tills någon bjuder eller byter kort'}, den glömda frågan tills femte sticket är slut, och den osagda siffran tills nästa stick är slut.`,
        `Att knacka i onödan ${wrongKnock === 0 ? 'kostar inget' : `kostar ${wrongKnock}`}.`,
      ],
    },
  ]
}

/** The rules of Rödskägg as a table plays them, in Swedish. */
export const svRules = (options: RodskaggOptions, seats: number): readonly RulesSection[] => [
  {
    title: 'Vad det går ut på',
    paragraphs: [
      'Alla börjar på 12 och vill ner till exakt noll. Varje stick drar av en poäng, så det gäller att ta lagom många i slutet.',
      'Leken har 52 kort utan jokrar. Esset är högst, tvåan lägst, och ingen färg är trumf.',
    ],
  },
  {
    title: 'Given och bytet',
    paragraphs: [
      `Den som ger delar sex kort till var och en. Resten, ${52 - 6 * seats} kort när ni är ${few(seats)}, blir talong. Turen att ge går medsols.`,
      ...exchange(options),
    ],
  },
  { title: 'Buden', paragraphs: bids(options) },
  {
    title: 'Sticken',
    paragraphs: [
      'Spelföraren spelar ut till första sticket. Man måste bekänna färg om man kan; annars lägger man vad man vill, men det kortet vinner inte. Högsta kortet i den utspelade färgen tar sticket.',
      options.lead === 'winner'
        ? 'Den som tog sticket spelar ut till nästa.'
        : 'Spelföraren spelar ut till alla stick.',
    ],
  },
  { title: 'Frågan', paragraphs: question(options) },
  { title: 'Poängen', paragraphs: scores(options) },
  { title: 'Vem som vinner', paragraphs: end(options) },
  ...rituals(options),
]
