import type { VNode } from 'preact'
import type { Card } from '../../../games/sjufingre/index.ts'
import { Hand } from '../../cards.tsx'
import { CardButton, CardFace, CardTick } from './cards.tsx'
import { BuildChoices } from './choices-build.tsx'
import { isMine, type Props, type PropsIn, pageWords } from './props.ts'
import { WorthFolded } from './worth.tsx'

/** The hand to look at. */
const HandToSee = ({ view, language }: Props): VNode => (
  <Hand label={pageWords(language).act.hand(view.hand.length)}>
    {view.hand.map((card) => (
      <CardFace card={card} language={language} key={card} />
    ))}
  </Hand>
)

/** The hand to play from: a trick, or the rows of the solitaire. */
const HandToPlay = ({ view, legal, language }: Props): VNode => {
  const words = pageWords(language).act
  const { hand } = view
  const some = legal.length < hand.length
  const may = (card: Card) => legal.includes(`play ${card}`)
  return (
    <Hand label={some ? words.handSome(hand.length, legal.length) : words.hand(hand.length)} some={some}>
      {hand.map((card) => (
        <CardButton
          card={card}
          language={language}
          action={`play ${card}`}
          disabled={!may(card)}
          spoken={may(card) ? words.playable : words.unplayable}
          key={card}
        />
      ))}
    </Hand>
  )
}

/** S7-4, S7-D2 The hand to tick from, and the button that gives it to the next receiver. */
const Give = ({ view, who, language, ticked, next }: PropsIn<'exchange'> & { readonly next: number }): VNode => {
  const words = pageWords(language).act
  return (
    <>
      <Hand label={words.hand(view.hand.length)}>
        {view.hand.map((card) => (
          <CardTick card={card} language={language} checked={ticked?.includes(card)} key={card} />
        ))}
      </Hand>
      <button type="submit" class="go" name="action" value={`give ${next}`}>
        {words.give(who, next)}
      </button>
    </>
  )
}

/** What the reader can do, and the hand. */
export const Choices = (props: Props): VNode => {
  const { view, legal } = props
  const { play } = view
  if (isMine(view) && play.phase === 'build') return <BuildChoices {...props} play={play} />
  const next = play.phase === 'exchange' ? play.next : undefined
  return (
    <>
      {view.hand.length === 0 ? undefined : legal.length === 0 ? (
        <HandToSee {...props} />
      ) : play.phase === 'exchange' && next !== undefined ? (
        <Give {...props} play={play} next={next} />
      ) : (
        <HandToPlay {...props} />
      )}
      {view.hand.length === 0 ? undefined : <WorthFolded {...props} />}
    </>
  )
}
