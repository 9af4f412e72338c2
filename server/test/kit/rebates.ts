import type { Server } from '../../src/app/server.ts'
import { GAME } from './testServer.ts'

/** At a return of 96.12 % and a rate of 10 %, every unit staked on the game earns 0.388 cents. */
export async function earnRebate({ db }: Server, wallet: number, staked: bigint): Promise<void> {
  const bets = { wallet, game: GAME, permille: 100, rounds: 1, staked }
  await db.write((tx) => tx.insertInto('rebate_open').values(bets).execute())
}
