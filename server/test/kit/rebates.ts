import { rational } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'
import { addOpen } from '../../src/rewards/rebate/rebate.sql.ts'
import { GAME } from './testServer.ts'

/** At a return of 96.12 % and a rate of 10 %, every unit staked on the game earns 0.388 cents. */
export async function earnRebate({ db }: Server, wallet: number, staked: bigint): Promise<void> {
  const returned = rational(9_612n, 10_000n)
  const bets = { wallet, game: GAME, gameType: 'RNG' as const, permille: 100, extra: 0, returned, rounds: 1, staked }
  await db.write((tx) => addOpen(tx, [bets]))
}
