import { randomInt } from 'node:crypto'
import type { DepositDetail, DepositWay } from '@ronda/contract'
import { err, feeOf, minutes, ok, type Currency, type Result } from '@ronda/core'
import { randomServerId } from '../../platform/ids/serverId.ts'
import {
  CASH_LETTERS,
  CASH_LETTERS_COUNT,
  decideAmount,
  LIFE_MS,
  nextLookMs,
  OPEN_MAX,
  type AmountRefusal,
} from './deposit.ts'
import {
  changeDeposit,
  countWaiting,
  findByKey,
  insertDeposit,
  insertStep,
  lockDeposit,
  lockOwner,
} from './deposit.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import { readNow, sumPaidIn, type DepositOptions } from './room.actions.ts'
import type { Deposit } from './stored.ts'

/** Who takes cash: an agent, not a provider. */
export const AGENTS = 'agent'

export type Asking = {
  readonly owner: string
  readonly ownCurrency: Currency
  readonly key: string
  readonly way: DepositWay
  readonly amount: bigint
  readonly currency: Currency | undefined
  /** Where the member's browser is. */
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

/** Whether this was asked for before under the same key. */
function isSame(known: Deposit, { way, amount, currency }: Asking): boolean {
  return known.way === way && known.amount === amount && (currency === undefined || known.currency === currency)
}

/** The deposit that the key names, new or known. */
async function claim(room: DepositOptions, asking: Asking): Promise<Result<Deposit, AskRefusal>> {
  const { owner, ownCurrency, key, way, amount } = asking
  const { money: policy } = await room.settings.current()
  const provider = way === 'agentCash' ? AGENTS : room.providers.forWay(way)?.name
  return room.db.transact<Deposit, AskRefusal>(async (tx) => {
    await lockOwner(tx, owner)
    // Before every other check: asking again must hear of the first, whatever has changed since.
    const known = await findByKey(tx, owner, key)
    if (known) return isSame(known, asking) ? ok(known) : err('wallet.key_reused')
    const wayPolicy = policy.deposits.find((each) => each.way === way)
    const decided = decideAmount(wayPolicy, asking, ownCurrency)
    if (!decided.ok) return decided
    if (wayPolicy === undefined || provider === undefined) return err('deposit.way_closed')
    if ((await countWaiting(tx, owner)) >= OPEN_MAX) return err('deposit.too_many_open')
    const nowMs = room.clock.nowMs()
    const depositedSince = (sinceMs: number): Promise<bigint> => sumPaidIn(room, tx, owner, sinceMs)
    const refusal = await room.refusalOf(tx, owner, { amount, depositedSince }, nowMs)
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
      lookAtMs: nextLookMs(nowMs, nowMs),
    }
    return ok(await insertDeposit(tx, made, nowMs))
  })
}

/** Tells the provider of the charge, once or again, and keeps what the member does next. */
export async function giveToProvider(
  room: DepositOptions,
  deposit: Deposit,
  origin: string,
): Promise<'waiting' | 'closed' | 'unknown'> {
  const { id, way, amount, fee, currency } = deposit
  const provider = room.providers.named(deposit.provider)
  const returnUrl = `${origin}/member?view=depositv2&deposit=${id}`
  const asked = await provider?.charge({ id, way, amount, fee, currency, returnUrl })
  const nowMs = room.clock.nowMs()
  if (asked?.ok) {
    const next = JSON.stringify(asked.value)
    await room.db.write(async (tx) => {
      const now = await lockDeposit(tx, id)
      if (now?.state !== 'asked') return
      await changeDeposit(tx, id, { state: 'waiting', next }, nowMs)
      await insertStep(tx, id, 'waiting', nowMs)
    })
    return 'waiting'
  }
  // Not heard of: it may have been taken. The clock asks again with the same id.
  if (asked?.error === 'provider.unknown') return 'unknown'
  await room.db.write(async (tx) => {
    const now = await lockDeposit(tx, id)
    if (now?.state !== 'asked') return
    await changeDeposit(tx, id, { state: 'failed', reason: 'provider' }, nowMs)
    await insertStep(tx, id, 'failed', nowMs)
    await publishDeposit(tx, now, { event: 'deposit.failed', amount, reason: 'provider' }, nowMs)
  })
  return 'closed'
}

/** Asks for a deposit: the row first, then the provider, so that nothing is ever asked of which we do not know. */
export async function askDeposit(room: DepositOptions, asking: Asking): Promise<Result<DepositDetail, AskRefusal>> {
  const claimed = await claim(room, asking)
  if (!claimed.ok) return claimed
  const deposit = claimed.value
  if (deposit.state === 'asked') {
    const outcome =
      deposit.provider === AGENTS
        ? await openForAgents(room, deposit)
        : await giveToProvider(room, deposit, asking.origin)
    if (outcome === 'closed') return err('deposit.provider_closed')
  }
  room.onChanged(asking.owner)
  return ok(await readNow(room, deposit.id))
}

async function openForAgents({ db, clock }: DepositOptions, { id }: Deposit): Promise<'waiting'> {
  await db.write(async (tx) => {
    await changeDeposit(tx, id, { state: 'waiting' }, clock.nowMs())
    await insertStep(tx, id, 'waiting', clock.nowMs())
  })
  return 'waiting'
}
