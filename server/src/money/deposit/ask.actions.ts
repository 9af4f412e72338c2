import { randomInt } from 'node:crypto'
import type { DepositDetail, DepositWay } from '@ronda/contract'
import { err, feeOf, minutes, ok, type Currency, type Result } from '@ronda/core'
import { lockAccount } from '../../people/identity/index.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'
import {
  CASH_LETTERS,
  CASH_LETTERS_COUNT,
  decideAmount,
  LIFE_MS,
  nextPollMs,
  OPEN_MAX,
  type AmountRefusal,
} from './deposit.ts'
import { changeDeposit, countWaiting, findByKey, insertDeposit, insertStep, lockDeposit } from './deposit.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import { readNow, sumPaidIn, type DepositOptions } from './allowance.actions.ts'
import type { Deposit } from './stored.ts'

/** The provider name of cash deposits: an agent takes the money, not a payment provider. */
export const AGENTS = 'agent'

export type Asking = {
  readonly owner: string
  readonly ownCurrency: Currency
  readonly key: string
  readonly way: DepositWay
  readonly amount: bigint
  readonly currency: Currency | undefined
  /** The origin that the member's browser uses. */
  readonly origin: string
}

type AskRefusal =
  | AmountRefusal
  | 'deposit.provider_closed'
  | 'deposit.too_many_open'
  | 'account.frozen'
  | 'limit.excluded'
  | 'limit.identity_required'
  | 'limit.deposit_reached'
  | 'wallet.key_reused'

function makeCode(): string {
  return Array.from({ length: CASH_LETTERS_COUNT }, () => CASH_LETTERS.charAt(randomInt(CASH_LETTERS.length))).join('')
}

/** Whether this request repeats the one that the key was first used for. */
function isSame(known: Deposit, { way, amount, currency }: Asking): boolean {
  return known.way === way && known.amount === amount && (currency === undefined || known.currency === currency)
}

/** Finds the deposit with this key, or inserts it. */
async function claim(options: DepositOptions, asking: Asking): Promise<Result<Deposit, AskRefusal>> {
  const { owner, ownCurrency, key, way, amount } = asking
  const { money: policy } = await options.settings.current()
  const provider = way === 'agentCash' ? AGENTS : (await options.providers.forWay(way, ownCurrency))?.name
  return options.db.transact<Deposit, AskRefusal>(async (tx) => {
    // Without this, limits would not count requests of the same member that arrive at once.
    await lockAccount(tx, owner)
    // Checked before everything else: a repeated request must get the first deposit, even if the rules have changed
    // since.
    const known = await findByKey(tx, owner, key)
    if (known) return isSame(known, asking) ? ok(known) : err('wallet.key_reused')
    const wayPolicy = policy.deposits.find((each) => each.way === way)
    const decided = decideAmount(wayPolicy, asking, ownCurrency)
    if (!decided.ok) return decided
    if (wayPolicy === undefined || provider === undefined) return err('deposit.way_closed')
    if ((await countWaiting(tx, owner)) >= OPEN_MAX) return err('deposit.too_many_open')
    const nowMs = options.clock.nowMs()
    const depositedSince = (sinceMs: number): Promise<bigint> => sumPaidIn(options, tx, owner, sinceMs)
    const refusal = await options.refusalOf(tx, owner, { amount, depositedSince }, nowMs)
    if (refusal !== undefined) return err(refusal)
    const made = {
      id: randomServerId(),
      owner,
      key,
      way,
      provider,
      amount,
      fee: feeOf(amount, wayPolicy.feePermille, ownCurrency),
      currency: ownCurrency,
      code: way === 'agentCash' ? makeCode() : null,
      expectedAtMs: nowMs + minutes(wayPolicy.minutes),
      expiresAtMs: nowMs + LIFE_MS[way],
      pollAtMs: nextPollMs(nowMs, nowMs),
    }
    return ok(await insertDeposit(tx, made, nowMs))
  })
}

/** Sends the charge to the provider, for the first time or again, and stores what the member has to do next. */
export async function sendCharge(
  options: DepositOptions,
  deposit: Deposit,
  origin: string,
): Promise<'waiting' | 'closed' | 'unknown'> {
  const { id, owner, way, amount, fee, currency } = deposit
  const provider = options.providers.named(deposit.provider)
  const returnUrl = `${origin}/member?view=depositv2&deposit=${id}`
  const asked = await provider?.charge({ id, owner, way, amount, fee, currency, returnUrl })
  const nowMs = options.clock.nowMs()
  if (asked?.ok) {
    const next = JSON.stringify(asked.value)
    await options.db.write(async (tx) => {
      const now = await lockDeposit(tx, id)
      if (now?.state !== 'asked') return
      await changeDeposit(tx, id, { state: 'waiting', next }, nowMs)
      await insertStep(tx, id, 'waiting', nowMs)
    })
    return 'waiting'
  }
  // No answer: the provider may have accepted the charge. The job sends it again with the same id.
  if (asked?.error === 'provider.unknown') return 'unknown'
  await options.db.write(async (tx) => {
    const now = await lockDeposit(tx, id)
    if (now?.state !== 'asked') return
    await changeDeposit(tx, id, { state: 'failed', reason: 'provider' }, nowMs)
    await insertStep(tx, id, 'failed', nowMs)
    await publishDeposit(tx, now, { event: 'deposit.failed', amount, reason: 'provider' }, nowMs)
  })
  return 'closed'
}

/** Requests a deposit. The row is written before the provider is called, so that no charge exists without a deposit. */
export async function askDeposit(options: DepositOptions, asking: Asking): Promise<Result<DepositDetail, AskRefusal>> {
  const claimed = await claim(options, asking)
  if (!claimed.ok) return claimed
  const deposit = claimed.value
  if (deposit.state === 'asked') {
    const outcome =
      deposit.provider === AGENTS
        ? await openForAgents(options, deposit)
        : await sendCharge(options, deposit, asking.origin)
    if (outcome === 'closed') return err('deposit.provider_closed')
  }
  options.onChanged(asking.owner)
  return ok(await readNow(options, deposit.id))
}

async function openForAgents({ db, clock }: DepositOptions, { id }: Deposit): Promise<'waiting'> {
  await db.write(async (tx) => {
    await changeDeposit(tx, id, { state: 'waiting' }, clock.nowMs())
    await insertStep(tx, id, 'waiting', clock.nowMs())
  })
  return 'waiting'
}
