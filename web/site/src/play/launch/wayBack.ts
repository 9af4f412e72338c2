import type { PlayMode } from '@ronda/contract'

/** The link that a page was left by for a game. */
export type Leaving = { readonly place: string; readonly gameCode: string; readonly mode: PlayMode }

let left: Leaving | undefined

/** An entry of the history: the same page opened twice is two places. */
export function placeOf({
  href,
  state,
}: {
  readonly href: string
  readonly state: { readonly __TSR_key?: string }
}): string {
  return state.__TSR_key ?? href
}

export function leaveBy(leaving: Leaving): void {
  left = leaving
}

/** Whether this is the link that a player who comes back to this place had left by. It is so once. */
export function isWayBack(here: Leaving): boolean {
  const isIt = left?.place === here.place && left.gameCode === here.gameCode && left.mode === here.mode
  if (isIt) left = undefined
  return isIt
}
