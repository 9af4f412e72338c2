import type { SharedGame } from '../shared/sharedRound/game.ts'

/** All lotteries are one game with many variants. */
const lottery = async (): Promise<SharedGame> => (await import('../lottery/lottery.tsx')).lottery

/** By the id of its rules; each is loaded when its table is opened. */
export const games: Readonly<Record<string, () => Promise<SharedGame>>> = {
  roulette: async () => (await import('../live/roulette/roulette.tsx')).roulette,
  baccarat: async () => (await import('../live/baccarat/baccarat.tsx')).baccarat,
  baccaratNoCommission: async () => (await import('../live/baccarat/baccarat.tsx')).baccaratNoCommission,
  dragonTiger: async () => (await import('../live/dragonTiger/dragonTiger.tsx')).dragonTiger,
  cockfight: async () => (await import('../cockfight/cockfight.tsx')).cockfight,
  cockfightPool: async () => (await import('../cockfight/cockfight.tsx')).cockfight,
  crash: async () => (await import('../crash/crash.tsx')).crash,
  sicBo: async () => (await import('../live/sicBo/sicBo.tsx')).sicBo,
  vnNorth: lottery,
  vnCentral: lottery,
  vnSouth: lottery,
  sea4d: lottery,
  keno80: lottery,
  lotto45: lottery,
  lotto55: lottery,
  elott1: lottery,
  elott3: lottery,
  elott5: lottery,
}
