import type { GameItem } from '@ronda/contract'

/** The game whose details are open. */
let shown: GameItem | undefined
const listeners = new Set<() => void>()

function show(game: GameItem | undefined): void {
  shown = game
  for (const listener of listeners) listener()
}

export function openGameSheet(game: GameItem): void {
  show(game)
}

export function closeGameSheet(): void {
  show(undefined)
}

export function readGameSheet(): GameItem | undefined {
  return shown
}

export function watchGameSheet(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
