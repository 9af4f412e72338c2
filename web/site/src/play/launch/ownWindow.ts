/** A game in a window of its own has this name. */
export const GAME_WINDOW = 'ronda-game'

/** Room for the reels beside other work. */
export const GAME_WINDOW_SIZE = { width: 1120, height: 760 } as const

export function isOwnWindow(): boolean {
  return window.name === GAME_WINDOW
}
