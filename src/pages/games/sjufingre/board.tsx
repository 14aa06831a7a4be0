import type { VNode } from 'preact'
import { BuildBoard } from './board-build.tsx'
import { ExchangeBoard } from './board-exchange.tsx'
import { SolitaireBoard } from './board-solitaire.tsx'
import { TrickBoard } from './board-trick.tsx'
import type { Props } from './props.ts'

/** The cloth of the phase. */
export const Board = (props: Props): VNode => {
  const { play } = props.view
  switch (play.phase) {
    case 'exchange':
      return <ExchangeBoard {...props} play={play} />
    case 'trick':
      return <TrickBoard {...props} play={play} />
    case 'build':
      return <BuildBoard {...props} play={play} />
    case 'solitaire':
      return <SolitaireBoard {...props} play={play} />
  }
}
