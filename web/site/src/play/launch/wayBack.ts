import type { PlayMode } from '@ronda/contract'

/** The link that a page was left by for a game. */
export type WayOut = { readonly place: string; readonly gameCode: string; readonly mode: PlayMode }

/** And how far below the edge of the window it stood, if it was the link itself that was tapped. */
export type Leaving = WayOut & { readonly top: number | undefined }

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

/** How a player who now comes back left by this link; nothing for any other link. It is told once. */
export function takeWayBack(here: WayOut): Leaving | undefined {
  if (left?.place !== here.place || left.gameCode !== here.gameCode || left.mode !== here.mode) return undefined
  const leaving = left
  left = undefined
  return leaving
}
