import type { SharedGame } from '../shared/sharedRound/game.ts'

/** Live tables by the id of their rules; each is loaded when its table is opened. */
export const liveGames: Readonly<Record<string, () => Promise<SharedGame>>> = {
  roulette: async () => (await import('./roulette/roulette.tsx')).roulette,
  baccarat: async () => (await import('./baccarat/baccarat.tsx')).baccarat,
  baccaratNoCommission: async () => (await import('./baccarat/baccarat.tsx')).baccaratNoCommission,
  dragonTiger: async () => (await import('./dragonTiger/dragonTiger.tsx')).dragonTiger,
  sicBo: async () => (await import('./sicBo/sicBo.tsx')).sicBo,
}
