import type { GameState } from '@ronda/contract'

/** Why a game cannot be opened just now. Whoever is out of sight is not there at all. */
export function openingRefusal(state: GameState): 'game.unknown' | 'game.maintenance' | undefined {
  if (state === 'hidden') return 'game.unknown'
  return state === 'maintenance' ? 'game.maintenance' : undefined
}

/** Why a game that is already open plays no new round. A player who sits in it knows that it is there. */
export function roundRefusal(state: GameState): 'game.maintenance' | undefined {
  return state === 'open' ? undefined : 'game.maintenance'
}
