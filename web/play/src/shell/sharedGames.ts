import { liveGames } from '../live/liveGames.ts'
import type { SharedGame } from '../shared/sharedRound/game.ts'

type Load = () => Promise<SharedGame>

const cockfight: Load = async () => (await import('../cockfight/cockfight.tsx')).cockfight
const crash: Load = async () => (await import('../crash/crash.tsx')).crash
/** All lotteries are one game with many variants. */
const lottery: Load = async () => (await import('../lottery/lottery.tsx')).lottery

/** Games with shared rounds, by the id of their rules; each is loaded when its table is opened. */
export const sharedGames: Readonly<Record<string, Load>> = {
  ...liveGames,
  cockfight,
  cockfightPool: cockfight,
  crash,
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
