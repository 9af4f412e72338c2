import { err, ok, type Currency, type Result } from '@ronda/core'
import { findById } from '../../people/identity/index.ts'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { collectDebts } from './correct.actions.ts'
import { isWaiting, maskName, parseCashCode } from './deposit.ts'
import { changeDeposit, findByCode, insertStep, lockDeposit } from './deposit.sql.ts'
import { insertFlow } from './flow.sql.ts'
import { publishDeposit } from './publish.actions.ts'
import { sumCredited, type DepositOptions } from './room.actions.ts'
import type { Deposit } from './stored.ts'

export type Cash = { readonly member: string; readonly amount: bigint; readonly currency: Currency }

type CashRefusal =
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

/** Whether the member may not be given this cash now: by their own limits, a break, or a freeze. */
async function isClosed(room: DepositOptions, tx: Tx, { owner, amount }: Deposit): Promise<boolean> {
  const depositedSince = (sinceMs: number): Promise<bigint> => sumCredited(room, tx, owner, sinceMs)
  return (await room.refusalOf(tx, owner, { amount, depositedSince }, room.clock.nowMs())) !== undefined
}

/** What a code stands for, as an agent sees it before taking the money. */
export async function readCash(
  room: DepositOptions,
  typed: string,
): Promise<Result<Cash & { readonly expiresAtMs: number }, 'deposit.code_unknown' | 'deposit.member_closed'>> {
  const deposit = await findWaiting(room, typed)
  if (deposit === undefined) return err('deposit.code_unknown')
  // Said before the cash changes hands, where it can be.
  if (await room.db.write((tx) => isClosed(room, tx, deposit))) return err('deposit.member_closed')
  const { amount, currency, expiresAtMs, owner } = deposit
  return ok({ member: await nameOf(room, owner), amount, currency, expiresAtMs })
}

/** Both sides read of it: the member that the cash was credited, the agent what left their wallet and for whom. */
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

/** Moves the money that the agent who claimed the code has taken. Nothing is minted: it leaves the agent's own wallet. */
export async function settleCash(room: DepositOptions, deposit: Deposit): Promise<'credited' | 'failed'> {
  const { db, clock, ledger, walletStore } = room
  const { id, agent, owner, amount } = deposit
  if (agent === null) throw new Error('broken promise: cash was claimed by an agent')
  const [from, to] = await Promise.all([walletStore.of(agent), walletStore.of(owner)])
  const keep = await db.read((tx) => room.boundIn(tx, agent, from.cash))
  const answer = await ledger.submit({ kind: 'transfer', id, wallet: from.cash, to: to.cash, amount, keep })
  const state = answer.accepted ? 'credited' : 'failed'
  const member = await nameOf(room, owner)
  await db.write(async (tx) => {
    const now = await lockDeposit(tx, id)
    if (now?.state !== 'confirmed') return
    await changeDeposit(tx, id, { state, reason: answer.accepted ? null : 'agent_funds' }, clock.nowMs())
    await insertStep(tx, id, state, clock.nowMs())
    await publishCash(tx, now, { agent, member, isCredited: answer.accepted }, clock.nowMs())
  })
  await collectDebts(room, owner)
  room.onChanged(owner)
  room.onChanged(agent)
  return state
}

/** The agent has the cash in hand: the code is claimed for this agent alone, then the money moves. */
export async function confirmCash(
  room: DepositOptions,
  agent: string,
  typed: string,
  amount: bigint,
): Promise<Result<Cash, CashRefusal>> {
  const found = await findWaiting(room, typed)
  if (found === undefined) return err('deposit.code_unknown')
  if (found.owner === agent) return err('deposit.own_code')
  const memberWallets = await room.walletStore.of(agent)
  const { balance } = await room.ledger.balanceOf(memberWallets.cash)
  // Asked before claiming: a refusal by the ledger would be the deposit's end.
  const bound = await room.db.read((tx) => room.boundIn(tx, agent, memberWallets.cash))
  if (balance - bound < found.amount || memberWallets.currency !== found.currency)
    return err('wallet.insufficient_funds')
  const claimed = await room.db.transact<Deposit, CashRefusal>(async (tx) => {
    const deposit = await lockDeposit(tx, found.id)
    if (deposit === undefined || !isWaiting(deposit.state)) return err('deposit.code_unknown')
    if (deposit.amount !== amount) return err('deposit.amount_invalid')
    // The limits hold when the cash is credited: they may have been lowered since the code was made.
    if (await isClosed(room, tx, deposit)) return err('deposit.member_closed')
    await insertFlow(tx, { deposit: deposit.id, kind: 'charge', amount, given: amount }, room.clock.nowMs())
    await changeDeposit(tx, deposit.id, { state: 'confirmed', paid: amount, agent }, room.clock.nowMs())
    await insertStep(tx, deposit.id, 'confirmed', room.clock.nowMs())
    return ok({ ...deposit, agent })
  })
  if (!claimed.ok) return claimed
  if ((await settleCash(room, claimed.value)) === 'failed') return err('wallet.insufficient_funds')
  return ok({ member: await nameOf(room, found.owner), amount, currency: found.currency })
}
