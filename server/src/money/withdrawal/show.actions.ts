import type { DeskWithdrawal, WithdrawalLine, WithdrawalQueueName, WithdrawalState } from '@ronda/contract'
import { err, ok, present, type Id, type Result } from '@ronda/core'
import { findNames, isSamePerson } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { owedAmong } from '../deposit/index.ts'
import type { Standing } from '../playThrough/index.ts'
import {
  findOwnName,
  findPayoutAccounts,
  findSharing,
  openPayoutAccount,
  type OwnName,
} from '../payoutAccount/index.ts'
import type { WithdrawalOptions } from './advance.actions.ts'
import { listPile, listWithdrawals, type DeskCursor } from './show.sql.ts'
import { findCases, listSteps } from './timeline.sql.ts'
import { holderOf, promiseOf } from './withdrawal.ts'
import { findWithdrawal, type Withdrawal } from './withdrawal.sql.ts'

const PER_PAGE = 20

async function linesOf(
  tx: Tx,
  found: readonly Withdrawal[],
  autoReceiveMinutes: number,
): Promise<readonly WithdrawalLine[]> {
  const ids = found.map(({ id }) => id)
  const [steps, cases] = [await listSteps(tx, ids), await findCases(tx, ids)]
  const accounts = await findPayoutAccounts(
    tx,
    found.map(({ payoutAccount }) => payoutAccount),
  )
  return found.map((one) => {
    const { kind, institution, masked } = present(
      accounts.get(one.payoutAccount),
      'the payout account of the withdrawal',
    )
    const { id, state, currency, amount, fee, received, receipt, askedAtMs } = one
    return {
      id,
      state,
      currency,
      amount,
      fee,
      received,
      remaining: state === 'paid' ? amount - fee - received : 0n,
      receipt,
      account: { kind, institution, masked },
      askedAt: askedAtMs,
      holder: holderOf(state, receipt),
      promisedAt: promiseOf(one, autoReceiveMinutes),
      case: cases.get(id) ?? null,
      timeline: [...(steps.get(id) ?? [])],
    }
  })
}

const autoReceiveOf = async ({ policy }: WithdrawalOptions): Promise<number> =>
  (await policy()).withdrawal.autoReceiveMinutes

export async function showOne(options: WithdrawalOptions, id: string): Promise<WithdrawalLine> {
  const autoReceive = await autoReceiveOf(options)
  const [line] = await options.db.read(async (tx) => {
    const found = present(await findWithdrawal(tx, id), 'the withdrawal')
    return linesOf(tx, [found], autoReceive)
  })
  return present(line, 'the line of the withdrawal')
}

export type Page = { list: WithdrawalLine[]; next: string | null }

/** A member's own withdrawals, newest first. */
export async function showOwn(options: WithdrawalOptions, account: Id<'account'>, before?: string): Promise<Page> {
  const autoReceive = await autoReceiveOf(options)
  return options.db.read(async (tx) => {
    const seen = before === undefined ? undefined : await findWithdrawal(tx, before)
    const found = await listWithdrawals(tx, account, seen?.account === account ? seen : undefined, PER_PAGE + 1)
    const list = await linesOf(tx, found.slice(0, PER_PAGE), autoReceive)
    return { list: [...list], next: found.length > PER_PAGE ? (list.at(-1)?.id ?? null) : null }
  })
}

/** One of a member's own withdrawals; those of others are unknown to them. */
export async function findOwn(
  options: WithdrawalOptions,
  account: Id<'account'>,
  id: string,
): Promise<Result<WithdrawalLine, 'withdrawal.unknown'>> {
  const autoReceive = await autoReceiveOf(options)
  const [line] = await options.db.read(async (tx) => {
    const found = await findWithdrawal(tx, id)
    return found?.account === account ? linesOf(tx, [found], autoReceive) : []
  })
  return line === undefined ? err('withdrawal.unknown') : ok(line)
}

/** The name on the payout account, with the member's verified name. */
function namesOf(holderName: string, own: OwnName | undefined) {
  const verifiedName = own?.isVerified ? (own.name ?? null) : null
  return { holderName, verifiedName, isOwnName: own?.name !== undefined && isSamePerson(own.name, holderName) }
}

/** Before the provider is asked, a security change of the account pauses the payout. */
const PAUSABLE: ReadonlySet<WithdrawalState> = new Set(['asked', 'held', 'seconding', 'approved'])

/** What staff must know of a member's money before they approve a withdrawal. */
async function standingsOf(
  { walletStore, boundOf }: WithdrawalOptions,
  tx: Tx,
  owners: readonly Id<'account'>[],
): Promise<ReadonlyMap<string, Standing>> {
  const standings = new Map<string, Standing>()
  for (const owner of new Set(owners))
    standings.set(owner, await boundOf(tx, owner, (await walletStore.of(owner)).cash))
  return standings
}

async function deskLinesOf(
  options: WithdrawalOptions,
  tx: Tx,
  found: readonly Withdrawal[],
  autoReceiveMinutes: number,
): Promise<readonly DeskWithdrawal[]> {
  const { key, pausedUntil } = options
  const lines = await linesOf(tx, found, autoReceiveMinutes)
  const people = found.flatMap(({ account, firstApprover, approver }) => [account, firstApprover, approver])
  const names = await findNames(tx, [...new Set(people.filter((one) => one !== null))])
  const accounts = [...new Set(found.map(({ payoutAccount }) => payoutAccount))]
  const sharing = await findSharing(tx, accounts)
  const owners = found.map(({ account }) => account)
  const owed = owners.length === 0 ? undefined : await owedAmong(tx, owners)
  const standings = await standingsOf(options, tx, owners)
  const holders = new Map<string, string>()
  for (const account of accounts) holders.set(account, (await openPayoutAccount(tx, key, account)).holder)
  const own = new Map<string, OwnName>()
  for (const owner of new Set(owners)) own.set(owner, await findOwnName(tx, key, owner))
  const pauses = new Map<string, number | null>()
  for (const { account, state } of found) {
    if (PAUSABLE.has(state) && !pauses.has(account)) pauses.set(account, await pausedUntil(tx, account))
  }
  const nameOf = (person: string | null): string | null => (person && names.get(person)?.username) ?? null
  return found.map((one, at) => ({
    ...present(lines[at], 'the line of the withdrawal'),
    member: present(names.get(one.account), 'the name of the member'),
    ...namesOf(present(holders.get(one.payoutAccount), 'the name on the payout account'), own.get(one.account)),
    sharedWith: [...(sharing.get(one.payoutAccount) ?? [])],
    owed: owed?.get(one.account) ?? 0n,
    pausedUntil: PAUSABLE.has(one.state) ? (pauses.get(one.account) ?? null) : null,
    chargeable: standings.get(one.account)?.chargeable ?? 0n,
    isWaived: standings.get(one.account)?.isWaived ?? false,
    needsTwo: one.needsTwo,
    firstApprover: nameOf(one.firstApprover),
    approver: nameOf(one.approver),
  }))
}

/** One withdrawal with everything that staff see. */
export async function findOnDesk(
  options: WithdrawalOptions,
  id: string,
): Promise<Result<DeskWithdrawal, 'withdrawal.unknown'>> {
  const autoReceive = await autoReceiveOf(options)
  const [line] = await options.db.read(async (tx) => {
    const found = await findWithdrawal(tx, id)
    return found === undefined ? [] : deskLinesOf(options, tx, [found], autoReceive)
  })
  return line === undefined ? err('withdrawal.unknown') : ok(line)
}

export type DeskPage = { list: DeskWithdrawal[]; next: string | null }

const formatCursor = ({ promisedAtMs, id }: DeskCursor): string => `${promisedAtMs}_${id}`

function parseCursor(text: string): DeskCursor {
  const [at = '', id = ''] = text.split('_')
  return { promisedAtMs: Number(at), id }
}

/** The withdrawals of one pile of the desk. */
export async function showPile(
  options: WithdrawalOptions,
  pile: WithdrawalQueueName,
  after?: string,
): Promise<DeskPage> {
  const autoReceive = await autoReceiveOf(options)
  return options.db.read(async (tx) => {
    const found = await listPile(tx, pile, after === undefined ? undefined : parseCursor(after), PER_PAGE + 1)
    const shown = found.slice(0, PER_PAGE)
    const list = await deskLinesOf(options, tx, shown, autoReceive)
    const last = shown.at(-1)
    return { list: [...list], next: found.length > PER_PAGE && last ? formatCursor(last) : null }
  })
}
