import type { StageProps } from '../client.ts'

/** What a table of cards asks of the round that lies on it. */
export type Lying<View> = {
  readonly view: View | undefined
  readonly id: string | undefined
  /** It waits for the player, and nothing is under way. */
  readonly isOpen: boolean
  readonly mayMove: boolean
}

/** The view is what the rules of the game gave: the server plays by the same ones. */
export function lyingOn<View>({ round, isBusy }: StageProps): Lying<View> {
  const isOpen = round !== undefined && !round.isOver
  return { view: round?.view as View | undefined, id: round?.id, isOpen, mayMove: isOpen && !isBusy }
}
