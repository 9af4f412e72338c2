import { err, ok, type Currency, type Result } from '@ronda/core'
import { findById } from '../../people/identity/index.ts'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { collectDebts } from './correct.actions.ts'
import { isWaiting, maskName, parseCashCode } from './deposit.ts'
import { changeDeposit, findByCode, insertStep, lockDeposit } from './deposit.sql.ts'
import { insertFlow } from './flow.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import { sumCredited, type DepositOptions } from './allowance.actions.ts'
import type { Deposit } from './stored.ts'

export type Cash = { readonly member: string; readonly amount: bigint; readonly currency: Currency }

type CashRefusal =
  | 'account.frozen'
  | 'deposit.code_unknown'
  | 'deposit.amount_invalid'
  | 'deposit.own_code'
  | 'wallet.insufficient_funds'
  | 'deposit.member_closed'

async function findWaiting({ db, clock }: DepositOptions, typed: string): Promise<Deposit | undefined> {
  const code = parseCashCode(typed)
  const deposit = code === undefined ? undefined : await db.read((tx) => findByCode(tx, code))
  if (deposit === undefined || !isWaiting(deposit.state)) return undefined
  return clock.nowMs() < deposit.expiresAtMs ? deposit : undefined
}

async function nameOf({ db }: DepositOptions, owner: string): Promise<string> {
  const account = await db.read((tx) => findById(tx, owner as Parameters<typeof findById>[1]))
  return maskName(account?.account.username ?? '')
}

/** Whether the member's limits, a break, or a freeze forbid crediting this cash now. */
async function isClosed(options: DepositOptions, tx: Tx, { owner, amount }: Deposit): Promise<boolean> {
  const depositedSince = (sinceMs: number): Promise<bigint> => sumCredited(options, tx, owner, sinceMs)
  return (await options.refusalOf(tx, owner, { amount, depositedSince }, options.clock.nowMs())) !== undefined
}

type ReadRefusal = 'account.frozen' | 'deposit.code_unknown' | 'deposit.member_closed'

/** The deposit of a code, as the agent sees it before taking the money. */
export async function readCash(
  options: DepositOptions,
  agent: string,
  typed: string,
): Promise<Result<Cash & { readonly expiresAtMs: number }, ReadRefusal>> {
  if (await options.db.read((tx) => options.isTransferFrozen(tx, agent))) return err('account.frozen')
  const deposit = await findWaiting(options, typed)
  if (deposit === undefined) return err('deposit.code_unknown')
  // Refused before the cash changes hands whenever possible.
  if (await options.db.write((tx) => isClosed(options, tx, deposit))) return err('deposit.member_closed')
  const { amount, currency, expiresAtMs, owner } = deposit
  return ok({ member: await nameOf(options, owner), amount, currency, expiresAtMs })
}

/**
 * Notifies both sides: the member that the cash was credited, the agent which amount left their wallet and for whom.
 */
async function publishCash(
  tx: Tx,
  deposit: Deposit,
  { agent, member, isCredited }: { readonly agent: string; readonly member: string; readonly isCredited: boolean },
  atMs: number,
): Promise<void> {
  const { id, amount, currency } = deposit
  if (!isCredited) {
    return publishDeposit(tx, deposit, { event: 'deposit.failed', amount, reason: 'agent_funds' }, atMs)
  }
  await publishDeposit(tx, deposit, { event: 'deposit.credited', amount }, atMs)
  const event = 'transfer.cashTaken'
  const facts = { amount, currency, name: member }
  await publishMemberEvent(tx, { account: agent, event, key: `${event}:${id}`, facts, atMs })
}

/** Transfers the amount from the wallet of the agent who claimed the code to the member. No new money is created. */
export async function settleCash(options: DepositOptions, deposit: Deposit): Promise<'credited' | 'failed'> {
  const { db, clock, ledger, walletStore } = options
  const { id, agent, owner, amount } = deposit
  if (agent === null) throw new Error('a confirmed cash deposit has no agent')
  const [from, to] = await Promise.all([walletStore.of(agent), walletStore.of(owner)])
  const keep = await db.read((tx) => options.boundIn(tx, agent, from.cash))
  const answer = await ledger.submit({ kind: 'transfer', id, wallet: from.cash, to: to.cash, amount, keep })
  const state = answer.accepted ? 'credited' : 'failed'
  const member = await nameOf(options, owner)
  await db.write(async (tx) => {
    const now = await lockDeposit(tx, id)
    if (now?.state !== 'confirmed') return
    await changeDeposit(tx, id, { state, reason: answer.accepted ? null : 'agent_funds' }, clock.nowMs())
    await insertStep(tx, id, state, clock.nowMs())
    await publishCash(tx, now, { agent, member, isCredited: answer.accepted }, clock.nowMs())
  })
  await collectDebts(options, owner)
  options.onChanged(owner)
  options.onChanged(agent)
  return state
}

/** The agent has received the cash: claims the code for this agent alone, then moves the money. */
export async function confirmCash(
  options: DepositOptions,
  agent: string,
  typed: string,
  amount: bigint,
): Promise<Result<Cash, CashRefusal>> {
  const found = await findWaiting(options, typed)
  if (found === undefined) return err('deposit.code_unknown')
  if (found.owner === agent) return err('deposit.own_code')
  const memberWallets = await options.walletStore.of(agent)
  const { balance } = await options.ledger.balanceOf(memberWallets.cash)
  // Checked before claiming: a refusal by the ledger after the claim would end the deposit.
  const bound = await options.db.read((tx) => options.boundIn(tx, agent, memberWallets.cash))
  if (balance - bound < found.amount || memberWallets.currency !== found.currency)
    return err('wallet.insufficient_funds')
  const claimed = await options.db.transact<Deposit, CashRefusal>(async (tx) => {
    // Cash is paid on from the agent's wallet, as a transfer is. To the member it is a deposit, which stays possible.
    if (await options.isTransferFrozen(tx, agent)) return err('account.frozen')
    const deposit = await lockDeposit(tx, found.id)
    if (deposit === undefined || !isWaiting(deposit.state)) return err('deposit.code_unknown')
    if (deposit.amount !== amount) return err('deposit.amount_invalid')
    // Limits are checked again when the cash is credited: they may have been lowered since the code was created.
    if (await isClosed(options, tx, deposit)) return err('deposit.member_closed')
    await insertFlow(tx, { deposit: deposit.id, kind: 'charge', amount, given: amount }, options.clock.nowMs())
    await changeDeposit(tx, deposit.id, { state: 'confirmed', paid: amount, agent }, options.clock.nowMs())
    await insertStep(tx, deposit.id, 'confirmed', options.clock.nowMs())
    return ok({ ...deposit, agent })
  })
  if (!claimed.ok) return claimed
  if ((await settleCash(options, claimed.value)) === 'failed') return err('wallet.insufficient_funds')
  return ok({ member: await nameOf(options, found.owner), amount, currency: found.currency })
}
