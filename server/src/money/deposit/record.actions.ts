import type { DepositStep } from '@ronda/contract'
import { hours, minutes, present } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { ChargeState } from '../provider/index.ts'
import { decideArrival, returnedOf, shareOf, type DepositAllowance, type ProviderFigures } from './credit.ts'
import { decideVerdict, isSettled, isWaiting, keptOf, nextPollMs, type Verdict } from './deposit.ts'
import { changeDeposit, insertStep, lockDeposit, markPolled } from './deposit.sql.ts'
import { insertFlow } from './flow.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import { lockAllowance, type DepositOptions } from './allowance.actions.ts'
import type { Deposit } from './stored.ts'

/** A debt is collected when the balance allows; polling every minute would not help. */
const DEBT_POLL_MS = hours(1)
/** What is not the member's is refunded as soon as the provider allows it; failures back off by themselves. */
const RETURN_POLL_MS = minutes(1)
/** Staff may take days, and what they record is followed at once. */
const HAND_RETURN_POLL_MS = hours(1)

function nextPollAfter({ providers }: DepositOptions, deposit: Deposit, verdict: Verdict, nowMs: number): number {
  if (deposit.returned < deposit.toReturn)
    return nowMs + (providers.named(deposit.provider)?.isByHand === true ? HAND_RETURN_POLL_MS : RETURN_POLL_MS)
  if (verdict.does === 'undo' || verdict.does === 'correct') return nowMs + DEBT_POLL_MS
  return nextPollMs(deposit.askedAtMs, nowMs)
}

const STEP_OF: Readonly<Record<DepositAllowance['reason'], DepositStep>> = {
  limit: 'over_limit',
  stopped: 'while_stopped',
  frozen: 'while_frozen',
}

type Arrived = { readonly paid: bigint; readonly state?: 'confirmed'; readonly reason?: null }

/**
 * Records that more has arrived, and what of it exceeds the member's limits. The limits stay locked until the
 * transaction ends, so that of two simultaneous payments the second counts the first.
 */
async function recordArrival(
  options: DepositOptions,
  tx: Tx,
  deposit: Deposit,
  { paid, ...more }: Arrived,
): Promise<Deposit> {
  const { id, owner, currency, toReturn } = deposit
  const nowMs = options.clock.nowMs()
  const allowance = await lockAllowance(options, tx, owner)
  const known = { paid: deposit.paid ?? 0n, toReturn, isGiven: isSettled(deposit.state) }
  const arrival = decideArrival(known, paid < known.paid ? known.paid : paid, { allowance, currency })
  await insertFlow(tx, { deposit: id, kind: 'charge', amount: arrival.came, given: arrival.given }, nowMs)
  const refused = arrival.toReturn - toReturn
  // We now hold what has arrived: the next state of the provider is compared with that.
  const kept = deposit.kept === null ? {} : { kept: deposit.kept + arrival.came }
  const change = { ...more, paid: arrival.paid, to_return: arrival.toReturn, ...kept }
  await changeDeposit(tx, id, { ...change, ...(refused > 0n && { return_reason: allowance.reason }) }, nowMs)
  if (refused > 0n) {
    await insertStep(tx, id, { step: STEP_OF[allowance.reason], number: refused }, nowMs)
    const part = `${id}:${arrival.toReturn}`
    await publishDeposit(tx, deposit, { event: 'deposit.returning', amount: refused, part }, nowMs)
  }
  return present(await lockDeposit(tx, id), 'the deposit')
}

/** Records what we still hold of a payment, and what of the amount to return has reached the payer. */
async function recordKept(
  { clock }: DepositOptions,
  tx: Tx,
  deposit: Deposit,
  figures: ProviderFigures,
): Promise<Deposit> {
  const { id, toReturn } = deposit
  const { kept } = figures
  const nowMs = clock.nowMs()
  const paid = present(deposit.paid, 'the paid amount')
  await insertFlow(tx, { deposit: id, kind: 'reversal', amount: (deposit.kept ?? paid) - kept }, nowMs)
  const returned = returnedOf({ paid, toReturn }, figures)
  await changeDeposit(tx, id, { kept, returned }, nowMs)
  const sent = returned - deposit.returned
  if (sent > 0n) {
    await insertStep(tx, id, { step: 'sent_back', number: sent }, nowMs)
    await publishDeposit(tx, deposit, { event: 'deposit.returned', amount: sent, part: `${id}:${returned}` }, nowMs)
  }
  return { ...deposit, kept, returned }
}

/** Records a first payment, or a further one of a deposit of which nothing was credited. */
async function confirm(options: DepositOptions, tx: Tx, before: Deposit, paid: bigint): Promise<Deposit> {
  const nowMs = options.clock.nowMs()
  await insertStep(tx, before.id, 'confirmed', nowMs)
  const deposit = await recordArrival(options, tx, before, { paid, state: 'confirmed', reason: null })
  const isCredited = shareOf({ paid: present(deposit.paid, 'the paid amount'), toReturn: deposit.toReturn }) > 0n
  if (isCredited) return deposit
  const change = { state: 'returned', standing: 0n } as const
  await changeDeposit(tx, deposit.id, change, nowMs)
  return { ...deposit, ...change }
}

async function applyVerdict(
  options: DepositOptions,
  tx: Tx,
  deposit: Deposit,
  { verdict, seen }: { readonly verdict: Verdict; readonly seen: ChargeState },
): Promise<Deposit> {
  const { id } = deposit
  const nowMs = options.clock.nowMs()
  const { refunding = 0n } = seen
  const kept = keptOf(seen)
  switch (verdict.does) {
    case 'confirm': {
      const confirmed = await confirm(options, tx, deposit, verdict.paid)
      return recordKept(options, tx, confirmed, { kept: kept ?? verdict.paid, refunding })
    }
    case 'correct': {
      const isMore = verdict.paid > (deposit.paid ?? 0n)
      const known = isMore ? await recordArrival(options, tx, deposit, { paid: verdict.paid }) : deposit
      return recordKept(options, tx, known, { kept: verdict.kept, refunding })
    }
    case 'credit':
    case 'undo':
      return kept === undefined ? deposit : recordKept(options, tx, deposit, { kept, refunding })
    case 'fail':
      await changeDeposit(tx, id, { state: 'failed', reason: verdict.reason }, nowMs)
      await insertStep(tx, id, 'failed', nowMs)
      await publishDeposit(
        tx,
        deposit,
        { event: 'deposit.failed', amount: deposit.amount, reason: verdict.reason },
        nowMs,
      )
      return deposit
    default:
      return deposit
  }
}

/** Records how many network confirmations a payment has that is under way. */
async function recordConfirmations(
  tx: Tx,
  deposit: Deposit,
  { state, paid, confirmations }: ChargeState,
  nowMs: number,
): Promise<void> {
  const isSeen = isWaiting(deposit.state) && state === 'waiting' && paid > 0n
  if (!isSeen || confirmations === undefined || confirmations === deposit.confirmations) return
  await changeDeposit(tx, deposit.id, { confirmations }, nowMs)
  await insertStep(tx, deposit.id, { step: 'seen', number: confirmations }, nowMs)
}

/** Records what follows from the provider's answer, under the row's lock. Ledger operations are left to the caller. */
export async function record(options: DepositOptions, id: string, seen: ChargeState): Promise<[Verdict, Deposit]> {
  return options.db.write(async (tx) => {
    const nowMs = options.clock.nowMs()
    const before = present(await lockDeposit(tx, id), 'the deposit')
    const verdict = decideVerdict(before, seen)
    const deposit = await applyVerdict(options, tx, before, { verdict, seen })
    await recordConfirmations(tx, before, seen, nowMs)
    await markPolled(tx, id, nowMs, nextPollAfter(options, deposit, verdict, nowMs))
    return [verdict.does === 'confirm' && deposit.state === 'confirmed' ? { does: 'credit' } : verdict, deposit]
  })
}
