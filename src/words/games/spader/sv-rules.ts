import type { SpaderOptions } from '../../../games/spader/index.ts'
import type { RulesSection } from '../../game.ts'
import { listOf } from '../../list.ts'
import { few } from '../../speech/sv.ts'
import { factsOf, type TableFacts } from './facts.ts'

const PACK = {
  none: '',
  C2: 'Klöver två är borttagen, så att leken går jämnt upp. ',
  D2C2: 'Ruter två och klöver två är borttagna, så att leken går jämnt upp. ',
  H2D2: 'Två jokrar är med, och hjärter två och ruter två är borttagna. ',
  D2C2J: 'Två jokrar är med, och ruter två och klöver två är borttagna. ',
  J: 'Två jokrar är med. ',
  twos: 'Två jokrar är med, och alla fyra tvåorna är borttagna. ',
} as const

const aim = ({ form, mirror, target, deals }: SpaderOptions, facts: TableFacts): readonly string[] => [
  form === 'family'
    ? 'Ni är fyra och spelar var och en för sig. Gissa hur många stick du tar, och försök ta precis så många.'
    : form === 'pairs'
      ? `Ni är fyra, två lag med partnern mittemot. ${mirror ? 'Korten bestämmer budet, och laget måste hålla det.' : 'Varje spelare bjuder hur många stick hen tror sig ta, och laget måste hålla vad det lovat.'}`
      : `Ni är ${few(facts.seats)} och spelar var och en för sig. ${mirror ? 'Korten bestämmer budet' : 'Bjud hur många stick du tror dig ta'}, och du ska hålla det.`,
  deals > 0
    ? `Ni spelar ${deals === 1 ? 'en giv' : `${few(deals)} givar`}. Den som då har flest poäng vinner.`
    : `Den som först når ${target === 'usual' ? facts.target : target} poäng vinner${facts.pairs ? ', räknat för laget' : ''}.`,
]

const deal = ({ form, openHands, jokers }: SpaderOptions, facts: TableFacts): readonly string[] => [
  form === 'two'
    ? `${PACK[facts.pack]}Ingen ger. Ni turas om att se på översta kortet i talongen. Behåll det, och nästa kort läggs bort osett. Eller lägg bort det, och ta nästa vilket det än är. När talongen är slut har ni tretton kort var. Den som började dra i förra given drar sist i nästa.`
    : `${PACK[facts.pack]}Alla får ${facts.hand} kort, ett i taget. Den som ger byts medsols efter varje giv.`,
  jokers
    ? 'Spader är alltid trumf. Jokrarna räknas som spader: stora jokern är högst, lilla jokern näst högst, sedan spader ess. I de andra färgerna är esset högst.'
    : 'Spader är alltid trumf. I varje färg är esset högst och tvåan lägst.',
  'Korten på hand ligger sorterade med spadern längst till vänster och de höga först.',
  ...(form === 'family' && openHands !== 'none'
    ? [
        openHands === '0,1,2,3'
          ? 'Allas kort ligger öppna, så att en vuxen kan hjälpa till.'
          : `Korten på plats ${listOf(
              'sv',
              openHands.split(',').map((seat) => String(Number(seat) + 1)),
            )} ligger öppna, för den som spelar med hjälp.`,
      ]
    : []),
]

const bidding = (options: SpaderOptions, facts: TableFacts): readonly string[] => {
  const { bidCorrection, teamBidCap, suicide, mirror } = options
  if (mirror)
    return [
      'Budet är precis så många spader du har på hand. Har du ingen bjuder du noll. Buden läggs fram av sig själva.',
      ...(facts.pairs ? ['Lagets kontrakt är summan av de två buden.'] : []),
    ]
  return [
    `${facts.two ? 'Den som började dra bjuder först.' : 'Ni bjuder ett varv med början till vänster om den som gav.'} ${facts.nil ? `Bjud noll till ${facts.hand}.` : `Bjud ett till ${facts.hand}.`} Ingen kan passa, och ett bud behöver inte vara högre än det förra.`,
    ...(facts.pairs
      ? [`Lagets kontrakt är summan av de två buden.${teamBidCap ? ' Tillsammans får de inte bli mer än 13.' : ''}`]
      : []),
    ...(suicide
      ? ['I varje lag bjuder precis en noll. Bjuder den första i laget ett tal måste partnern bjuda noll, och tvärtom.']
      : []),
    bidCorrection
      ? 'Ett bud kan ändras tills nästa spelare har bjudit. Den som bjuder sist kan ändra tills det första kortet byts eller spelas.'
      : 'Ett bud som är sagt står fast.',
  ]
}

const nil = ({ blindNilExchange, failedNilTricks }: SpaderOptions, facts: TableFacts): readonly string[] => [
  `Noll är ett löfte att inte ta ett enda stick. Det ger 100 om det håller och kostar 100 om det spricker.${facts.pairs ? ' Partnerns bud räknas för sig.' : ''}`,
  ...(facts.blind === 'off'
    ? []
    : [
        `Blint noll bjuds innan du har tittat på dina kort. Det ger 200 eller kostar 200.${facts.blind === 'anytime' ? ' Det får alla bjuda.' : facts.pairs ? ' Det får bjudas när laget ligger minst 100 efter.' : ' Det får den bjuda som ligger minst 100 efter den som leder.'} Korten ligger med baksidan upp tills du väljer, och ett blint noll kan inte ändras.`,
      ]),
  ...(facts.blind !== 'off' && facts.pairs && blindNilExchange
    ? [
        'När alla har bjudit ger den som bjöd blint två kort till sin partner, som tittar på dem och ger två tillbaka. Har båda i laget bjudit blint byter de inte.',
      ]
    : []),
  ...(facts.pairs
    ? [
        failedNilTricks === 'bags'
          ? 'Spricker ett nollbud blir de sticken säckar, om partnern klarade sitt eget bud.'
          : failedNilTricks === 'contract'
            ? 'Spricker ett nollbud räknas de sticken med i lagets kontrakt.'
            : 'Spricker ett nollbud räknas de sticken inte till något annat.',
      ]
    : []),
]

const play = ({ two }: TableFacts): readonly string[] => [
  `${two ? 'Den som började dra spelar ut först' : 'Den till vänster om den som gav spelar ut först'}, sedan spelar den som tog sticket ut till nästa.`,
  'Har du den utspelade färgen måste du bekänna den. Har du ingen får du lägga vad du vill, också spader.',
  'Ligger det spader i sticket tar den högsta spadern det. Annars tar det högsta kortet i den utspelade färgen.',
]

const EARLY: Readonly<Record<SpaderOptions['irregularLead'], string>> = {
  blocked: 'Bordet släpper inte fram spader för tidigt.',
  takeBack: 'Försöker någon ändå får kortet gå tillbaka, utan straff, men alla får veta det.',
  opponentsNameSuit:
    'Spelar någon ändå ut spader går kortet tillbaka. Nästa spelare väljer en annan färg, som då ska spelas ut om den finns på hand. Den som har bjudit noll får inte göra så.',
  trickLost:
    'Spelar någon ändå ut spader går sticket till den motspelare som lägger högst spader, annars till nästa spelare. Den som har bjudit noll får inte göra så.',
}

const broken = ({ irregularLead }: SpaderOptions): readonly string[] => [
  'Spader får inte spelas ut förrän den är bruten. Det är den när någon har lagt spader på en annan färg. Den som bara har spader kvar får spela ut den, och då är den bruten.',
  EARLY[irregularLead],
]

const score = ({ form }: SpaderOptions, facts: TableFacts): readonly string[] =>
  form === 'family'
    ? [
        'Varje stick du tar ger 1 poäng, vad du än bjöd. Tar du precis så många som du bjöd får du 5 till.',
        'Bjöd du tre och tog tre blir det 8. Bjöd du tre och tog fem blir det 5. Ingen hamnar på minus.',
      ]
    : [
        `Håller ${facts.pairs ? 'kontraktet' : 'budet'} ger varje bjudet stick 10 poäng och varje stick därutöver 1. Fem bjudna och sex tagna blir 51.`,
        'Blir det färre är det bet: −10 för varje bjudet stick, vare sig det fattas ett eller fem.',
      ]

const bags = ({ bagOverflow }: SpaderOptions): readonly string[] => [
  'Ett stick utöver budet är en säck. Den ger 1 poäng, men säckarna samlas genom hela matchen. Vid tio säckar dras 100 poäng.',
  bagOverflow === 'carry'
    ? 'Säckar utöver de tio ligger kvar. Därför visar sista siffran hur många säckar det är, så länge summan inte är på minus.'
    : 'Sedan börjar räkningen om från noll.',
  'Den som går bet får inga säckar.',
]

const end = ({ deals, losingScore, form }: SpaderOptions): readonly string[] => [
  deals > 0
    ? 'Står det lika i topp efter sista given spelas en giv till, tills någon leder.'
    : 'Poängen räknas när given är slut. Når flera målet i samma giv vinner den som har mest. Står det lika i topp spelas en giv till, tills någon leder.',
  ...(form !== 'family' && losingScore !== 'none'
    ? [
        `Den som efter en giv har −${-losingScore} eller mindre har förlorat. Då är matchen slut, och mest poäng vinner.`,
      ]
    : []),
]

/** The rules of Spader as a table plays them, in Swedish. */
export const svRules = (options: SpaderOptions, seats: number): readonly RulesSection[] => {
  const facts = factsOf(options, seats)
  return [
    { title: 'Vad det går ut på', paragraphs: aim(options, facts) },
    { title: facts.two ? 'Korten och draget' : 'Korten och given', paragraphs: deal(options, facts) },
    { title: 'Buden', paragraphs: bidding(options, facts) },
    ...(facts.nil
      ? [{ title: facts.blind === 'off' ? 'Noll' : 'Noll och blint noll', paragraphs: nil(options, facts) }]
      : []),
    { title: 'Sticken', paragraphs: play(facts) },
    { title: 'När spader får spelas ut', paragraphs: broken(options) },
    { title: 'Poängen', paragraphs: score(options, facts) },
    ...(facts.family ? [] : [{ title: 'Säckar', paragraphs: bags(options) }]),
    { title: 'När matchen är slut', paragraphs: end(options) },
  ]
}
