import type { StageProps } from '../round/client.ts'

/** What a card table needs to know about the round on it. */
export type RoundOnTable<View> = {
  readonly view: View | undefined
  readonly id: string | undefined
  /** The round waits for the player, and no request or animation is running. */
  readonly isOpen: boolean
  readonly mayMove: boolean
}

/** The cast is safe: the server builds the view with the same rules of the game. */
export function roundOnTable<View>({ round, isBusy }: StageProps): RoundOnTable<View> {
  const isOpen = round !== undefined && !round.isOver
  return { view: round?.view as View | undefined, id: round?.id, isOpen, mayMove: isOpen && !isBusy }
}
