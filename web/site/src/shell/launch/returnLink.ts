import type { PlayMode } from '@ronda/contract'

/** The link by which a page was left for a game. */
export type LeftLink = { readonly place: string; readonly gameCode: string; readonly mode: PlayMode }

/** And its distance from the top of the window, if the link itself was tapped. */
export type Leaving = LeftLink & { readonly top: number | undefined }

let left: Leaving | undefined

/** Identifies a history entry: the same page opened twice is two places. */
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

/** How a returning player left by this link; undefined for any other link. Returned once. */
export function takeReturnLink(here: LeftLink): Leaving | undefined {
  if (left?.place !== here.place || left.gameCode !== here.gameCode || left.mode !== here.mode) return undefined
  const leaving = left
  left = undefined
  return leaving
}
