import type { DealKind, SjufingreOptions } from '../../../games/sjufingre/index.ts'
import type { RulesSection } from '../../game.ts'
import { listOf } from '../../list.ts'
import { few } from '../../speech/da.ts'
import { either } from './da-say.ts'
import { factsOf } from './programme.ts'

const DEALS: Readonly<Record<DealKind, readonly [one: string, many: string]>> = {
  trick: ['en spilrunde', 'spilrunder'],
  build: ['en byggefase', 'byggefaser'],
  solitaire: ['en kabalefase', 'kabalefaser'],
}

/** A programme in words: `tre spilrunder, en byggefase, tre spilrunder og en kabalefase`. */
export const programmeText = (runs: readonly { readonly kind: DealKind; readonly count: number }[]): string =>
  listOf(
    'da',
    runs.map(({ kind, count }) => (count === 1 ? DEALS[kind][0] : `${few(count)} ${DEALS[kind][1]}`)),
  )

/** S7-4, S7-20 To whom the gifts of a trick deal go: ` til spilleren til venstre`. */
const giftsText = ({ reach, again, anew }: ReturnType<typeof factsOf>['gifts']): string => {
  if (reach === 1) return ' til spilleren til venstre.'
  const third = reach === 3 ? ', i den tredje tre' : ''
  const ends = [...(again ? ['den tredje'] : []), ...(anew ? ['en runde af en anden slags'] : [])]
  return `: i den første til spilleren til venstre, i den anden to pladser væk${third}.${ends.length === 0 ? '' : ` Efter ${either(ends)} begynder det forfra.`}`
}

/** The rules of Som 7 fingre as a table plays them, in Danish. */
export const daRules = (options: SjufingreOptions, seats: number): readonly RulesSection[] => {
  const { deals, runs, trick, build, solitaire, gifts, hand, trickGift, otherGift, noThird, ...rules } = factsOf(
    options,
    seats,
  )
  const counts = trick || build
  return [
    {
      title: 'Det gælder om',
      paragraphs: [
        `Spillet hedder egentlig Som 7 fingre i samme røv. I spiller ${programmeText(runs)}. Pointene lægges sammen${deals === 1 ? '' : ' efter hver runde'}, og den, der har flest til sidst, vinder. Tit er det nok at have færrest minuspoint.`,
        `Der er 60 kort: 1 til 15 i rødt, gult, grønt og blåt. Alle deles ud, ${hand} til hver. Spilleren til venstre for kortgiveren begynder, og kortgiveren skifter med uret.`,
        ...(rules.teams
          ? [
              `I spiller to og to med makkeren overfor. ${rules.pooled ? 'Det, I to tager, lægges sammen, før pointene tælles, så I kan samle en hel kategori sammen.' : 'Pointene tælles for hver enkelt og lægges så sammen.'}`,
            ]
          : []),
      ],
    },
    {
      title: 'Kortbytning',
      paragraphs: [
        ...(trick
          ? [
              `Før en spilrunde giver alle ${few(trickGift)} kort${giftsText(gifts)}${noThird ? ' Når I er tre, ville den tredje bytning være med en selv, så dér bytter ingen.' : ''}`,
            ]
          : []),
        ...(build || solitaire
          ? [
              `Før ${listOf('da', [...(build ? ['byggefasen'] : []), ...(solitaire ? ['kabalen'] : [])])} giver alle ${few(otherGift)} kort til hver af de andre.`,
            ]
          : []),
        'Intet skifter hænder, før alle har givet, og det, man har givet, kan man ikke tage tilbage.',
      ],
    },
    ...(trick
      ? [
          {
            title: 'Spilfasen',
            paragraphs: [
              'Den, der spiller ud, vælger farve, og alle, der kan, skal bekende. Ellers lægger man, hvad man vil. Højeste kort i farven tager stikket, og den, der tog det, spiller ud til det næste. Der er ingen trumf.',
              `Blå 5 er jokeren: når den spilles, tager den stikket. Man må lægge den, når man ikke kan bekende. Er der spillet blåt ud, må den vente, til den er ens eneste blå kort, og så skal den lægges. ${rules.jokerLead ? 'Den må spilles ud, og så er det blåt, der gælder.' : 'Den må ikke spilles ud, medmindre den er det eneste kort, man har.'}`,
            ],
          },
        ]
      : []),
    ...(counts
      ? [
          {
            title: 'Hvad kortene er værd',
            paragraphs: [
              '1’ere: +2 hver, men alle fire tilsammen −10.',
              'Odd-kort, altså blå 2, gul 10 og grøn 13: −4 hver, men alle tre +15.',
              '12’ere: −3 hver og blå 12 −6, men alle fire +20.',
              'Røde kort: −1 hver, men alle femten +25. Rød 12 tæller −3 og rød 1 tæller +2, ikke også som røde.',
              'Andet stik −4 og sidste stik −4, men begge +10. Et kort, der indgår i en hel kategori, tæller ikke også for sig.',
            ],
          },
        ]
      : []),
    ...(build
      ? [
          {
            title: 'Byggefasen: tage og lægge',
            paragraphs: [
              'Bordet er tomt fra begyndelsen. I spiller ét kort hver efter tur, og farven er ligegyldig. Kortet tager alt på bordet, der har samme værdi: enkelte kort, bunker og summer, så mange man vil. En 9 kan tage en 9, en 5 og en 4, eller begge dele.',
              'Et kort må kun lægges, hvis intet på bordet kan tages med det. Hver gang man tager, er det et stik.',
              'Svupper: den, der rydder bordet, får +2. Blå 5 tager alt, hvad der ligger der, så man bygger ikke med den. På et tomt bord lægges den og er siden en almindelig femmer.',
              'Det, der ligger tilbage, når kortene er spillet, får den, der tog sidst. Det er hverken stik eller svupper.',
            ],
          },
          {
            title: 'Byggefasen: bunker',
            paragraphs: [
              'I stedet for at tage kan man bygge: læg et kort på et eller flere andre, så de bliver en bunke, for eksempel en 5 på en 4 til en 9-bunke. Man skal beholde et kort på hånden, der kan tage den. Højere end 15 kan der ikke bygges.',
              'En bunke må bygges om til en højere værdi, også af en anden. Ligger værdien der to gange, som 9 og 5 + 4, er bunken låst: kun den, der byggede sidst, må lægge mere til, og ingen må ændre værdien. Alle må tage den.',
              'Den, der byggede sidst på en bunke, er bundet til den. Så længe den ligger, må man ikke bare lægge et kort, men skal tage en af sine bunker eller bygge, og man skal beholde et kort, der kan tage den.',
            ],
          },
        ]
      : []),
    ...(solitaire
      ? [
          {
            title: 'Kabalefasen',
            paragraphs: [
              'Otterne begynder hver sin række, som så bygges op til 15 og ned til 1 i samme farve. Når det er ens tur, lægger man et kort, der passer. Den, der ikke kan, melder pas, og det sørger bordet for.',
              `Runden er slut, når en spiller er af med alle sine kort. De andre får −10 for hvert kort, de har tilbage${rules.teams ? ', og i hold tæller begge makkeres kort' : ''}. Her tæller ingen ringe, ingen stik og ingen joker.`,
            ],
          },
        ]
      : []),
    {
      title: 'Hvem der vinder',
      paragraphs: [
        rules.teams
          ? 'Det hold, der har flest point, når alle runder er spillet. Står det lige, deler de sejren.'
          : 'Den, der har flest point, når alle runder er spillet. Står det lige, deler de sejren.',
      ],
    },
  ]
}
