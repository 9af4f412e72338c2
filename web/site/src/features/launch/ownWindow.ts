/** The name of a game's own window. */
export const GAME_WINDOW = 'ronda-game'

/** The size of the window. */
export const GAME_WINDOW_SIZE = { width: 1120, height: 760 } as const

export function isOwnWindow(): boolean {
  return window.name === GAME_WINDOW
}
