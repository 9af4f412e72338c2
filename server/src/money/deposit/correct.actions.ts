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
import type { DepositOptions } from './allowance.actions.ts'
import type { Deposit } from './stored.ts'

/** The balance may change between reading and taking. What cannot be taken after this many tries stays a debt. */
const TRIES_MAX = 3

/** What was paid, what of it must be returned, and what we still hold of a credited deposit. */
function paymentOf({ paid, toReturn, kept }: Deposit) {
  const known = present(paid, 'the paid amount')
  return { payment: { paid: known, toReturn }, kept: kept ?? known }
}

/** Inserts the correction that is due, or updates the deposit's state when none is due. */
async function begin(options: DepositOptions, { id, owner }: Deposit): Promise<Correction | undefined> {
  const { cash } = await options.walletStore.of(owner)
  const { balance } = await options.ledger.balanceOf(cash)
  const nowMs = options.clock.nowMs()
  return options.db.write(async (tx) => {
    const deposit = present(await lockDeposit(tx, id), 'the deposit')
    const { standing } = deposit
    if (standing === null) return undefined
    const open = await findOpen(tx, id)
    if (open) return open
    const { payment, kept } = paymentOf(deposit)
    const state = stateOf(standing, payment, kept)
    const isRegular = state === 'credited' || state === 'returned'
    await changeDeposit(tx, id, { state, reason: isRegular ? null : 'reversed' }, nowMs)
    if (state !== deposit.state && state !== 'returned') await insertStep(tx, id, state, nowMs)
    const target = targetOf(payment, kept)
    const due = correctionOf(standing, target, balance)
    // What cannot be taken now is a debt, and the owner must be notified of it.
    const debt = standing - target + due
    if (debt > 0n && deposit.state !== 'owed') {
      await publishDeposit(tx, deposit, { event: 'deposit.owed', amount: debt, part: `${id}:${kept}` }, nowMs)
    }
    if (due === 0n) return undefined
    // A full reversal uses the deposit's own id, so that the ledger shows both operations under one id.
    const isWhole = -due === standing && standing === shareOf(payment) && !(await hasCorrections(tx, id))
    // An amount that was never booked as a deposit is a further payment, and must be played through like any deposit.
    const unbooked = shareOf(payment) - standing + (await sumAdjusted(tx, id))
    const isPayment = due > 0n && unbooked > 0n
    const amount = isPayment && unbooked < due ? unbooked : due
    const correction = { id: isWhole ? id : randomServerId(), deposit: id, amount, isPayment }
    await insertCorrection(tx, correction, nowMs)
    return correction
  })
}

async function operationOf(options: DepositOptions, deposit: Deposit, correction: Correction): Promise<Operation> {
  const { id, amount, isPayment } = correction
  const { cash: wallet, currency } = await options.walletStore.of(deposit.owner)
  if (id === deposit.id) return { kind: 'reversal', id, wallet }
  const houseAccount = options.ledger.houseAccount('clearing', currency)
  return { kind: isPayment ? 'deposit' : 'adjustment', id, wallet, houseAccount, amount }
}

/** Executes the correction, once, however often it is called. A refusal ends this correction but not the debt. */
async function finish(options: DepositOptions, deposit: Deposit, correction: Correction): Promise<void> {
  const answer = await options.ledger.submit(await operationOf(options, deposit, correction))
  const nowMs = options.clock.nowMs()
  await options.db.write(async (tx) => {
    const now = present(await lockDeposit(tx, deposit.id), 'the deposit')
    const isMine = await endCorrection(tx, correction.id, answer.accepted ? 'done' : 'refused')
    if (!isMine || !answer.accepted) return
    const standing = present(now.standing ?? undefined, 'the credited amount') + correction.amount
    const { payment, kept } = paymentOf(now)
    await changeDeposit(tx, deposit.id, { standing, state: stateOf(standing, payment, kept) }, nowMs)
    const step = correction.amount > 0n ? 'added' : standing === 0n ? 'reversed' : 'taken'
    await insertStep(tx, deposit.id, step, nowMs)
    const event = `deposit.${step === 'taken' ? 'partly' : step}` as const
    const amount = correction.amount > 0n ? correction.amount : -correction.amount
    await publishDeposit(tx, deposit, { event, amount, part: correction.id }, nowMs)
  })
}

/** Finishes a correction that a crash interrupted, whatever the provider says now: the ledger may have booked it. */
export async function finishOpenCorrection(options: DepositOptions, deposit: Deposit): Promise<void> {
  const open = await options.db.read((tx) => findOpen(tx, deposit.id))
  if (open) await finish(options, deposit, open)
}

/**
 * Adjusts what the member was credited to what we still hold of the payment and what of it is theirs. A debt is taken
 * as far as the balance allows; the rest stays visible as owed, and the balance never goes below zero.
 */
export async function correct(options: DepositOptions, deposit: Deposit): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const correction = await begin(options, deposit)
    if (correction === undefined) return
    await finish(options, deposit, correction)
  }
}

/** Takes what a member owes as far as the balance allows: before money leaves, and after money has arrived. */
export async function collectDebts(options: DepositOptions, owner: string): Promise<void> {
  const debts = await options.db.read((tx) => listOwed(tx, owner))
  for (const deposit of debts) await correct(options, deposit)
  if (debts.length > 0) options.onChanged(owner)
}
