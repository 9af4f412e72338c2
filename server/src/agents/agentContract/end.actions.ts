import { err, ok, present, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { uplinesNow, type MoveEnd, type MoveListener } from '../tree/index.ts'
import { endedByMove, endingOf, partiesOf, sideOf, type Standing } from './agentContract.ts'
import {
  findContract,
  listBranch,
  listStanding,
  lockBranch,
  lockContract,
  type StoredContract,
} from './contract.sql.ts'
import { endGranted, findEndImpact } from './impact.actions.ts'
import { holdLine, type Changed, type ContractOptions } from './offer.actions.ts'
import { findNoticeOver, findUnanswered, recordClosed, recordEnding, recordTerminated, type Doing } from './step.sql.ts'

export type EndRefusal =
  | 'agentContract.off'
  | 'agentContract.unknown'
  | 'agentContract.not_valid'
  | 'agentContract.impact'

export type Terminating = {
  readonly id: string
  /** The hash of what was shown to end with it. */
  readonly impact?: string | undefined
  readonly by: Id<'account'>
}

/**
 * Asks for the end of a contract, or agrees to it. It ends at once when both have asked, or after the notice, and with it
 * all that were granted from it. Who asks has seen which ones.
 */
export async function terminate(options: ContractOptions, { id, impact, by }: Terminating): Changed<EndRefusal> {
  const { db, clock } = options
  const known = await db.read((tx) => findContract(tx, id))
  if (known === undefined || sideOf(known, by) === undefined) return err('agentContract.unknown')
  if (!(await options.isOn(known.terms.kind))) return err('agentContract.off')
  let concerned = partiesOf(known)
  const ended = await db.transact<StoredContract, EndRefusal>(async (tx) => {
    await holdLine(tx, known.agent, known.terms)
    const stored = present(await lockContract(tx, id), 'a contract that was found')
    if (stored.state !== 'valid') return err('agentContract.not_valid')
    const side = present(sideOf(stored, by), 'a side that was found')
    const doing = { side, by, nowMs: clock.nowMs() }
    const ending = endingOf(stored, side, doing.nowMs)
    if (ending.kind === 'asked') return ok(stored)
    const { ended: granted, hash } = await findEndImpact(tx, stored, doing.nowMs)
    if (hash !== impact) return err('agentContract.impact')
    if (ending.kind === 'ask') await recordEnding(tx, id, { side, validToMs: ending.validToMs }, doing)
    else {
      await recordTerminated(tx, id, doing)
      concerned = [...concerned, ...(await endGranted(tx, granted, doing.nowMs))]
    }
    return ok(present(await findContract(tx, id), 'a contract that was found'))
  })
  if (ended.ok) options.onChanged(concerned)
  return ended
}

/** Ends a contract whose notice is over, and what was granted from it. The accounts that this concerns. */
async function endAfterNotice(tx: Tx, known: StoredContract, doing: Doing): Promise<readonly string[]> {
  await holdLine(tx, known.agent, known.terms)
  const stored = await lockContract(tx, known.id)
  // The notice may have been taken back since the list was read.
  if (stored?.state !== 'valid' || stored.validToMs === null || stored.validToMs > doing.nowMs) return []
  const { ended } = await findEndImpact(tx, stored, doing.nowMs)
  await recordTerminated(tx, stored.id, doing)
  // At the same moment, though this may run later: otherwise they would be paid for a period that begins between.
  return [...partiesOf(stored), ...(await endGranted(tx, ended, stored.validToMs))]
}

/** Contracts that one run of a job ends; the rest wait a minute. */
const BATCH_MAX = 100

/** Ends offers that nobody answered, and contracts whose notice is over. */
export async function endOverdue(options: ContractOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const doing: Doing = { side: 'platform', by: null, nowMs }
  const due = { nowMs, atMost: BATCH_MAX }
  const { unanswered, over } = await db.read(async (tx) => ({
    unanswered: await findUnanswered(tx, due),
    over: await findNoticeOver(tx, due),
  }))
  const find = (id: string) => db.read((tx) => findContract(tx, id))
  await failures.each('agentContract.expire', unanswered, String, async (id) => {
    await db.write((tx) => recordClosed(tx, id, 'expired', doing))
    options.onChanged(partiesOf(present(await find(id), 'an offer that was found')))
  })
  await failures.each('agentContract.end', over, String, async (id) => {
    const known = present(await find(id), 'a contract that was found')
    options.onChanged(await db.write((tx) => endAfterNotice(tx, known, doing)))
  })
}

/** Why contracts end when staff move an agent. */
const MOVED_NOTE = 'moved'

type Branch = {
  readonly account: string
  readonly branch: readonly StoredContract[]
  /** Who stands above the account, nearest first. */
  readonly line: readonly string[]
}

type Group = { readonly isValid: boolean; readonly ended: readonly Standing[]; readonly granted: readonly Standing[] }

/** What cannot stay in the branch of an account below a line, by kind, contracts and offers apart. */
async function findWrong(tx: Tx, { account, branch, line }: Branch, nowMs: number): Promise<readonly Group[]> {
  const groups: Group[] = []
  for (const alike of Map.groupBy(branch, ({ terms, state }) => `${terms.kind} ${terms.currency} ${state}`).values()) {
    const { terms, state } = present(alike[0], 'a group has one')
    const above = await listStanding(tx, line, terms, nowMs)
    const standing = alike.map((each) => ({ ...each, line: [] }))
    const { ended, granted } = endedByMove(account, standing, line, above)
    // An offer that ends ends no contract.
    groups.push({ isValid: state === 'valid', ended, granted: state === 'valid' ? granted : [] })
  }
  return groups
}

/** The contracts that a move below a line would end. Offers that expire with it are no contracts yet. */
async function endsOfMove(
  tx: Tx,
  account: string,
  line: readonly string[],
  nowMs: number,
): Promise<readonly MoveEnd[]> {
  const branch = await listBranch(tx, account)
  const byId = new Map(branch.map((each) => [each.id, each]))
  const groups = await findWrong(tx, { account, branch, line }, nowMs)
  return groups
    .filter(({ isValid }) => isValid)
    .flatMap(({ ended, granted }) => [...ended, ...granted])
    .map(({ id }) => {
      const { agentNumber: number, agentName: name, terms } = present(byId.get(id), 'a contract of the branch')
      return { contract: id, number, name, kind: terms.kind }
    })
}

/**
 * Ends what a move makes wrong, in the transaction of the move: contracts with an agent who is no longer directly above,
 * those of the branch that the new line does not cover, and what was granted from them. The tree is locked until then.
 */
async function endMoved(tx: Tx, account: string, nowMs: number): Promise<readonly string[]> {
  const branch = await lockBranch(tx, account)
  const doing: Doing = { side: 'platform', by: null, nowMs, note: MOVED_NOTE }
  const concerned: string[] = []
  const line = await uplinesNow(tx, account)
  for (const { isValid, ended, granted } of await findWrong(tx, { account, branch, line }, nowMs)) {
    for (const { id } of ended) {
      await (isValid ? recordTerminated(tx, id, doing) : recordClosed(tx, id, 'expired', doing))
    }
    concerned.push(...ended.flatMap(partiesOf), ...(await endGranted(tx, granted, nowMs)))
  }
  return concerned
}

/** How contracts follow a move of an agent. */
export const moveListener = (options: Pick<ContractOptions, 'onChanged'>): MoveListener => ({
  endsOf: endsOfMove,
  follow: endMoved,
  onMoved: options.onChanged,
})
