import type { DealKind, SjufingreOptions } from '../../../games/sjufingre/index.ts'
import type { RulesSection } from '../../game.ts'
import { listOf } from '../../list.ts'
import { few } from '../../speech/sv.ts'
import { factsOf } from './programme.ts'
import { either } from './sv-say.ts'

const DEALS: Readonly<Record<DealKind, readonly [one: string, many: string]>> = {
  trick: ['en stickrunda', 'stickrundor'],
  build: ['en byggrunda', 'byggrundor'],
  solitaire: ['en patiensrunda', 'patiensrundor'],
}

/** A programme in words: `tre stickrundor, en byggrunda, tre stickrundor och en patiensrunda`. */
export const programmeText = (runs: readonly { readonly kind: DealKind; readonly count: number }[]): string =>
  listOf(
    'sv',
    runs.map(({ kind, count }) => (count === 1 ? DEALS[kind][0] : `${few(count)} ${DEALS[kind][1]}`)),
  )

/** S7-4, S7-20 To whom the gifts of a trick deal go: ` till spelaren till vänster`. */
const giftsText = ({ reach, again, anew }: ReturnType<typeof factsOf>['gifts']): string => {
  if (reach === 1) return ' till spelaren till vänster.'
  const third = reach === 3 ? ', i den tredje tre' : ''
  const ends = [...(again ? ['den tredje'] : []), ...(anew ? ['en runda av annat slag'] : [])]
  return `: i den första till spelaren till vänster, i den andra två platser bort${third}.${ends.length === 0 ? '' : ` Efter ${either(ends)} börjar det om.`}`
}

/** The rules of Som 7 fingre as a table plays them, in Swedish. */
export const svRules = (options: SjufingreOptions, seats: number): readonly RulesSection[] => {
  const { deals, runs, trick, build, solitaire, gifts, hand, trickGift, otherGift, noThird, ...rules } = factsOf(
    options,
    seats,
  )
  const counts = trick || build
  return [
    {
      title: 'Vad det går ut på',
      paragraphs: [
        `Spelet är danskt och heter egentligen Som 7 fingre i samme røv. Ni spelar ${programmeText(runs)}. Poängen läggs ihop${deals === 1 ? '' : ' efter varje runda'}, och den som har mest till slut vinner. Ofta räcker det att ha minst minus.`,
        `Leken har 60 kort: 1 till 15 i rött, gult, grönt och blått. Alla delas ut, ${hand} var. Den till vänster om den som gav börjar, och turen att ge går medsols.`,
        ...(rules.teams
          ? [
              `Ni spelar två och två, med partnern mittemot. ${rules.pooled ? 'Det ni två tar läggs ihop innan poängen räknas, så ni kan samla en hel serie tillsammans.' : 'Poängen räknas för var och en och läggs sedan ihop.'}`,
            ]
          : []),
      ],
    },
    {
      title: 'Bytet',
      paragraphs: [
        ...(trick
          ? [
              `Före en stickrunda ger alla ${few(trickGift)} kort${giftsText(gifts)}${noThird ? ' När ni är tre hamnar det tredje bytet hos en själv, så då byter ingen.' : ''}`,
            ]
          : []),
        ...(build || solitaire
          ? [
              `Före ${listOf('sv', [...(build ? ['bygget'] : []), ...(solitaire ? ['patiensen'] : [])])} ger alla ${few(otherGift)} kort till var och en av de andra.`,
            ]
          : []),
        'Inget byter händer förrän alla har gett, och det man har gett går inte att ta tillbaka.',
      ],
    },
    ...(trick
      ? [
          {
            title: 'Stickrundan',
            paragraphs: [
              'Den som spelar ut väljer färg, och alla som kan måste bekänna. Annars lägger man vad man vill. Högsta kortet i färgen tar sticket, och den som tog det spelar ut till nästa. Det finns ingen trumf.',
              `Blå 5 är jokern: när den spelas tar den sticket. Man får lägga den när man inte kan bekänna. Är det blått som spelats ut får den vänta tills det är ens enda blå kort, och då måste den läggas. ${rules.jokerLead ? 'Den får spelas ut, och då är det blått som gäller.' : 'Den får inte spelas ut, om den inte är det enda kort man har.'}`,
            ],
          },
        ]
      : []),
    ...(counts
      ? [
          {
            title: 'Vad korten är värda',
            paragraphs: [
              'Ettor: +2 var, men alla fyra tillsammans −10.',
              'Udda kort, som är blå 2, gul 10 och grön 13: −4 var, men alla tre +15.',
              'Tolvor: −3 var och blå 12 −6, men alla fyra +20.',
              'Röda kort: −1 var, men alla femton +25. Röd 12 räknas som −3 och röd 1 som +2, inte som röda också.',
              'Andra sticket −4 och sista sticket −4, men båda +10. Ett kort som ingår i en hel serie räknas inte dessutom för sig.',
            ],
          },
        ]
      : []),
    ...(build
      ? [
          {
            title: 'Bygget: ta och lägga',
            paragraphs: [
              'Bordet är tomt från början. Var och en spelar ett kort i tur och ordning, och färgen spelar ingen roll. Kortet tar allt på bordet som har samma värde: enstaka kort, högar och summor, hur många man vill. En 9 kan ta en 9, en 5 och en 4, eller båda delarna.',
              'Ett kort får bara läggas om inget på bordet går att ta med det. Varje gång man tar är det ett stick.',
              'Svupper: den som tömmer bordet får +2. Blå 5 tar allt som ligger där, så man bygger inte med den. På ett tomt bord läggs den och är sedan en vanlig femma.',
              'Det som ligger kvar när korten är slut får den som tog sist. Det är varken stick eller svupper.',
            ],
          },
          {
            title: 'Bygget: högar',
            paragraphs: [
              'I stället för att ta kan man bygga: lägg ett kort på ett eller flera andra så att de blir en hög, till exempel en 5 på en 4 till en 9-hög. Man måste ha kvar ett kort på hand som kan ta den. Mer än 15 går inte att bygga.',
              'En hög får byggas om till ett högre värde, också av någon annan. Ligger värdet där två gånger, som 9 och 5 + 4, är högen låst: bara den som byggde sist får lägga till mer, och ingen får ändra värdet. Ta den får vem som helst.',
              'Den som byggde sist på en hög är bunden till den. Så länge den ligger får man inte lägga kort, utan ska ta någon av sina högar eller bygga, och man ska ha kvar ett kort som kan ta den.',
            ],
          },
        ]
      : []),
    ...(solitaire
      ? [
          {
            title: 'Patiensen',
            paragraphs: [
              'Åttorna börjar varsin rad, som sedan byggs uppåt till 15 och nedåt till 1 i samma färg. När det är ens tur lägger man ett kort som passar i raderna. Den som inte kan lägga något passar, och det sköter bordet.',
              `Rundan är slut när någon är av med alla sina kort. De andra får −10 för varje kort de har kvar${rules.teams ? ', och i lag räknas båda partnernas kort' : ''}. Här räknas inga ringar, inga stick och ingen joker.`,
            ],
          },
        ]
      : []),
    {
      title: 'Vem som vinner',
      paragraphs: [
        rules.teams
          ? 'Det lag som har mest när alla rundor är spelade. Är det lika delar de segern.'
          : 'Den som har mest när alla rundor är spelade. Är det lika delar de segern.',
      ],
    },
  ]
}
