import { EXCLUSION_BETS_SHOWN, EXCLUSION_PAGE, type AuditAction } from '@ronda/contract'
import { days, err, ok, present, type Id, type Result } from '@ronda/core'
import { findNames, type AccountName } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { DecisionRefusal } from '../../rewards/decision/index.ts'
import { excludeBets } from '../payslip/index.ts'
import {
  findAppeal,
  listAppeals,
  recordAnswer,
  recordLiftProposed,
  sumLifted,
  type StoredAppeal,
} from './appeal.sql.ts'
import {
  findExclusion,
  listBetsOf,
  listCases,
  listNewestBets,
  lockDecider,
  lockExclusion,
  recordDecided,
  recordLifted,
  recordProposed,
  sumExcludedBy,
  type CasesAsked,
  type StoredExclusion,
} from './exclusion.sql.ts'
import { liveProposal, stepOf, type Proposal } from './exclusion.ts'

export type DeskOptions = {
  readonly db: Db
  readonly clock: Clock
  /** From so much valid bet on, of one agent and one member of staff in 24 hours, two people decide; in atoms. */
  readonly secondFrom: () => Promise<bigint>
  /** Whether an account belongs to the member of staff: opened in the same browser, or paid to the same account. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
}

type Names = ReadonlyMap<string, AccountName>
type Cases = { readonly rows: readonly StoredExclusion[]; readonly names: Names; readonly hasMore: boolean }

const proposersOf = (all: readonly { readonly proposal: Proposal | null }[]): readonly string[] =>
  all.flatMap(({ proposal }) => proposal?.by ?? [])

export function readCases({ db }: Pick<DeskOptions, 'db'>, asked: Omit<CasesAsked, 'atMost'>): Promise<Cases> {
  return db.read(async (tx) => {
    const found = await listCases(tx, { ...asked, atMost: EXCLUSION_PAGE + 1 })
    const rows = found.slice(0, EXCLUSION_PAGE)
    return { rows, names: await findNames(tx, proposersOf(rows)), hasMore: found.length > EXCLUSION_PAGE }
  })
}

export type CaseParts = {
  readonly stored: StoredExclusion
  readonly appeals: readonly StoredAppeal[]
  readonly bets: Awaited<ReturnType<typeof listNewestBets>>
  readonly names: Names
}

export function readCase({ db }: Pick<DeskOptions, 'db'>, id: string): Promise<CaseParts | undefined> {
  return db.read(async (tx) => {
    const stored = await findExclusion(tx, id)
    if (stored === undefined) return undefined
    const appeals = await listAppeals(tx, [id])
    const named = [...stored.facts.flatMap(({ accounts }) => accounts), ...proposersOf([stored, ...appeals])]
    const bets = await listNewestBets(tx, id, EXCLUSION_BETS_SHOWN)
    return { stored, appeals, bets, names: await findNames(tx, named) }
  })
}

export type Outcome = 'decided' | 'proposed'
type Refusal = DecisionRefusal | 'exclusion.unknown' | 'exclusion.decided' | 'exclusion.own'

const DAY_MS = days(1)

/** The nearest agent: below others the same bets are another case. */
const agentOf = ({ agents }: StoredExclusion): string => present(agents[0], 'the agent of a case')

/** Nobody decides about play of their own, or about what an account of theirs is paid. */
async function isConcerned(
  { isOwn }: DeskOptions,
  tx: Tx,
  { account, agents }: StoredExclusion,
  by: Id<'account'>,
): Promise<boolean> {
  for (const each of [account, ...agents] as Id<'account'>[]) {
    if (each === by || (await isOwn(tx, by, each))) return true
  }
  return false
}

type Entry = { readonly action: AuditAction; readonly by: Id<'account'>; readonly detail: object }

function write(
  tx: Tx,
  { id, reason, account, validBet }: StoredExclusion,
  { action, by, detail }: Entry,
  nowMs: number,
) {
  const about = { reason, account, validBet: validBet.toString(), ...detail }
  return writeAuditEntry(tx, { actor: by, action, subject: `exclusion:${id}`, detail: about }, nowMs)
}

export type Deciding = {
  readonly id: string
  readonly decision: 'excluded' | 'dismissed'
  readonly reason: string
  readonly by: Id<'account'>
}

/** Whether this repeats the same person's same step: a second click changes nothing. */
function repeated(
  stored: StoredExclusion,
  { decision, reason, by }: Deciding,
  nowMs: number,
): Outcome | undefined {
  if (stored.state === decision && stored.decidedBy === by && stored.note === reason) return 'decided'
  const proposal = liveProposal(stored.proposal, nowMs)
  return decision === 'excluded' && proposal?.by === by && proposal.note === reason ? 'proposed' : undefined
}

/** Excludes the bets of an open case, or dismisses it. */
export async function decideCase(options: DeskOptions, deciding: Deciding): Promise<Result<Outcome, Refusal>> {
  const { db, clock } = options
  const secondFrom = await options.secondFrom()
  return db.transact<Outcome, Refusal>(async (tx) => {
    const { id, decision, reason: note, by } = deciding
    await lockDecider(tx, by)
    const nowMs = clock.nowMs()
    const stored = await lockExclusion(tx, id)
    if (stored === undefined) return err('exclusion.unknown')
    const before = repeated(stored, deciding, nowMs)
    if (before !== undefined) return ok(before)
    if (stored.state !== 'open') return err('exclusion.decided')
    if (await isConcerned(options, tx, stored, by)) return err('exclusion.own')
    if (decision === 'excluded') {
      const amount =
        stored.validBet + (await sumExcludedBy(tx, { by, agent: agentOf(stored), sinceMs: nowMs - DAY_MS }))
      const step = stepOf({ amount, secondFrom, proposal: stored.proposal }, by, nowMs)
      if (step === 'propose') {
        await recordProposed(tx, id, { by, atMs: nowMs, note })
        await write(tx, stored, { action: 'exclusion.propose', by, detail: { note } }, nowMs)
        return ok('proposed')
      }
      if (step !== 'decide') return err(step)
      const bets = await listBetsOf(tx, id)
      const { reason } = stored
      await excludeBets(
        tx,
        bets.map(({ wallet, operation }) => ({ wallet, operation, excluded: reason })),
      )
    }
    await recordDecided(tx, { id, state: decision, by, note, atMs: nowMs })
    const action = decision === 'excluded' ? 'exclusion.exclude' : 'exclusion.dismiss'
    await write(tx, stored, { action, by, detail: { note, proposedBy: stored.proposal?.by ?? null } }, nowMs)
    return ok('decided')
  })
}

export type Answering = {
  /** The appeal. */
  readonly id: string
  readonly answer: 'upheld' | 'lifted'
  readonly reason: string
  readonly by: Id<'account'>
}

function answeredSo(
  appeal: StoredAppeal,
  { answer, reason, by }: Answering,
  nowMs: number,
): Outcome | undefined {
  if (appeal.answer === answer && appeal.answeredBy === by && appeal.note === reason) return 'decided'
  const proposal = liveProposal(appeal.proposal, nowMs)
  return answer === 'lifted' && proposal?.by === by && proposal.note === reason ? 'proposed' : undefined
}

type Lifting = { readonly secondFrom: bigint; readonly nowMs: number; readonly proposal: Proposal | null }

/** Puts the bets back that nothing else excludes, and answers every appeal against the exclusion. */
async function lift(tx: Tx, stored: StoredExclusion, { by, reason: note }: Answering, nowMs: number): Promise<void> {
  const bets = await listBetsOf(tx, stored.id)
  await excludeBets(
    tx,
    bets.map(({ wallet, operation, other }) => ({ wallet, operation, excluded: other })),
  )
  await recordLifted(tx, stored.id, nowMs)
  const ids = (await listAppeals(tx, [stored.id])).map(({ id }) => id)
  await recordAnswer(tx, { ids, answer: 'lifted', by, note, atMs: nowMs })
  await write(tx, stored, { action: 'exclusion.lift', by, detail: { note } }, nowMs)
}

async function liftStep(
  tx: Tx,
  stored: StoredExclusion,
  { by, id, reason: note }: Answering,
  { secondFrom, nowMs, proposal }: Lifting,
): Promise<'decide' | 'proposed' | DecisionRefusal> {
  const amount = stored.validBet + (await sumLifted(tx, { by, agent: agentOf(stored), sinceMs: nowMs - DAY_MS }))
  const step = stepOf({ amount, secondFrom, proposal }, by, nowMs)
  if (step !== 'propose') return step
  await recordLiftProposed(tx, id, { by, atMs: nowMs, note })
  await write(tx, stored, { action: 'exclusion.propose_lift', by, detail: { note } }, nowMs)
  return 'proposed'
}

/** Answers an appeal. Whoever decided the exclusion does not answer. */
export async function answerAppeal(options: DeskOptions, answering: Answering): Promise<Result<Outcome, Refusal>> {
  const { db, clock } = options
  const secondFrom = await options.secondFrom()
  return db.transact<Outcome, Refusal>(async (tx) => {
    const { id, answer, reason: note, by } = answering
    await lockDecider(tx, by)
    const nowMs = clock.nowMs()
    const known = await findAppeal(tx, id)
    if (known === undefined) return err('exclusion.unknown')
    const stored = await lockExclusion(tx, known.exclusion)
    // Read again: another answer may have come first.
    const appeal = await findAppeal(tx, id)
    if (stored === undefined || appeal === undefined) return err('exclusion.unknown')
    const before = answeredSo(appeal, answering, nowMs)
    if (before !== undefined) return ok(before)
    if (appeal.answer !== null || stored.state !== 'excluded') return err('exclusion.decided')
    if (stored.decidedBy === by) return err('reward.same_person')
    if (await isConcerned(options, tx, stored, by)) return err('exclusion.own')
    if (answer === 'upheld') {
      await recordAnswer(tx, { ids: [id], answer, by, note, atMs: nowMs })
      await write(tx, stored, { action: 'exclusion.uphold', by, detail: { note, appeal: id } }, nowMs)
      return ok('decided')
    }
    const step = await liftStep(tx, stored, answering, { secondFrom, nowMs, proposal: appeal.proposal })
    if (step === 'proposed') return ok('proposed')
    if (step !== 'decide') return err(step)
    await lift(tx, stored, answering, nowMs)
    return ok('decided')
  })
}
