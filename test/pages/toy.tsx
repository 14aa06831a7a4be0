import type { VNode } from 'preact'
import type { Card } from '../../src/cards/card.ts'
import { CardBack, CardButton, CardFace, CardPlace, Hand } from '../../src/pages/cards.tsx'
import type { GamePage, SeatProps } from '../../src/pages/games/page.ts'
import type { GameToSetUp } from '../../src/pages/set-up.tsx'
import type { GameWords } from '../../src/words/game.ts'
import type { Language } from '../../src/words/language.ts'
import { nameOf } from '../../src/words/who.ts'

/** A game with one house rule of each kind and two presets, for pages to be tried on. */
export const toy: GameToSetUp = {
  id: 'toy',
  options: {
    target: { values: [5, 7, 11], default: 5, rule: 'T-1', main: true },
    deals: { values: [0, 1, 2, 3, 4, 5, 6], default: 0, rule: 'T-2' },
    nil: { values: [true, false], default: true, rule: 'T-3' },
    programme: { pattern: /^[AB]+$/, maxLength: 8, default: 'AB', rule: 'T-4' },
  },
  presets: { standard: {}, club: { target: 7 } },
  seatCounts: (options) => (options.target === 11 ? [2, 3] : [2]),
}

/** The same game without presets and for four. */
export const plainToy: GameToSetUp = { ...toy, presets: { standard: {} }, seatCounts: () => [3, 4, 5] }

const words: GameWords = {
  name: 'Ekarté',
  tagline: '2 · fem kort, fem poäng',
  options: {
    target: { label: 'Spela till', help: 'Så många poäng vinner partiet.', value: String },
    deals: { label: 'Antal givar', help: 'Noll spelar till målet.', value: String },
    nil: { label: 'Noll', help: 'Får man bjuda noll?', value: (value) => (value === true ? 'ja' : 'nej') },
    programme: { label: 'Program', help: 'En bokstav för varje giv.', value: String },
  },
  presets: {
    standard: { label: 'Som de flesta', help: 'Till fem poäng.' },
    club: { label: 'Klubbens lagar', help: 'Till sju poäng, för den som vill sitta länge.' },
  },
  phrases: { thanks: { label: 'Den sista tackar', usual: 'Tack för hjälpen' } },
  conflict: () => 'Noll och sju givar går inte ihop.',
  objection: () => 'Du måste bekänna färg.',
  event: (event, who) => (event.code === 'silent' ? undefined : `${nameOf(who, 1)} tog poängen, ny giv.`),
  scoreLine: () => 'tog tre stick',
  rules: (_options, seats) => [
    {
      title: 'Kortgivningen',
      paragraphs: [`Ni är ${seats}. Var och en får fem kort.`, 'Nästa kort vänds upp: dess färg är trumf.'],
    },
    { title: 'Spelet', paragraphs: ['Bekänn färg, ta över om du kan.'] },
  ],
}

/** Its words, the same in every language. */
export const toyWords: Readonly<Record<Language, GameWords>> = { sv: words, da: words, en: words }

/** What a seat sees of it: its hand, and whose turn it is. */
interface ToyView {
  readonly hand: readonly Card[]
}

export const toyView: ToyView = { hand: ['HK', 'HQ', 'H8', 'CK', 'DT'] }

const Score = ({ who }: SeatProps<ToyView>): VNode => (
  <section class="two" aria-label="Ställning, till fem">
    {[0, 1].map((seat) => (
      <div class="side" key={seat}>
        <span>{seat === who.me ? 'Du' : nameOf(who, seat)}</span>
        <b>{3 - seat}</b>
        <span class="pips" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((point) => (
            <i class={point < 3 - seat ? 'on' : undefined} key={point} />
          ))}
        </span>
        <small>av 5</small>
      </div>
    ))}
  </section>
)

const Board = ({ who, language }: SeatProps<ToyView>): VNode => (
  <section class="table" aria-label="Bordet">
    <div class="trick duel">
      <div class="aside">
        <div class="stock">
          <CardBack class="big" />
          <CardFace card="D9" language={language} class="big" />
        </div>
        <p class="seat">
          <b>Ruter är trumf</b>
        </p>
      </div>
      <ol class="pairup" aria-label="Sticket">
        <li class="best n new">
          <span class="seat">
            <b>{nameOf(who, 1)}</b>
          </span>
          <CardFace card="HJ" language={language} class="big" />
        </li>
        <li>
          <CardPlace class="big">ditt kort</CardPlace>
        </li>
      </ol>
      <p class="seat">
        <b>Stick</b>0–0
      </p>
    </div>
  </section>
)

const Say = ({ legal }: SeatProps<ToyView>): VNode =>
  legal.length > 0 ? (
    <>
      <b>Din tur.</b> <span>Hjärter ligger ute. Ta över med hjärter kung eller dam.</span>
    </>
  ) : (
    <>
      <b>Farfars tur.</b> <span>Farfar spelar ut.</span>
    </>
  )

const Choices = ({ view, legal, language }: SeatProps<ToyView>): VNode => (
  <Hand label="Din hand, fem kort" some={legal.length > 0 && legal.length < view.hand.length}>
    {view.hand.map((card) =>
      legal.length === 0 ? (
        <CardFace card={card} language={language} key={card} />
      ) : (
        <CardButton
          card={card}
          language={language}
          action={`play ${card}`}
          disabled={!legal.includes(`play ${card}`)}
          spoken={legal.includes(`play ${card}`) ? ', kan spelas' : ', kan inte spelas'}
          key={card}
        />
      ),
    )}
  </Hand>
)

const Reasons = ({ seatPath }: SeatProps<ToyView>): VNode => (
  <>
    <section aria-labelledby="stakes">
      <h2 id="stakes">Vad som står på spel</h2>
      <p>
        Får du tre stick markerar du <b>2</b>, annars får han <b>1</b>.
      </p>
    </section>
    <p class="links">
      <a href={`${seatPath}/concede`}>Ge upp given …</a>
    </p>
  </>
)

const FinishedDeal = ({ language }: SeatProps<ToyView>): VNode => (
  <section class="table" aria-labelledby="finished">
    <h2 id="finished">Giv 3: Farfar får 1</h2>
    <div class="plays">
      {(['S9', 'HJ'] as const).map((card) => (
        <div key={card}>
          <CardFace card={card} language={language} small />
          Farfar
        </div>
      ))}
    </div>
  </section>
)

const Sheet = (): VNode => (
  <table>
    <caption class="sr">Poäng giv för giv</caption>
    <thead>
      <tr>
        <th scope="col">Giv</th>
        <th scope="col">Du</th>
        <th scope="col">Farfar</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">1</th>
        <td>
          <b>3</b> +2<small>tog alla fem</small>
        </td>
        <td>
          <b>2</b> +0
        </td>
      </tr>
    </tbody>
  </table>
)

/** Its parts of a page, in the markup that look.css dresses. */
export const toyPage: GamePage<ToyView> = {
  stylesheet: '/ekarte.css',
  Score,
  Board,
  Say,
  Choices,
  advised: (_, action) => ({ text: action, cards: [] }),
  Reasons,
  FinishedDeal,
  Sheet,
}
