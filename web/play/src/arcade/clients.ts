import type { ArcadeClient } from './round/client.ts'

/** Each is loaded when its game is opened. */
export const clients: Readonly<Record<string, () => Promise<ArcadeClient>>> = {
  dice: async () => (await import('./games/dice.tsx')).dice,
  limbo: async () => (await import('./games/limbo.tsx')).limbo,
  mines: async () => (await import('./games/mines.tsx')).mines,
  plinko: async () => (await import('./games/plinko.tsx')).plinko,
  hilo: async () => (await import('./games/hilo.tsx')).hilo,
  keno: async () => (await import('./games/keno.tsx')).keno,
  wheel: async () => (await import('./games/wheel.tsx')).wheel,
  'poker-9-6': async () => (await import('./videoPoker/VideoPoker.tsx')).pokerNineSix,
  'poker-8-5': async () => (await import('./videoPoker/VideoPoker.tsx')).pokerEightFive,
  blackjack: async () => (await import('./blackjack/Blackjack.tsx')).blackjack,
  'casino-holdem': async () => (await import('./casinoHoldem/CasinoHoldem.tsx')).casinoHoldem,
  baccarat: async () => (await import('./baccarat/Baccarat.tsx')).baccarat,
  roulette: async () => (await import('./roulette/Roulette.tsx')).roulette,
  'scratch-frutal': async () => (await import('./scratch/Scratch.tsx')).scratchFrutal,
  'scratch-marina': async () => (await import('./scratch/Scratch.tsx')).scratchMarina,
  'scratch-cosmos': async () => (await import('./scratch/Scratch.tsx')).scratchCosmos,
  bingo: async () => (await import('./bingo/Bingo.tsx')).bingo,
}
