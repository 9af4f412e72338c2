import { randomUUID } from 'node:crypto'
import { PARTS_PER_POINT, type GoodValue } from '@ronda/contract'
import { id } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'
import { addGood } from '../../src/rewards/mall/desk.actions.ts'
import { earn } from '../../src/rewards/point/point.actions.ts'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
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

const REDEEM_PATH = '/wps/relay/passwordCheck/MCS2_redeemPointReward'
const RECIPIENT = { name: 'Ana López', address: 'Calle Luna 7, Lima', phone: '+51 999 888 777' }

const DELIVERY: GoodValue = {
  kind: 'delivery',
  names: { es: 'Taza', en: 'Mug' },
  texts: { es: 'Una taza', en: 'A mug' },
  price: 100,
  picture: 'mug',
  amount: null,
  stock: 5,
  perMember: null,
  isOffered: true,
  place: 0,
}

/** Ten units for 1,000 points. */
export const MONEY: Partial<GoodValue> = {
  kind: 'cash',
  price: 1_000,
  amount: 1_000_000n,
  stock: null,
  picture: 'cash',
}

/** Offers a good, made by a member of staff. */
export async function offerGood(server: Server, value: Partial<GoodValue> = {}): Promise<string> {
  const staff = await server.db.read((tx) =>
    tx.selectFrom('account').select('id').where('username', '=', 'operador').executeTakeFirstOrThrow(),
  )
  const adding = { key: randomUUID(), value: { ...DELIVERY, ...value }, by: id<'account'>(staff.id) }
  const added = await addGood(server.features.mall.options, adding)
  if (!added.ok) throw new Error(added.error)
  return added.value.id
}

type Redeemed = { readonly key?: string; readonly quantity?: number; readonly price?: number; readonly pin?: string }

/** Redeems a good, with where to send it. */
export const redeemGood = (
  { visitor }: Owner,
  good: string,
  { key = randomUUID(), quantity = 1, price = 100, pin = PIN }: Redeemed = {},
): Promise<WireAnswer> =>
  visitor.ask('POST', REDEEM_PATH, { key, good, quantity, price, recipient: RECIPIENT, paymentPassword: pin })
