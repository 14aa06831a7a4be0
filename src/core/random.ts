/** Chance as the engine sees it. Whoever supplies it also logs what came out, so a replay needs no generator. */
export interface Random {
  /** The cards of `pack`, each exactly once, in an order nobody could foresee; the first is dealt first. */
  shuffle<Card extends string>(pack: readonly Card[]): readonly Card[]
}
