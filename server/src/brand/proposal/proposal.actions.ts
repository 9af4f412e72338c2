import { settingChanges, type AuditAction, type MoneyPolicy } from '@ronda/contract'
import { err, ok, present, seconds, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { replaceMoney, type Settings } from '../settings/index.ts'
import { decisionRefusal, mayWithdraw, OPEN_MS, type DecisionRefusal } from './proposal.ts'
import * as stored from './proposal.sql.ts'

export type ProposalOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly log: Log
  readonly merchant: string
  readonly settings: Pick<Settings, 'read' | 'refresh' | 'checkMoney'>
  /** How long after its approval a change takes effect: time for other staff to see it, and to stop it. */
  readonly delayMs: number
  /** The names of accounts by id; accounts belong to a higher domain. */
  readonly findNames: FindNames
}

export type FindNames = (
  tx: Tx,
  accounts: readonly string[],
) => Promise<ReadonlyMap<string, { readonly username: string }>>

export type Proposal = {
  readonly key: string
  readonly money: MoneyPolicy
  readonly reason: string
  readonly by: Id<'account'>
}

type ProposeRefusal = 'brand.setting_invalid' | 'proposal.unchanged' | 'wallet.key_reused'
type Unknown = 'proposal.unknown'

/** A proposal with the names of those who proposed, decided and withdrew it. */
export type NamedProposal = stored.StoredProposal & {
  readonly proposedByName: string
  readonly decidedByName: string | null
  readonly withdrawnByName: string | null
}

export type Proposals = {
  readonly delayMs: number
  list(page: stored.ProposalPage): Promise<readonly NamedProposal[]>
  read(id: string): Promise<Result<NamedProposal, Unknown>>
  propose(proposal: Proposal): Promise<Result<NamedProposal, ProposeRefusal>>
  approve(
    id: string,
    by: Id<'account'>,
  ): Promise<Result<NamedProposal, DecisionRefusal | Unknown | 'proposal.outdated'>>
  refuse(id: string, by: Id<'account'>, note: string): Promise<Result<NamedProposal, DecisionRefusal | Unknown>>
  withdraw(id: string, by: Id<'account'>): Promise<Result<NamedProposal, 'proposal.decided' | Unknown>>
  /** Applies approved proposals that are due, and expires those that nobody decided in time. */
  applyDue(): Promise<void>
  close(): void
}

const subjectOf = (proposal: string): string => `settings_proposal:${proposal}`

const isSame = (left: MoneyPolicy, right: MoneyPolicy): boolean => settingChanges(left, right).length === 0

type AuditEntry = {
  readonly actor: string
  readonly action: AuditAction
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Writes the audit entry of a step, with the values before and after, field by field. */
async function writeStep(tx: Tx, { actor, action, detail }: AuditEntry, proposal: stored.NewProposal, nowMs: number) {
  const changes = settingChanges({ money: proposal.before }, { money: proposal.after })
  const { reason } = proposal
  await writeAuditEntry(
    tx,
    { actor, action, subject: subjectOf(proposal.id), detail: { reason, changes, ...detail } },
    nowMs,
  )
}

async function propose(
  { db, clock, ids, merchant, settings }: ProposalOptions,
  { key, money, reason, by }: Proposal,
): Promise<Result<string, ProposeRefusal>> {
  if (!settings.checkMoney(money)) return err('brand.setting_invalid')
  const { money: before } = (await settings.read()).settings
  const id = ids.named('settingsProposal', by, key)
  return db.transact<string, ProposeRefusal>(async (tx) => {
    /** A repeated request, also a concurrent one, answers with the same proposal. */
    const answerAgain = (known: stored.StoredProposal): Result<string, ProposeRefusal> =>
      known.reason === reason && isSame(known.after, money) ? ok(id) : err('wallet.key_reused')
    const known = await stored.findProposal(tx, id)
    if (known) return answerAgain(known)
    if (isSame(before, money)) return err('proposal.unchanged')
    const nowMs = clock.nowMs()
    const times = { proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
    const fresh = { id, merchant, before, after: money, reason, proposedBy: by, ...times }
    if (!(await stored.insertProposal(tx, fresh))) {
      return answerAgain(present(await stored.findProposal(tx, id), 'the proposal that uses the key'))
    }
    await writeStep(tx, { actor: by, action: 'settings.propose' }, fresh, nowMs)
    return ok(id)
  })
}

type Deciding = { readonly id: string; readonly by: Id<'account'> }

async function approve(
  { db, clock, settings, delayMs }: ProposalOptions,
  { id, by }: Deciding,
): Promise<Result<string, DecisionRefusal | Unknown | 'proposal.outdated'>> {
  const { money: current } = (await settings.read()).settings
  return db.transact<string, DecisionRefusal | Unknown | 'proposal.outdated'>(async (tx) => {
    const nowMs = clock.nowMs()
    const found = await stored.lockProposal(tx, id)
    if (found === undefined) return err('proposal.unknown')
    // A repeated approval by the same person changes nothing.
    if (found.state === 'approved' && found.decidedBy === by) return ok(id)
    const refusal = decisionRefusal(found, by, nowMs)
    if (refusal !== undefined) return err(refusal)
    // The current settings have changed since: nobody has seen the change that this would now be.
    if (!isSame(found.before, current)) return err('proposal.outdated')
    const appliesAtMs = nowMs + delayMs
    await stored.moveProposal(tx, id, { state: 'approved', decidedBy: by, decidedAtMs: nowMs, appliesAtMs })
    const detail = { proposedBy: found.proposedBy, appliesAt: new Date(appliesAtMs).toISOString() }
    await writeStep(tx, { actor: by, action: 'settings.approve', detail }, found, nowMs)
    return ok(id)
  })
}

function refuse(
  { db, clock }: ProposalOptions,
  { id, by }: Deciding,
  note: string,
): Promise<Result<string, DecisionRefusal | Unknown>> {
  return db.transact<string, DecisionRefusal | Unknown>(async (tx) => {
    const nowMs = clock.nowMs()
    const found = await stored.lockProposal(tx, id)
    if (found === undefined) return err('proposal.unknown')
    const refusal = decisionRefusal(found, by, nowMs)
    if (refusal !== undefined) return err(refusal)
    const decided = { decidedBy: by, decidedAtMs: nowMs, finishedAtMs: nowMs }
    await stored.moveProposal(tx, id, { state: 'refused', note, ...decided })
    await writeStep(tx, { actor: by, action: 'settings.refuse', detail: { note } }, found, nowMs)
    return ok(id)
  })
}

function withdraw(
  { db, clock }: ProposalOptions,
  { id, by }: Deciding,
): Promise<Result<string, 'proposal.decided' | Unknown>> {
  return db.transact<string, 'proposal.decided' | Unknown>(async (tx) => {
    const nowMs = clock.nowMs()
    const found = await stored.lockProposal(tx, id)
    if (found === undefined) return err('proposal.unknown')
    if (!mayWithdraw(found.state)) return err('proposal.decided')
    await stored.moveProposal(tx, id, { state: 'withdrawn', withdrawnBy: by, finishedAtMs: nowMs })
    await writeStep(tx, { actor: by, action: 'settings.withdraw', detail: { before: found.state } }, found, nowMs)
    return ok(id)
  })
}

/** True when it changed the settings. */
function applyOne({ db, clock, merchant }: ProposalOptions, id: string): Promise<boolean> {
  return db.write(async (tx) => {
    const nowMs = clock.nowMs()
    const found = await stored.lockProposal(tx, id)
    // It was withdrawn at the last moment, or applied by another process.
    if (found?.state !== 'approved' || (found.appliesAtMs ?? Number.POSITIVE_INFINITY) > nowMs) return false
    const change = { merchant, before: found.before, after: found.after, by: found.proposedBy, nowMs }
    const isDone = await replaceMoney(tx, change, isSame)
    await stored.moveProposal(tx, id, { state: isDone ? 'applied' : 'outdated', finishedAtMs: nowMs })
    const detail = { proposedBy: found.proposedBy, approvedBy: found.decidedBy }
    await writeStep(tx, { actor: 'house', action: isDone ? 'settings.apply' : 'settings.lapse', detail }, found, nowMs)
    return isDone
  })
}

function expireOne({ db, clock }: ProposalOptions, id: string): Promise<void> {
  return db.write(async (tx) => {
    const nowMs = clock.nowMs()
    const found = await stored.lockProposal(tx, id)
    if (found?.state !== 'proposed') return
    await stored.moveProposal(tx, id, { state: 'expired', finishedAtMs: nowMs })
    await writeStep(tx, { actor: 'house', action: 'settings.lapse' }, found, nowMs)
  })
}

async function applyDue(options: ProposalOptions): Promise<void> {
  const { db, clock, failures, settings } = options
  const nowMs = clock.nowMs()
  const due = await db.read(async (tx) => ({
    approved: await stored.findDue(tx, 'approved', nowMs),
    late: await stored.findDue(tx, 'proposed', nowMs),
  }))
  await failures.each('settings.apply', due.approved, String, async (id) => {
    if (await applyOne(options, id)) await settings.refresh()
  })
  await failures.each('settings.expire', due.late, String, (id) => expireOne(options, id))
}

async function withNames(
  tx: Tx,
  found: readonly stored.StoredProposal[],
  findNames: FindNames,
): Promise<readonly NamedProposal[]> {
  const accounts = found.flatMap(({ proposedBy, decidedBy, withdrawnBy }) => [proposedBy, decidedBy, withdrawnBy])
  const names = await findNames(
    tx,
    accounts.filter((account) => account !== null),
  )
  const nameOf = (account: string | null): string | null =>
    account === null ? null : present(names.get(account), 'the name of an account').username
  return found.map((each) => ({
    ...each,
    proposedByName: present(nameOf(each.proposedBy), 'the name of the proposer'),
    decidedByName: nameOf(each.decidedBy),
    withdrawnByName: nameOf(each.withdrawnBy),
  }))
}

/** How often due proposals are polled for: an approved change takes effect within this time. */
const POLL_MS = seconds(1)

export function openProposals(options: ProposalOptions): Proposals {
  const { db, delayMs, log, findNames } = options
  const find = async (id: string): Promise<NamedProposal | undefined> =>
    db.read(async (tx) => {
      const found = await stored.findProposal(tx, id)
      return found && (await withNames(tx, [found], findNames))[0]
    })
  async function show<E>(done: Result<string, E>): Promise<Result<NamedProposal, E>> {
    return done.ok ? ok(present(await find(done.value), 'a proposal that was written')) : done
  }
  let isPolling = false
  async function poll(): Promise<void> {
    if (isPolling) return
    isPolling = true
    try {
      await applyDue(options)
    } catch (error) {
      log.warn({ err: error }, 'a due change of settings could not be applied')
    } finally {
      isPolling = false
    }
  }
  const timer = setInterval(() => void poll(), POLL_MS).unref()
  return {
    delayMs,
    list: (page) => db.read(async (tx) => withNames(tx, await stored.listProposals(tx, page), findNames)),
    async read(id) {
      const read = await find(id)
      return read === undefined ? err('proposal.unknown') : ok(read)
    },
    propose: async (proposal) => show(await propose(options, proposal)),
    approve: async (id, by) => show(await approve(options, { id, by })),
    refuse: async (id, by, note) => show(await refuse(options, { id, by }, note)),
    withdraw: async (id, by) => show(await withdraw(options, { id, by })),
    applyDue: () => applyDue(options),
    close: () => clearInterval(timer),
  }
}
