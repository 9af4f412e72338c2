import type { ArcadeClient } from './client.ts'

/** Each comes when its game is opened. */
export const clients: Readonly<Record<string, () => Promise<ArcadeClient>>> = {
  dice: async () => (await import('./games/dice.tsx')).dice,
  limbo: async () => (await import('./games/limbo.tsx')).limbo,
  mines: async () => (await import('./games/mines.tsx')).mines,
  plinko: async () => (await import('./games/plinko.tsx')).plinko,
  hilo: async () => (await import('./games/hilo.tsx')).hilo,
  keno: async () => (await import('./games/keno.tsx')).keno,
  wheel: async () => (await import('./games/wheel.tsx')).wheel,
}
