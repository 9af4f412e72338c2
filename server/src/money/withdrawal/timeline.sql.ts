import type { Holder, TimelineEntry, WithdrawalCase, WithdrawalStep } from '@ronda/contract'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewStep = {
  readonly withdrawal: string
  readonly step: WithdrawalStep
  readonly holder: Holder
  readonly atMs: number
  readonly actor?: string | undefined
  readonly words?: string | undefined
  readonly amount?: bigint | undefined
}

export async function insertStep(tx: Tx, made: NewStep): Promise<void> {
  const { withdrawal, step, holder, atMs, actor = null, words = null, amount = null } = made
  await tx
    .insertInto('withdrawal_step')
    .values({ withdrawal, step, holder, at: new Date(atMs), actor, words, amount })
    .execute()
}

/** False when this pause is already in the timeline. */
export async function insertPause(tx: Tx, made: NewStep & { readonly untilMs: number }): Promise<boolean> {
  const { withdrawal, step, holder, atMs, untilMs } = made
  const row = await tx
    .insertInto('withdrawal_step')
    .values({ withdrawal, step, holder, at: new Date(atMs), until: new Date(untilMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .executeTakeFirst()
  return row !== undefined
}

/** A bound on timelines that grow with disputes and answers. */
const STEPS_MAX = 1_000

/** The timeline of each of these, in order. */
export async function listSteps(
  tx: Tx,
  withdrawals: readonly string[],
): Promise<ReadonlyMap<string, readonly TimelineEntry[]>> {
  if (withdrawals.length === 0) return new Map()
  const rows = await tx
    .selectFrom('withdrawal_step')
    .select(['withdrawal', 'step', 'at', 'holder', 'words', 'amount', 'until'])
    .where('withdrawal', 'in', withdrawals)
    .orderBy('seq')
    .limit(STEPS_MAX)
    .execute()
  const steps = new Map<string, TimelineEntry[]>()
  for (const { withdrawal, step, at, holder, words, amount, until } of rows) {
    const entry = { step, at: at.getTime(), holder, words, amount, until: until?.getTime() ?? null }
    const known = steps.get(withdrawal)
    if (known) known.push(entry)
    else steps.set(withdrawal, [entry])
  }
  return steps
}

/** Why a withdrawal was rejected or could not be paid, in the words of that step. */
export async function findReason(tx: Tx, withdrawal: string): Promise<string | null> {
  const row = await tx
    .selectFrom('withdrawal_step')
    .select('words')
    .where('withdrawal', '=', withdrawal)
    .where('step', 'in', ['rejecting', 'failing'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.words ?? null
}

export async function findCases(tx: Tx, withdrawals: readonly string[]): Promise<ReadonlyMap<string, WithdrawalCase>> {
  if (withdrawals.length === 0) return new Map()
  const rows = await tx.selectFrom('withdrawal_case').selectAll().where('withdrawal', 'in', withdrawals).execute()
  return new Map(
    rows.map(({ withdrawal, cause, state, opened_at, words, proofs, answer, answered_at }) => [
      withdrawal,
      {
        cause,
        state,
        openedAt: opened_at.getTime(),
        words,
        proofs,
        answer,
        answeredAt: answered_at?.getTime() ?? null,
      },
    ]),
  )
}

export type Opening = {
  readonly withdrawal: string
  readonly cause: WithdrawalCase['cause']
  readonly words: string
  readonly proofs: readonly string[]
  readonly atMs: number
}

/** Opens a case, or reopens it: the newest question replaces the former, and earlier answers are in the timeline. */
export async function openCase(tx: Tx, { withdrawal, cause, words, proofs, atMs }: Opening): Promise<void> {
  const state: WithdrawalCase['state'] = 'open'
  const asked = { cause, state, words, proofs: [...proofs], opened_at: new Date(atMs) }
  const unanswered = { answer: null, answered_by: null, answered_at: null }
  await tx
    .insertInto('withdrawal_case')
    .values({ withdrawal, ...asked, ...unanswered })
    .onConflict((conflict) => conflict.column('withdrawal').doUpdateSet({ ...asked, ...unanswered }))
    .execute()
}

export type CaseAnswer = {
  readonly withdrawal: string
  readonly words: string
  readonly by: string
  readonly isClosed: boolean
  readonly atMs: number
}

/** False when there is nothing to answer. */
export async function answerCase(tx: Tx, { withdrawal, words, by, isClosed, atMs }: CaseAnswer): Promise<boolean> {
  const row = await tx
    .updateTable('withdrawal_case')
    .set({ state: isClosed ? 'closed' : 'answered', answer: words, answered_by: by, answered_at: new Date(atMs) })
    .where('withdrawal', '=', withdrawal)
    .where('state', '<>', 'closed')
    .returning('withdrawal')
    .executeTakeFirst()
  return row !== undefined
}

/** False when none is open. */
export async function closeCase(
  tx: Tx,
  withdrawal: string,
  causes: readonly WithdrawalCase['cause'][],
): Promise<boolean> {
  const row = await tx
    .updateTable('withdrawal_case')
    .set({ state: 'closed' })
    .where('withdrawal', '=', withdrawal)
    .where('cause', 'in', causes)
    .where('state', '<>', 'closed')
    .returning('withdrawal')
    .executeTakeFirst()
  return row !== undefined
}
