import type { SharedGame } from './game.ts'

/** Each comes when its table is opened, by the name of its rules. */
export const games: Readonly<Record<string, () => Promise<SharedGame>>> = {
  roulette: async () => (await import('./roulette/roulette.tsx')).roulette,
  baccarat: async () => (await import('./baccarat/baccarat.tsx')).baccarat,
  baccaratNoCommission: async () => (await import('./baccarat/baccarat.tsx')).baccaratNoCommission,
  dragonTiger: async () => (await import('./dragonTiger/dragonTiger.tsx')).dragonTiger,
  cockfight: async () => (await import('./cockfight/cockfight.tsx')).cockfight,
  crash: async () => (await import('./crash/crash.tsx')).crash,
  sicBo: async () => (await import('./sicBo/sicBo.tsx')).sicBo,
}
