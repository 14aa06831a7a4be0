import type { RodskaggOptions } from '../../../games/rodskagg/index.ts'
import type { RulesSection } from '../../game.ts'
import { few } from '../../speech/da.ts'
import { phrases } from './da-say.ts'

const exchange = ({ lowHand, lowHandTest, exchange }: RodskaggOptions): readonly string[] => {
  if (lowHand === 'off') return ['Ingen må bytte kort: man spiller med dem, man fik.']
  const low = lowHandTest === 'aceBlocks' ? 'es, konge, dame eller knægt' : 'konge, dame eller knægt'
  return [
    `Den, der hverken har ${low} på hånden, må bytte, ${exchange === 'withBid' ? 'når turen til at melde kommer' : 'hvis man vil. Alle bliver spurgt efter tur før meldingerne'}.`,
    lowHand === 'draw'
      ? 'Man trækker ét kort ad gangen fra bunken, så længe man vil, men ikke længere end til det første høje kort. Så lægger man lige så mange væk, hvilke som helst. Slipper bunken op, blandes de bortlagte kort til en ny.'
      : 'Hele hånden byttes med seks nye kort, og er den stadig dårlig, må man bytte igen. Rækker bunken ikke, blandes det hele om, og den hånd, man så får, beholder man.',
  ]
}

const bids = ({ bidding, plainBidSix, redbeard, bidRule, exactForAll }: RodskaggOptions): readonly string[] => [
  `Fra giverens venstre side siger hver, hvor mange stik det bliver, 0 til ${plainBidSix ? 6 : 5}, eller Rødskæg. ${
    bidding === 'announce'
      ? 'Den højeste melding, den første hvis flere er ens, er spilførerens.'
      : 'Hver melding skal være højere end den forrige, ellers siger man pas. Melder alle pas, spilles spillet ikke.'
  }`,
  `Spilføreren skal tage ${bidRule === 'exact' ? 'præcis' : 'mindst'} så mange stik. ${exactForAll ? 'De andre skal holde deres meldinger på samme måde.' : 'De andres meldinger er kun til oplysning.'}`,
  redbeard === 'winOrOut'
    ? 'Rødskæg er alle seks stik. Lykkes det, er partiet vundet med det samme. Går det galt, er spilføreren ude, og de andre spiller videre.'
    : 'Rødskæg er alle seks stik, en melding som de andre.',
]

const question = ({ soleSurvivor, rituals, exactForAll }: RodskaggOptions): readonly string[] => [
  `Når fire stik er spillet, spørger spilføreren: går I med? ${rituals ? 'Det gør spilføreren selv.' : 'Bordet stiller spørgsmålet.'} Den, der har taget et stik, skal spille videre, og det skal spilføreren også. Den, der ikke har noget stik, vælger, efter tur fra spilførerens venstre side.`,
  'Den, der står af, lægger sine to kort væk, og der sker ikke noget. Den, der går med uden stik, satser: hvert stik trækker 2 fra, men ingen stik koster 6.',
  soleSurvivor === 'awarded'
    ? 'Går ingen med, får spilføreren de to sidste stik, uden at de bliver spillet. De tæller også med i meldingen.'
    : 'Går ingen med, er spillet slut efter fire stik.',
  ...(exactForAll ? ['Den, der har meldt mindst et stik og står af, har ikke holdt sin melding.'] : []),
]

const scores = ({ declarerPenalty, exactForAll }: RodskaggOptions): readonly string[] => [
  'Hvert stik trækker et point fra. Man kan også ende under nul, og så er det kun strafpoint, der hjælper opad.',
  exactForAll
    ? 'Alle, der ikke holder deres melding, får 6, også spilføreren.'
    : `En spilfører, der ikke holder sin melding, får ${declarerPenalty}. Stod spilføreren på 3, meldte 3 og tog 2, bliver det 3 − 2 + ${declarerPenalty} = ${1 + declarerPenalty}.`,
]

const end = ({ tieAtZero, deals }: RodskaggOptions): readonly string[] => [
  'Den, der står på præcis nul, når et spil er slut, har vundet. At passere nul midt i spillet tæller ikke.',
  `${tieAtZero === 'declarer' ? 'Er der flere, vinder spilføreren, hvis det er en af dem. Ellers bliver der omspil' : 'Er der flere, bliver der omspil'}: et spil kun for dem, uden meldinger og uden spørgsmål, og flest stik vinder.`,
  ...(deals === 0
    ? []
    : [
        `Har ingen nået nul efter ${deals === 1 ? 'et spil' : `${deals} spil`}, vinder den, der står nærmest. Står flere lige nær, deler de sejren.`,
      ]),
]

const rituals = (options: RodskaggOptions): readonly RulesSection[] => {
  if (!options.rituals) return []
  const { peekPenalty, cutPenalty, forgotAskPenalty, knockWindow, wrongKnock } = options
  const cost = (points: number): string => (points === 0 ? 'koster ikke noget' : `koster ${points}`)
  return [
    {
      title: 'Ritualerne',
      paragraphs: [
        `Giveren blander og tager selv af, deler ud og siger til: »${phrases.ready.usual}«, eller hvad I har aftalt. At lade en anden tage af ${cost(cutPenalty)}. At tage kortene op for tidligt ${cost(peekPenalty)}.`,
        `Glemmer spilføreren at spørge, går alle med, uden at satse. Det ${cost(forgotAskPenalty)}.`,
        `Den, der kommer ned på ét, siger »${phrases.one.usual}«, og den, der kommer ned på nul, »${phrases.zero.usual}«, før næste stik begynder. Efter sidste stik skal det siges, før man går videre. At glemme det koster 6.`,
      ],
    },
    {
      title: 'At banke',
      paragraphs: [
        'Intet af dette koster noget, hvis ingen opdager det. Den, der opdager det, banker og siger på hvem og for hvad. Den første, der banker, tæller.',
        `${knockWindow === 'nextTrick' ? 'Der kan bankes for aftagning og smugkig, til første stik er slut' : 'Der kan bankes for aftagning og smugkig, til nogen melder eller bytter kort'}, for det glemte spørgsmål, til femte stik er slut, og for det usagte tal, til næste stik er slut.`,
        `At banke uden grund ${wrongKnock === 0 ? 'koster ikke noget' : `koster ${wrongKnock}`}.`,
      ],
    },
  ]
}

/** The rules of Rödskägg as a table plays them, in Danish. */
export const daRules = (options: RodskaggOptions, seats: number): readonly RulesSection[] => [
  {
    title: 'Det gælder om',
    paragraphs: [
      'Alle begynder på 12 og vil ned på præcis nul. Hvert stik trækker et point fra, så til sidst gælder det om at tage tilpas mange.',
      'Der er 52 kort uden jokere. Esset er højest, toeren lavest, og ingen farve er trumf.',
    ],
  },
  {
    title: 'Der gives og byttes',
    paragraphs: [
      `Giveren deler seks kort ud til hver. Resten, ${52 - 6 * seats} kort, når I er ${few(seats)}, bliver en bunke. Man giver efter tur, med uret.`,
      ...exchange(options),
    ],
  },
  { title: 'Meldingerne', paragraphs: bids(options) },
  {
    title: 'Stikkene',
    paragraphs: [
      'Spilføreren spiller ud til første stik. Man skal bekende farve, hvis man kan; ellers lægger man, hvad man vil, men det kort vinder ikke. Det højeste kort i den udspillede farve tager stikket.',
      options.lead === 'winner'
        ? 'Den, der tog stikket, spiller ud til det næste.'
        : 'Spilføreren spiller ud til alle stik.',
    ],
  },
  { title: 'Spørgsmålet', paragraphs: question(options) },
  { title: 'Pointene', paragraphs: scores(options) },
  { title: 'Hvem der vinder', paragraphs: end(options) },
  ...rituals(options),
]
