import { err, ok, seconds, type Result } from '@ronda/core'
import type { RetryLater } from '@ronda/contract'
import type { WalletId } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import { findConversion, insertConversion, listUnpaid, recordPaid, type StoredConversion } from './conversion.sql.ts'
import { changePoints, type PointOptions } from './point.actions.ts'
import { conversionOf, convertRefusal, type ConvertRefusal, type Ratio } from './point.ts'
import { lockStanding } from './point.sql.ts'

type PaymentRefusal =
  | 'payment_password.missing'
  | 'payment_password.wrong'
  | RetryLater<'payment_password.locked'>
  | 'server.busy'

export type ConvertOptions = PointOptions & {
  readonly ids: ServerIds
  readonly walletStore: WalletStore
  readonly rewardFunds: RewardFunds
  readonly checkPaymentPassword: (account: string, text: string) => Promise<Result<undefined, PaymentRefusal>>
}

const FUND = 'POINTS'

export type Converting = {
  readonly account: string
  readonly key: string
  /** Whole points. */
  readonly points: number
  /** The ratio that the member has seen. */
  readonly pointsPerUnit: number
}

type TakeRefusal = ConvertRefusal | 'reward.fund_empty' | 'wallet.key_reused'

type Taking = Converting & { readonly id: string }

/** The member's wallet, and what the fund had before the transaction. */
type Source = { readonly wallet: WalletId; readonly ratio: Ratio; readonly fundBalance: bigint }

const answerOf = (
  stored: StoredConversion,
  { points, pointsPerUnit }: Converting,
): Result<StoredConversion, 'wallet.key_reused'> =>
  stored.asked === points && stored.ratio === pointsPerUnit ? ok(stored) : err('wallet.key_reused')

/** Takes the points and writes what is to be paid for them. A retry with the same id finds the first one. */
async function take(
  options: ConvertOptions,
  tx: Tx,
  taking: Taking,
  { wallet, ratio, fundBalance }: Source,
): Promise<Result<StoredConversion, TakeRefusal>> {
  const { id, account, points: asked, pointsPerUnit } = taking
  const standing = await lockStanding(tx, account)
  // Found after the lock: of two requests with the same id the second sees what the first has written.
  const stored = await findConversion(tx, id)
  if (stored !== undefined) return answerOf(stored, taking)
  const refusal = convertRefusal({ asked, pointsPerUnit }, ratio, standing)
  if (refusal !== undefined) return err(refusal)
  const { amount, points } = conversionOf(asked, ratio)
  // Refused before anything is taken: the points stay until the fund can pay for them.
  if (fundBalance < amount) return err('reward.fund_empty')
  const atMs = options.clock.nowMs()
  const { currency } = ratio
  const conversion = { id, account, wallet, currency, asked, points, ratio: pointsPerUnit, amount, atMs }
  await insertConversion(tx, conversion)
  await changePoints(options, tx, account, { kind: 'convert', amount: -points, subject: id, ratio: pointsPerUnit })
  return ok({ ...conversion, isPaid: false })
}

/** Pays a conversion out of its fund. A retry pays nothing twice: the operation has the id of the conversion. */
async function pay(options: ConvertOptions, conversion: StoredConversion): Promise<StoredConversion> {
  if (conversion.isPaid) return conversion
  const { db, clock, rewardFunds, onChanged } = options
  const { id, account, wallet: to, currency, amount } = conversion
  const paid = await rewardFunds.pay({ id, fund: FUND, to, currency, amount })
  // Another payment may have emptied the fund since the check: the job pays it once there is money again.
  if (paid.ok) await db.write((tx) => recordPaid(tx, id, clock.nowMs()))
  onChanged(account)
  return { ...conversion, isPaid: paid.ok }
}

/** Turns points into money. */
export async function convert(
  options: ConvertOptions,
  converting: Converting,
): Promise<Result<StoredConversion, TakeRefusal>> {
  const { db, ids, settings, walletStore, rewardFunds } = options
  const { account, key } = converting
  const taking = { ...converting, id: ids.named('point.convert', account, key) }
  const before = await db.read((tx) => findConversion(tx, taking.id))
  if (before !== undefined) {
    const answer = answerOf(before, converting)
    return answer.ok ? ok(await pay(options, answer.value)) : answer
  }
  const { cash: wallet, currency } = await walletStore.of(account)
  const ratio = { currency, pointsPerUnit: (await settings.current()).money.points.convert }
  const source = { wallet, ratio, fundBalance: await rewardFunds.balanceOf(FUND, currency) }
  const taken = await db.transact<StoredConversion, TakeRefusal>((tx) => take(options, tx, taking, source))
  return taken.ok ? ok(await pay(options, taken.value)) : taken
}

/** A member's request: the payment password first, for retries too. */
export async function convertFor(
  options: ConvertOptions,
  { paymentPassword, ...converting }: Converting & { readonly paymentPassword: string },
): Promise<Result<StoredConversion, TakeRefusal | PaymentRefusal>> {
  const password = await options.checkPaymentPassword(converting.account, paymentPassword)
  return password.ok ? convert(options, converting) : password
}

const UNPAID_MAX = 100
/** In this time the request that made it is still paying it. */
const GRACE_MS = seconds(30)

/** Pays conversions whose payment was interrupted. */
export async function payUnpaid(options: ConvertOptions, graceMs: number = GRACE_MS): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const asked = { beforeMs: nowMs - graceMs, nowMs, atMost: UNPAID_MAX }
  const unpaid = await db.read((tx) => listUnpaid(tx, asked))
  await failures.each(
    'point.pay',
    unpaid,
    ({ id }) => id,
    (conversion) => pay(options, conversion),
  )
}
