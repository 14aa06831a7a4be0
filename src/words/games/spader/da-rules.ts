import type { SpaderOptions } from '../../../games/spader/index.ts'
import type { RulesSection } from '../../game.ts'
import { listOf } from '../../list.ts'
import { few } from '../../speech/da.ts'
import { factsOf, type TableFacts } from './facts.ts'

const PACK = {
  none: '',
  C2: 'Klør to er taget ud, så kortene går lige op. ',
  D2C2: 'Ruder to og klør to er taget ud, så kortene går lige op. ',
  H2D2: 'To jokere er med, og hjerter to og ruder to er taget ud. ',
  D2C2J: 'To jokere er med, og ruder to og klør to er taget ud. ',
  J: 'To jokere er med. ',
  twos: 'To jokere er med, og alle fire toere er taget ud. ',
} as const

const aim = ({ form, mirror, target, deals }: SpaderOptions, facts: TableFacts): readonly string[] => [
  form === 'family'
    ? 'I er fire og spiller hver for sig. Gæt, hvor mange stik du tager, og prøv at tage præcis så mange.'
    : form === 'pairs'
      ? `I er fire, to hold med makkeren overfor. ${mirror ? 'Kortene bestemmer meldingen, og holdet skal holde den.' : 'Hver spiller melder, hvor mange stik det kan blive til, og holdet skal holde, hvad det har lovet.'}`
      : `I er ${few(facts.seats)} og spiller hver for sig. ${mirror ? 'Kortene bestemmer meldingen, og du skal holde den.' : 'Meld, hvor mange stik du tror, du tager, og hold det.'}`,
  deals > 0
    ? `I spiller ${few(deals)} spil. Den, der så har flest point, vinder.`
    : `Den, der først når ${target === 'usual' ? facts.target : target} point, vinder${facts.pairs ? ', talt for holdet' : ''}.`,
]

const deal = ({ form, openHands, jokers }: SpaderOptions, facts: TableFacts): readonly string[] => [
  form === 'two'
    ? `${PACK[facts.pack]}Ingen giver. I skiftes til at se på det øverste kort i bunken. Behold det, så lægges det næste væk uset. Eller læg det væk, og tag det næste, hvad det end er. Når bunken er tom, har I tretten kort hver. Den, der begyndte at trække i forrige spil, trækker sidst i det næste.`
    : `${PACK[facts.pack]}Alle får ${facts.hand} kort, et ad gangen. Giveren skifter med uret efter hvert spil.`,
  jokers
    ? 'Spar er altid trumf. Jokerne tæller som spar: den store joker er højest, den lille næsthøjest, så spar es. I de andre farver er esset højest.'
    : 'Spar er altid trumf. I hver farve er esset højest og toeren lavest.',
  'Kortene på hånden ligger sorteret med spar længst til venstre og de høje først.',
  ...(form === 'family' && openHands !== 'none'
    ? [
        openHands === '0,1,2,3'
          ? 'Alles kort ligger åbent, så en voksen kan hjælpe.'
          : `Kortene på plads ${listOf(
              'da',
              openHands.split(',').map((seat) => String(Number(seat) + 1)),
            )} ligger åbent, for den, der spiller med hjælp.`,
      ]
    : []),
]

const bidding = (options: SpaderOptions, facts: TableFacts): readonly string[] => {
  const { bidCorrection, teamBidCap, suicide, mirror } = options
  if (mirror)
    return [
      'Meldingen er præcis så mange spar, du har på hånden. Har du ingen, melder du nul. Meldingerne lægges frem af sig selv.',
      ...(facts.pairs ? ['Holdets kontrakt er summen af de to meldinger.'] : []),
    ]
  return [
    `${facts.two ? 'Den, der begyndte at trække, melder først.' : 'I melder en omgang og begynder til venstre for giveren.'} ${facts.nil ? `Meld fra nul til ${facts.hand}.` : `Meld fra et til ${facts.hand}.`} Ingen kan melde pas, og en melding behøver ikke være højere end den forrige.`,
    ...(facts.pairs
      ? [
          `Holdets kontrakt er summen af de to meldinger.${teamBidCap ? ' Tilsammen må de ikke blive mere end 13.' : ''}`,
        ]
      : []),
    ...(suicide
      ? ['På hvert hold melder præcis én nul. Melder den første på holdet et tal, skal makkeren melde nul, og omvendt.']
      : []),
    bidCorrection
      ? 'En melding kan rettes, til den næste har meldt. Den, der melder sidst, kan rette, til det første kort byttes eller spilles.'
      : 'En melding, der er sagt, står ved magt.',
  ]
}

const nil = ({ blindNilExchange, failedNilTricks }: SpaderOptions, facts: TableFacts): readonly string[] => [
  `Nul er et løfte om ikke at tage et eneste stik. Det giver 100, hvis det holder, og koster 100, hvis det brister.${facts.pairs ? ' Makkerens melding regnes for sig.' : ''}`,
  ...(facts.blind === 'off'
    ? []
    : [
        `Blindt nul meldes, før du har set dine kort. Det giver 200 eller koster 200.${facts.blind === 'anytime' ? ' Det må alle melde.' : facts.pairs ? ' Det må meldes, når holdet er mindst 100 bagud.' : ' Det må den melde, der er mindst 100 efter den, der fører.'} Kortene ligger med bagsiden op, til du vælger, og et blindt nul kan ikke rettes.`,
      ]),
  ...(facts.blind !== 'off' && facts.pairs && blindNilExchange
    ? [
        'Når alle har meldt, giver den, der meldte blindt, to kort til sin makker, som ser på dem og giver to tilbage. Har begge på holdet meldt blindt, bytter de ikke.',
      ]
    : []),
  ...(facts.pairs
    ? [
        failedNilTricks === 'bags'
          ? 'Brister et nul, bliver de stik til sække, hvis makkeren klarede sin egen melding.'
          : failedNilTricks === 'contract'
            ? 'Brister et nul, tæller de stik med i holdets kontrakt.'
            : 'Brister et nul, tæller de stik ikke til noget andet.',
      ]
    : []),
]

const play = ({ two }: TableFacts): readonly string[] => [
  `${two ? 'Den, der begyndte at trække, spiller først ud' : 'Den til venstre for giveren spiller først ud'}, derefter spiller den, der tog stikket, ud til det næste.`,
  'Har du den farve, der er spillet ud, skal du bekende. Har du ingen, må du lægge, hvad du vil, også spar.',
  'Ligger der spar i stikket, tager den højeste spar det. Ellers tager det højeste kort i den farve, der blev spillet ud.',
]

const EARLY: Readonly<Record<SpaderOptions['irregularLead'], string>> = {
  blocked: 'Bordet tager ikke imod spar, før den er brudt.',
  takeBack: 'Prøver nogen alligevel, går kortet tilbage uden straf, men alle får det at vide.',
  opponentsNameSuit:
    'Spiller nogen alligevel spar ud, går kortet tilbage. Den næste spiller vælger en anden farve, som så skal spilles ud, hvis den findes på hånden. Den, der har meldt nul, må ikke gøre det.',
  trickLost:
    'Spiller nogen alligevel spar ud, går stikket til den modspiller, der lægger højest spar, ellers til den næste spiller. Den, der har meldt nul, må ikke gøre det.',
}

const broken = ({ irregularLead }: SpaderOptions): readonly string[] => [
  'Spar må ikke spilles ud, før den er brudt. Det er den, når nogen har lagt spar på en anden farve. Den, der kun har spar tilbage, må spille den ud, og så er den brudt.',
  EARLY[irregularLead],
]

const score = ({ form }: SpaderOptions, facts: TableFacts): readonly string[] =>
  form === 'family'
    ? [
        'Hvert stik, du tager, giver 1 point, uanset hvad du meldte. Tager du præcis så mange, som du meldte, får du 5 mere.',
        'Meldte du tre og tog tre, bliver det 8. Meldte du tre og tog fem, bliver det 5. Ingen kan gå i minus.',
      ]
    : [
        `Holder ${facts.pairs ? 'kontrakten' : 'meldingen'}, giver hvert meldt stik 10 point og hvert stik derudover 1. Fem meldt og seks taget giver 51.`,
        'Bliver det færre, er det bet: −10 for hvert meldt stik, hvad enten der mangler et eller fem.',
      ]

const bags = ({ bagOverflow }: SpaderOptions): readonly string[] => [
  'Et stik ud over meldingen er en sæk. Den giver 1 point, men sækkene samles gennem hele partiet. Ved ti sække trækkes 100 point fra.',
  bagOverflow === 'carry'
    ? 'Sække ud over de ti bliver liggende. Derfor viser sidste ciffer, hvor mange I har, så længe summen ikke er under nul.'
    : 'Derefter tælles der forfra fra nul.',
  'Den, der går bet, får ingen sække.',
]

const end = ({ deals, losingScore, form }: SpaderOptions): readonly string[] => [
  deals > 0
    ? 'Står det lige i toppen efter sidste spil, spilles et spil til, indtil nogen fører.'
    : 'Pointene tælles, når spillet er færdigt. Når flere når målet i samme spil, vinder den, der har mest. Står det lige i toppen, spilles et spil til, indtil nogen fører.',
  ...(form !== 'family' && losingScore !== 'none'
    ? [`Den, der efter et spil har −${-losingScore} eller mindre, har tabt. Så er partiet slut, og flest point vinder.`]
    : []),
]

/** The rules of Spader as a table plays them, in Danish. */
export const daRules = (options: SpaderOptions, seats: number): readonly RulesSection[] => {
  const facts = factsOf(options, seats)
  return [
    { title: 'Det gælder om', paragraphs: aim(options, facts) },
    { title: facts.two ? 'Kortene, der trækkes' : 'Kortene', paragraphs: deal(options, facts) },
    { title: 'Meldingerne', paragraphs: bidding(options, facts) },
    ...(facts.nil
      ? [{ title: facts.blind === 'off' ? 'Nul' : 'Nul og blindt nul', paragraphs: nil(options, facts) }]
      : []),
    { title: 'Stikkene', paragraphs: play(facts) },
    { title: 'Når spar må spilles ud', paragraphs: broken(options) },
    { title: 'Pointene', paragraphs: score(options, facts) },
    ...(facts.family ? [] : [{ title: 'Sække', paragraphs: bags(options) }]),
    { title: 'Når partiet er slut', paragraphs: end(options) },
  ]
}
