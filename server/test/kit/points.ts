import { PARTS_PER_POINT } from '@ronda/contract'
import type { Server } from '../../src/app/server.ts'
import { earn } from '../../src/rewards/point/point.actions.ts'
import { PIN, type Owner } from './memberBalances.ts'
import { accountOf } from './poison.ts'

/** Gives an account points as bets do. */
export async function earnPoints(server: Server, owner: Owner, count: number): Promise<void> {
  const account = await accountOf(server, owner)
  const earned = [{ account, amount: BigInt(count) * PARTS_PER_POINT }]
  await server.db.write((tx) => earn(server.features.point.options, tx, earned))
}

/** A request that turns points into money, at 100 points a unit. */
export const converting = (key: string, points: number) => ({ key, points, pointsPerUnit: 100, paymentPassword: PIN })

export const CONVERT_PATH = '/wps/relay/passwordCheck/MCS2_convertPoint'
