import { present } from '@ronda/core'
import { randomServerId } from '../../platform/ids/serverId.ts'
import type { Operation } from '../ledger/index.ts'
import { correctionOf, stateOf } from './correct.ts'
import {
  endCorrection,
  findOpen,
  hasCorrections,
  insertCorrection,
  sumAdjusted,
  type Correction,
} from './correct.sql.ts'
import { shareOf, targetOf } from './credit.ts'
import { changeDeposit, insertStep, listOwed, lockDeposit } from './deposit.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import type { DepositOptions } from './room.actions.ts'
import type { Deposit } from './stored.ts'

/** Money may be spent between looking and taking; what cannot be taken after so many looks is a debt for now. */
const TRIES_MAX = 3

/** What was paid, what of it goes back, and what we still have, of a deposit that was credited. */
function paymentOf({ paid, toReturn, kept }: Deposit) {
  const known = present(paid, 'what was paid')
  return { payment: { paid: known, toReturn }, kept: kept ?? known }
}

/** Writes down what is to be done, or how the deposit stands when there is nothing to do. */
async function begin(room: DepositOptions, { id, owner }: Deposit): Promise<Correction | undefined> {
  const { cash } = await room.walletStore.of(owner)
  const { balance } = await room.ledger.balanceOf(cash)
  const nowMs = room.clock.nowMs()
  return room.db.write(async (tx) => {
    const deposit = present(await lockDeposit(tx, id), 'a deposit that was there')
    const { standing } = deposit
    if (standing === null) return undefined
    const open = await findOpen(tx, id)
    if (open) return open
    const { payment, kept } = paymentOf(deposit)
    const state = stateOf(standing, payment, kept)
    const isWell = state === 'credited' || state === 'returned'
    await changeDeposit(tx, id, { state, reason: isWell ? null : 'reversed' }, nowMs)
    if (state !== deposit.state && state !== 'returned') await insertStep(tx, id, state, nowMs)
    const target = targetOf(payment, kept)
    const due = correctionOf(standing, target, balance)
    // What cannot be taken now is a debt that its owner must know of.
    const debt = standing - target + due
    if (debt > 0n && deposit.state !== 'owed') {
      await publishDeposit(tx, deposit, { event: 'deposit.owed', amount: debt, part: `${id}:${kept}` }, nowMs)
    }
    if (due === 0n) return undefined
    // The whole of it is undone by its own name, so that both stand together in the books.
    const isWhole = -due === standing && standing === shareOf(payment) && !(await hasCorrections(tx, id))
    // What was never booked as a deposit is a further payment, and is played like any other.
    const unbooked = shareOf(payment) - standing + (await sumAdjusted(tx, id))
    const isPayment = due > 0n && unbooked > 0n
    const amount = isPayment && unbooked < due ? unbooked : due
    const correction = { id: isWhole ? id : randomServerId(), deposit: id, amount, isPayment }
    await insertCorrection(tx, correction, nowMs)
    return correction
  })
}

async function operationOf(room: DepositOptions, deposit: Deposit, correction: Correction): Promise<Operation> {
  const { id, amount, isPayment } = correction
  const { cash: wallet, currency } = await room.walletStore.of(deposit.owner)
  if (id === deposit.id) return { kind: 'reversal', id, wallet }
  const houseAccount = room.ledger.houseAccount('clearing', currency)
  return { kind: isPayment ? 'deposit' : 'adjustment', id, wallet, houseAccount, amount }
}

/** Does it, once, however often it is called; a refusal is the end of this one and not of the debt. */
async function finish(room: DepositOptions, deposit: Deposit, correction: Correction): Promise<void> {
  const answer = await room.ledger.submit(await operationOf(room, deposit, correction))
  const nowMs = room.clock.nowMs()
  await room.db.write(async (tx) => {
    const now = present(await lockDeposit(tx, deposit.id), 'a deposit that was there')
    const isMine = await endCorrection(tx, correction.id, answer.accepted ? 'done' : 'refused')
    if (!isMine || !answer.accepted) return
    const standing = present(now.standing ?? undefined, 'what stands of a credited deposit') + correction.amount
    const { payment, kept } = paymentOf(now)
    await changeDeposit(tx, deposit.id, { standing, state: stateOf(standing, payment, kept) }, nowMs)
    const step = correction.amount > 0n ? 'added' : standing === 0n ? 'reversed' : 'taken'
    await insertStep(tx, deposit.id, step, nowMs)
    const event = `deposit.${step === 'taken' ? 'partly' : step}` as const
    const amount = correction.amount > 0n ? correction.amount : -correction.amount
    await publishDeposit(tx, deposit, { event, amount, part: correction.id }, nowMs)
  })
}

/** Finishes what was begun when the house fell over, whatever the provider says now: the books may have it already. */
export async function finishLeft(room: DepositOptions, deposit: Deposit): Promise<void> {
  const open = await room.db.read((tx) => findOpen(tx, deposit.id))
  if (open) await finish(room, deposit, open)
}

/**
 * Brings what the member was given in line with what we have kept of the payment and what of it is theirs. What is owed
 * is taken as far as it is there; the rest stays in sight until there is more, and nothing ever goes below zero.
 */
export async function correct(room: DepositOptions, deposit: Deposit): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const correction = await begin(room, deposit)
    if (correction === undefined) return
    await finish(room, deposit, correction)
  }
}

/** Takes what a member owes as far as it is there: before money leaves, and when some has come. */
export async function collectDebts(room: DepositOptions, owner: string): Promise<void> {
  const debts = await room.db.read((tx) => listOwed(tx, owner))
  for (const deposit of debts) await correct(room, deposit)
  if (debts.length > 0) room.onChanged(owner)
}
