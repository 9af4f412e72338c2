import type { Recipient, RetryLater } from '@ronda/contract'
import { assert, err, ok, seconds, type Currency, type Result } from '@ronda/core'
import type { WalletId } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { UntilThen } from '../../platform/http/index.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { seal, type SecretKey } from '../../platform/secrets/index.ts'
import type { Points } from '../point/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import { lockGood, takeStock } from './good.sql.ts'
import { costOf, redeemRefusal, type RedeemRefusal } from './mall.ts'
import {
  countRedeemed,
  findRedemption,
  insertRedemption,
  listUnpaid,
  recordPaid,
  type StoredRedemption,
} from './redemption.sql.ts'

type PaymentRefusal =
  | 'payment_password.missing'
  | 'payment_password.wrong'
  | RetryLater<'payment_password.locked'>
  | 'server.busy'

/** Staff have frozen payouts, or they pause because the security of the account has changed. */
export type SendRefusal = 'account.frozen' | UntilThen<'mall.paused'>

export type MallOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  /** Seals where goods are sent. */
  readonly key: SecretKey
  readonly currency: Currency
  readonly walletStore: WalletStore
  readonly rewardFunds: RewardFunds
  readonly points: Points
  readonly pointsPerUnit: () => Promise<number>
  readonly checkPaymentPassword: (account: string, text: string) => Promise<Result<undefined, PaymentRefusal>>
  /** Why nothing is sent to an account now. What is sent leaves like a payout, so the same rules stop it. */
  readonly sendRefusal: (tx: Tx, account: string) => Promise<SendRefusal | undefined>
  /** Called after the points or the money of an account have changed. */
  readonly onChanged: (account: string) => void
}

const FUND = 'POINTS'

export type Redeeming = {
  readonly account: string
  readonly key: string
  readonly good: string
  readonly quantity: number
  /** The price that the member has seen. */
  readonly price: number
  readonly recipient: Recipient | undefined
}

type TakeRefusal = RedeemRefusal | 'mall.good_unknown' | 'reward.fund_empty' | 'wallet.key_reused' | SendRefusal
type Taken = Result<StoredRedemption, TakeRefusal>

type Asking = Redeeming & { readonly id: string }
type Source = { readonly wallet: WalletId; readonly currency: Currency; readonly fundBalance: bigint }

const answerOf = (stored: StoredRedemption, { good, quantity, price }: Redeeming) =>
  stored.good === good && stored.quantity === quantity && stored.price === price
    ? ok(stored)
    : err('wallet.key_reused' as const)

/** Where the recipient of a redemption is stored. */
export const placeOf = (id: string): string => `mall_redemption:${id}`

/** Takes points and stock and writes the redemption. A retry with the same id finds the first one. */
async function take(options: MallOptions, tx: Tx, asking: Asking, source: Source): Promise<Taken> {
  const { id, account, quantity, price, recipient } = asking
  const { clock, key, points } = options
  const good = await lockGood(tx, asking.good)
  if (good === undefined) return err('mall.good_unknown')
  // Found after the lock: of two requests with the same id the second sees what the first has written.
  const stored = await findRedemption(tx, id)
  if (stored !== undefined) return answerOf(stored, asking)
  const { kind, names, picture, amount: each, stock } = good.value
  const stopped = kind === 'delivery' ? await options.sendRefusal(tx, account) : undefined
  if (stopped !== undefined) return err(stopped)
  const redeemedBefore = await countRedeemed(tx, account, good.id)
  const balance = await points.lock(tx, account)
  const asked = { quantity, price, hasRecipient: recipient !== undefined }
  const refusal = redeemRefusal({ ...good.value, redeemedBefore }, asked, balance)
  if (refusal !== undefined) return err(refusal)
  const amount = each === null ? null : each * BigInt(quantity)
  // Refused before anything is taken: the points stay until the fund can pay for them.
  if (amount !== null && source.fundBalance < amount) return err('reward.fund_empty')
  const { wallet, currency } = source
  const sealed = kind === 'delivery' ? seal(key, JSON.stringify(recipient), placeOf(id)) : null
  const state = kind === 'cash' ? ('approved' as const) : ('inProcess' as const)
  const about = { id, account, good: good.id, kind, names, picture, quantity, price, wallet, currency, amount }
  const hasStock = stock !== null
  await insertRedemption(tx, { ...about, hasStock, recipient: sealed, state, askedAtMs: clock.nowMs() })
  if (hasStock) await takeStock(tx, good.id, quantity)
  const change = { kind: 'redeem' as const, amount: -costOf(price, quantity), subject: id, names, quantity }
  assert(await points.change(tx, account, change, clock.nowMs()), 'points that were locked are there')
  const written = await findRedemption(tx, id)
  return written === undefined ? err('mall.good_unknown') : ok(written)
}

/** Pays money that was redeemed. A retry pays nothing twice: the operation has the id of the redemption. */
async function pay(options: MallOptions, redemption: StoredRedemption): Promise<StoredRedemption> {
  const { db, clock, rewardFunds, onChanged } = options
  const { id, account, wallet: to, currency, amount, isPaid } = redemption
  if (amount === null || isPaid) return redemption
  const paid = await rewardFunds.pay({ id, fund: FUND, to, currency, amount })
  // Another payment may have emptied the fund since the check: the job pays it once there is money again.
  if (paid.ok) await db.write((tx) => recordPaid(tx, id, clock.nowMs()))
  onChanged(account)
  return { ...redemption, isPaid: paid.ok }
}

/** Redeems points for a good. */
export async function redeem(options: MallOptions, redeeming: Redeeming): Promise<Taken> {
  const { db, ids, walletStore, rewardFunds, onChanged } = options
  const { account, key } = redeeming
  const asking = { ...redeeming, id: ids.named('mall.redeem', account, key) }
  const { cash: wallet, currency } = await walletStore.of(account)
  const source = { wallet, currency, fundBalance: await rewardFunds.balanceOf(FUND, currency) }
  const taken = await db.transact<StoredRedemption, TakeRefusal>((tx) => take(options, tx, asking, source))
  if (!taken.ok) return taken
  onChanged(account)
  return ok(await pay(options, taken.value))
}

/** A member's request: the payment password first, for retries too. */
export async function redeemFor(
  options: MallOptions,
  { paymentPassword, ...redeeming }: Redeeming & { readonly paymentPassword: string },
): Promise<Result<StoredRedemption, TakeRefusal | PaymentRefusal>> {
  const password = await options.checkPaymentPassword(redeeming.account, paymentPassword)
  return password.ok ? redeem(options, redeeming) : password
}

const UNPAID_MAX = 100
/** In this time the request that redeemed it is still paying it. */
const GRACE_MS = seconds(30)

/** Pays money whose payment was interrupted. */
export async function payUnpaid(options: MallOptions, graceMs: number = GRACE_MS): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const unpaid = await db.read((tx) => listUnpaid(tx, { beforeMs: nowMs - graceMs, nowMs, atMost: UNPAID_MAX }))
  await failures.each(
    'mall.pay',
    unpaid,
    ({ id }) => id,
    (redemption) => pay(options, redemption),
  )
}
