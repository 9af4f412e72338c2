import type { DepositStep } from '@ronda/contract'
import { hours, minutes, present } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { ChargeState } from '../provider/index.ts'
import { decideArrival, returnedOf, shareOf, type Room, type Whereabouts } from './credit.ts'
import { decideLook, isSettled, isWaiting, keptOf, nextLookMs, type Verdict } from './deposit.ts'
import { changeDeposit, insertStep, lockDeposit, markLooked } from './deposit.sql.ts'
import { insertFlow } from './flow.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import { lockSpace, type DepositOptions } from './room.actions.ts'
import type { Deposit } from './stored.ts'

/** A debt is collected when the money is there; looking for it every minute would help nobody. */
const DEBT_LOOK_MS = hours(1)
/** What is not ours goes back as soon as the provider lets it; failures wait longer by themselves. */
const RETURN_LOOK_MS = minutes(1)

function nextLook(deposit: Deposit, verdict: Verdict, nowMs: number): number {
  if (deposit.returned < deposit.toReturn) return nowMs + RETURN_LOOK_MS
  if (verdict.does === 'undo' || verdict.does === 'correct') return nowMs + DEBT_LOOK_MS
  return nextLookMs(deposit.askedAtMs, nowMs)
}

const STEP_OF: Readonly<Record<Room['reason'], DepositStep>> = {
  limit: 'over_limit',
  stopped: 'while_stopped',
  frozen: 'while_frozen',
}

type Arrived = { readonly paid: bigint; readonly state?: 'confirmed'; readonly reason?: null }

/**
 * Writes down that more has come, and what of it the member's limits leave no room for. They stay locked until this is
 * over, so that of two payments at once the second counts the first.
 */
async function arrive(room: DepositOptions, tx: Tx, deposit: Deposit, { paid, ...more }: Arrived): Promise<Deposit> {
  const { id, owner, currency, toReturn } = deposit
  const nowMs = room.clock.nowMs()
  const space = await lockSpace(room, tx, owner)
  const known = { paid: deposit.paid ?? 0n, toReturn, isGiven: isSettled(deposit.state) }
  const arrival = decideArrival(known, paid < known.paid ? known.paid : paid, { room: space, currency })
  await insertFlow(tx, { deposit: id, kind: 'charge', amount: arrival.came, given: arrival.given }, nowMs)
  const refused = arrival.toReturn - toReturn
  // What has come is with us: what we hear next is held against that.
  const kept = deposit.kept === null ? {} : { kept: deposit.kept + arrival.came }
  const change = { ...more, paid: arrival.paid, to_return: arrival.toReturn, ...kept }
  await changeDeposit(tx, id, { ...change, ...(refused > 0n && { return_reason: space.reason }) }, nowMs)
  if (refused > 0n) {
    await insertStep(tx, id, { step: STEP_OF[space.reason], number: refused }, nowMs)
    const part = `${id}:${arrival.toReturn}`
    await publishDeposit(tx, deposit, { event: 'deposit.returning', amount: refused, part }, nowMs)
  }
  return present(await lockDeposit(tx, id), 'a deposit that was there')
}

/** Writes down what we still have of a payment, and what of the part that goes back has arrived there. */
async function keep({ clock }: DepositOptions, tx: Tx, deposit: Deposit, where: Whereabouts): Promise<Deposit> {
  const { id, toReturn } = deposit
  const { kept } = where
  const nowMs = clock.nowMs()
  const paid = present(deposit.paid, 'what was paid')
  await insertFlow(tx, { deposit: id, kind: 'reversal', amount: (deposit.kept ?? paid) - kept }, nowMs)
  const returned = returnedOf({ paid, toReturn }, where)
  await changeDeposit(tx, id, { kept, returned }, nowMs)
  const sent = returned - deposit.returned
  if (sent > 0n) {
    await insertStep(tx, id, { step: 'sent_back', number: sent }, nowMs)
    await publishDeposit(tx, deposit, { event: 'deposit.returned', amount: sent, part: `${id}:${returned}` }, nowMs)
  }
  return { ...deposit, kept, returned }
}

/** A first payment, or a further one of a deposit of which nothing was credited. */
async function confirm(room: DepositOptions, tx: Tx, before: Deposit, paid: bigint): Promise<Deposit> {
  const nowMs = room.clock.nowMs()
  await insertStep(tx, before.id, 'confirmed', nowMs)
  const deposit = await arrive(room, tx, before, { paid, state: 'confirmed', reason: null })
  const isCredited = shareOf({ paid: present(deposit.paid, 'what was paid'), toReturn: deposit.toReturn }) > 0n
  if (isCredited) return deposit
  const change = { state: 'returned', standing: 0n } as const
  await changeDeposit(tx, deposit.id, change, nowMs)
  return { ...deposit, ...change }
}

async function follow(
  room: DepositOptions,
  tx: Tx,
  deposit: Deposit,
  { verdict, seen }: { readonly verdict: Verdict; readonly seen: ChargeState },
): Promise<Deposit> {
  const { id } = deposit
  const nowMs = room.clock.nowMs()
  const { refunding = 0n } = seen
  const kept = keptOf(seen)
  switch (verdict.does) {
    case 'confirm': {
      const confirmed = await confirm(room, tx, deposit, verdict.paid)
      return keep(room, tx, confirmed, { kept: kept ?? verdict.paid, refunding })
    }
    case 'correct': {
      const isMore = verdict.paid > (deposit.paid ?? 0n)
      const known = isMore ? await arrive(room, tx, deposit, { paid: verdict.paid }) : deposit
      return keep(room, tx, known, { kept: verdict.kept, refunding })
    }
    case 'credit':
    case 'undo':
      return kept === undefined ? deposit : keep(room, tx, deposit, { kept, refunding })
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

/** How often a network has confirmed what is on its way. */
async function see(
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

/** Writes down what follows from the provider's word, under the row's lock; what is left to do is left to the ledger. */
export async function record(room: DepositOptions, id: string, seen: ChargeState): Promise<[Verdict, Deposit]> {
  return room.db.write(async (tx) => {
    const nowMs = room.clock.nowMs()
    const before = present(await lockDeposit(tx, id), 'a deposit that was there')
    const verdict = decideLook(before, seen)
    const deposit = await follow(room, tx, before, { verdict, seen })
    await see(tx, before, seen, nowMs)
    await markLooked(tx, id, nowMs, nextLook(deposit, verdict, nowMs))
    return [verdict.does === 'confirm' && deposit.state === 'confirmed' ? { does: 'credit' } : verdict, deposit]
  })
}
