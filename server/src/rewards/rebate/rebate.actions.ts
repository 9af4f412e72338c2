import { isModuleOn, type MoneyPolicy } from '@ronda/contract'
import { err, ok, present, seconds, type Currency, type Rational, type Result } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { findOwners, type WalletId } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { RewardGame } from '../bet/index.ts'
import type { Ranks } from '../rank/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import { payableOf, rebateOn, sumOf, type RebateBets } from './rebate.ts'
import {
  findRebate,
  insertRebate,
  listOpen,
  listRebates,
  listUnpaid,
  listWalletsWithOpen,
  recordPaid,
  takeOpen,
  type StoredRebate,
} from './rebate.sql.ts'

export type RebateOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly settings: Settings
  readonly walletStore: WalletStore
  readonly rewardFunds: RewardFunds
  readonly ranks: Ranks
  /** Every game whose bets earn a rebate, also those that are hidden now. */
  readonly games: ReadonlyMap<string, RewardGame>
  /** Called after a member's balance has changed. */
  readonly onPaid: (account: string) => void
}

const FUND = 'REBATE'

/** A line of open bets with what it earns. */
export type EarningBets = RebateBets & { readonly amount: Rational }

const earningOf = (bets: readonly RebateBets[]): readonly EarningBets[] =>
  bets.map((line) => ({ ...line, amount: rebateOn(line) }))

const isManual = async (settings: Settings): Promise<boolean> =>
  isModuleOn((await settings.current()).modules, 'MANPLAYREB3')

export type OpenRebate = {
  readonly currency: Currency
  readonly amount: bigint
  readonly lines: readonly EarningBets[]
  readonly paid: readonly StoredRebate[]
  readonly rates: MoneyPolicy['rebate']
  /** What the member's rank adds to the rates now, in thousandths of them. */
  readonly extra: number
  readonly isManual: boolean
}

const PAID_MAX = 20

/** What a member has earned and was paid. */
export async function readRebate(options: RebateOptions, account: string): Promise<OpenRebate> {
  const { db, walletStore, settings, ranks } = options
  const { cash, currency } = await walletStore.of(account)
  const { money } = await settings.current()
  const isClaimedByHand = await isManual(settings)
  return db.read(async (tx) => {
    const lines = earningOf(await listOpen(tx, cash))
    const amount = payableOf(sumOf(lines.map((line) => line.amount)), currency)
    const paid = await listRebates(tx, account, PAID_MAX)
    const extra = (await ranks.rebateExtraOf(tx, [cash])).get(cash) ?? 0
    return { currency, amount, lines, paid, rates: money.rebate, extra, isManual: isClaimedByHand }
  })
}

type TakeRefusal = 'rebate.nothing' | 'reward.fund_empty'

/** The member's wallet, and what the fund had before the transaction. */
type Source = { readonly wallet: WalletId; readonly currency: Currency; readonly fundBalance: bigint }

export type Taking = { readonly id: string; readonly account: string; readonly isClaimed: boolean }

/** Turns the open bets of a wallet into a rebate that is to be paid. A retry with the same id finds the first one. */
async function take(
  { clock }: RebateOptions,
  tx: Tx,
  taking: Taking,
  { wallet, currency, fundBalance }: Source,
): Promise<Result<StoredRebate, TakeRefusal>> {
  const bets = await takeOpen(tx, wallet)
  // Found after the lock: of two requests with the same id the second sees what the first has written.
  const stored = await findRebate(tx, taking.id)
  if (stored !== undefined) return err('rebate.nothing')
  const amount = payableOf(sumOf(bets.map(rebateOn)), currency)
  if (amount === 0n) return err('rebate.nothing')
  // Refused before anything is written: what was earned stays open until the fund can pay it.
  if (fundBalance < amount) return err('reward.fund_empty')
  const rebate = { ...taking, wallet, currency, amount, atMs: clock.nowMs() }
  await insertRebate(tx, { ...rebate, lines: bets })
  return ok({ ...rebate, isPaid: false })
}

/** Pays a rebate out of its fund. A retry pays nothing twice: the operation has the id of the rebate. */
async function pay(options: RebateOptions, rebate: StoredRebate): Promise<StoredRebate> {
  const { db, clock, rewardFunds, onPaid } = options
  const { id, account, wallet: to, currency, amount } = rebate
  const paid = await rewardFunds.pay({ id, fund: FUND, to, currency, amount })
  // Another payment may have emptied the fund since the check: the job pays it once there is money again.
  if (!paid.ok) return rebate
  await db.write((tx) => recordPaid(tx, id, clock.nowMs()))
  onPaid(account)
  return { ...rebate, isPaid: true }
}

/** Pays what an account has earned. */
export async function takeAndPay(options: RebateOptions, taking: Taking): Promise<Result<StoredRebate, TakeRefusal>> {
  const { db, walletStore, rewardFunds } = options
  const before = await db.read((tx) => findRebate(tx, taking.id))
  if (before !== undefined) return ok(before.isPaid ? before : await pay(options, before))
  const { cash: wallet, currency } = await walletStore.of(taking.account)
  const source = { wallet, currency, fundBalance: await rewardFunds.balanceOf(FUND, currency) }
  const taken = await db.transact<StoredRebate, TakeRefusal>((tx) => take(options, tx, taking, source))
  if (taken.ok) return ok(await pay(options, taken.value))
  // A request with the same id was faster.
  const other = await db.read((tx) => findRebate(tx, taking.id))
  return other === undefined ? taken : ok(other.isPaid ? other : await pay(options, other))
}

type ClaimRefusal = TakeRefusal | 'rebate.automatic'

/** A member's claim; `key` is the caller's. */
export async function claim(
  options: RebateOptions,
  { account, key }: { readonly account: string; readonly key: string },
): Promise<Result<StoredRebate, ClaimRefusal>> {
  if (!(await isManual(options.settings))) return err('rebate.automatic')
  return takeAndPay(options, { id: options.ids.named('rebate', account, key), account, isClaimed: true })
}

const UNPAID_MAX = 100
/** In this time the request that made it is still paying it. */
const GRACE_MS = seconds(30)

/** Pays rebates whose payment was interrupted. */
export async function payUnpaid(options: RebateOptions, graceMs: number = GRACE_MS): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const asked = { beforeMs: nowMs - graceMs, nowMs, atMost: UNPAID_MAX }
  const unpaid = await db.read((tx) => listUnpaid(tx, asked))
  await failures.each(
    'rebate.pay',
    unpaid,
    ({ id }) => id,
    (rebate) => pay(options, rebate),
  )
}

/** Wallets of one page of the daily payment. */
const WALLETS_PAGE = 500

/** Pays every member what they have earned, where members do not claim it themselves. One that fails stops no other. */
export async function payAll(options: RebateOptions): Promise<void> {
  const { db, ids, clock, failures, settings } = options
  if (await isManual(settings)) return
  const day = new Date(clock.nowMs()).toISOString().slice(0, 10)
  for (let after = 0; ;) {
    const wallets = await db.read((tx) => listWalletsWithOpen(tx, after, WALLETS_PAGE))
    const owners = await db.read((tx) => findOwners(tx, wallets, 'cash'))
    await failures.each('rebate.payAll', [...owners.values()], String, (account) =>
      takeAndPay(options, { id: ids.named('rebate', account, day), account, isClaimed: false }),
    )
    if (wallets.length < WALLETS_PAGE) return
    after = present(wallets.at(-1), 'the last wallet of a page')
  }
}
