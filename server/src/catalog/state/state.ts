import type { GameState } from '@ronda/contract'

/** Why a game cannot be opened now. A hidden game is reported as unknown. */
export function openingRefusal(state: GameState): 'game.unknown' | 'game.maintenance' | undefined {
  if (state === 'hidden') return 'game.unknown'
  return state === 'maintenance' ? 'game.maintenance' : undefined
}

/** Why no new round of an open game can start. A hidden game counts as in maintenance: its player knows it. */
export function roundRefusal(state: GameState): 'game.maintenance' | undefined {
  return state === 'open' ? undefined : 'game.maintenance'
}
