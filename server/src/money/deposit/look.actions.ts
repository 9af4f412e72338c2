import { err, hours, ok, present, type Result } from '@ronda/core'
import type { ChargeState, ProviderTrouble } from '../provider/index.ts'
import { collectDebts, correct } from './correct.actions.ts'
import { decideLook, isOpen, isWaiting, nextLookMs, type Verdict } from './deposit.ts'
import { changeDeposit, findDeposit, insertSeen, insertStep, lockDeposit, markLooked } from './deposit.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import type { DepositRoom } from './room.actions.ts'
import type { Deposit } from './stored.ts'

/** A debt is collected when the money is there; looking for it every minute would help nobody. */
const DEBT_LOOK_MS = hours(1)

/** Credits what was confirmed. The ledger knows the deposit's id, so it happens once however often this is called. */
async function credit({ db, clock, ledger, purses }: DepositRoom, { id, owner, paid }: Deposit): Promise<void> {
  const purse = await purses.of(owner)
  const answer = await ledger.submit({
    kind: 'deposit',
    id,
    wallet: purse.cash,
    house: ledger.house('clearing', purse.currency),
    amount: present(paid, 'what was confirmed'),
  })
  await db.write(async (tx) => {
    const now = await lockDeposit(tx, id)
    if (now?.state !== 'confirmed') return
    // Refused only when it was taken back before it was ever credited.
    const change = answer.accepted
      ? ({
          state: 'credited',
          standing: present(paid, 'what was confirmed'),
          kept: present(paid, 'what was confirmed'),
        } as const)
      : ({ state: 'failed', reason: 'reversed' } as const)
    await changeDeposit(tx, id, change, clock.nowMs())
    await insertStep(tx, id, change.state, clock.nowMs())
    const published = answer.accepted
      ? ({ event: 'deposit.credited', amount: present(paid, 'what was confirmed') } as const)
      : ({ event: 'deposit.failed', amount: now.amount, reason: 'reversed' } as const)
    await publishDeposit(tx, now, published, clock.nowMs())
  })
}

/** The payer took it back before we heard that it was credited. Where the money is gone, it is a debt. */
async function undo({ db, clock, ledger, purses }: DepositRoom, { id, owner, paid }: Deposit): Promise<void> {
  const purse = await purses.of(owner)
  const answer = await ledger.submit({ kind: 'reversal', id, wallet: purse.cash })
  const wasNever = !answer.accepted && answer.refusal === 'wallet.nothing_to_reverse'
  const state = answer.accepted ? 'reversed' : wasNever ? 'failed' : 'owed'
  await db.write(async (tx) => {
    const now = await lockDeposit(tx, id)
    if (now === undefined || now.state === state) return
    const standing = state === 'owed' ? present(paid, 'what was confirmed') : 0n
    const stands = state === 'failed' ? {} : { standing, kept: 0n }
    await changeDeposit(tx, id, { state, reason: 'reversed', ...stands }, clock.nowMs())
    await insertStep(tx, id, state, clock.nowMs())
    const amount = paid ?? now.amount
    await publishDeposit(tx, now, { event: `deposit.${state}`, amount, reason: 'reversed' }, clock.nowMs())
  })
}

/** Writes down what follows from the provider's word, under the row's lock; what is left to do is left to the ledger. */
async function record({ db, clock }: DepositRoom, id: string, seen: ChargeState): Promise<[Verdict, Deposit]> {
  return db.write(async (tx) => {
    const nowMs = clock.nowMs()
    const deposit = present(await lockDeposit(tx, id), 'a deposit that was there')
    const verdict = decideLook(deposit, seen)
    const later =
      verdict.does === 'undo' || verdict.does === 'correct'
        ? nowMs + DEBT_LOOK_MS
        : nextLookMs(deposit.askedAtMs, nowMs)
    await markLooked(tx, id, nowMs, later)
    if (verdict.does === 'confirm') {
      await changeDeposit(tx, id, { state: 'confirmed', paid: verdict.paid, reason: null }, nowMs)
      await insertStep(tx, id, 'confirmed', nowMs)
      return [{ does: 'credit' }, { ...deposit, state: 'confirmed', paid: verdict.paid }]
    }
    if (verdict.does === 'fail') {
      const { reason } = verdict
      await changeDeposit(tx, id, { state: 'failed', reason }, nowMs)
      await insertStep(tx, id, 'failed', nowMs)
      await publishDeposit(tx, deposit, { event: 'deposit.failed', amount: deposit.amount, reason }, nowMs)
    }
    const { confirmations } = seen
    const isSeen = isWaiting(deposit.state) && seen.state === 'waiting' && seen.paid > 0n
    if (isSeen && confirmations !== undefined && confirmations !== deposit.confirmations) {
      await changeDeposit(tx, id, { confirmations }, nowMs)
      await insertSeen(tx, id, confirmations, nowMs)
    }
    return [verdict, deposit]
  })
}

/** Asks the provider how a deposit stands, and does what follows. */
export async function look(
  room: DepositRoom,
  id: string,
): Promise<Result<undefined, ProviderTrouble | 'deposit.unknown'>> {
  const deposit = await room.db.read((tx) => findDeposit(tx, id))
  if (deposit === undefined) return err('deposit.unknown')
  const provider = room.providers.named(deposit.provider)
  if (provider === undefined) return err('provider.closed')
  const seen = await provider.chargeState(id)
  if (!seen.ok) return seen
  // Nothing is locked for a notice that has nothing new to say.
  if (!isOpen(deposit.state) && decideLook(deposit, seen.value).does === 'nothing') return ok(undefined)
  const [verdict, recorded] = await record(room, id, seen.value)
  if (verdict.does === 'credit') {
    await credit(room, recorded)
    await collectDebts(room, recorded.owner)
    // Some of it may have been taken back before we looked for the first time.
    const isWhole = (seen.value.left ?? seen.value.paid) === recorded.paid
    if (seen.value.state === 'paid' && !isWhole) return look(room, id)
  }
  if (verdict.does === 'correct') await correct(room, recorded, verdict.kept)
  if (verdict.does === 'undo') await undo(room, recorded)
  if (verdict.does !== 'nothing' || seen.value.confirmations !== deposit.confirmations) room.onChanged(deposit.owner)
  return ok(undefined)
}
