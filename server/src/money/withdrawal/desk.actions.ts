import type { AuditAction, DeskWithdrawal } from '@ronda/contract'
import { err, ok, present, type Id, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findPayoutAccount, isInOwnName } from '../payoutAccount/index.ts'
import { advanceWithdrawal, enterState, type WithdrawalOptions } from './advance.actions.ts'
import { publishWithdrawal } from './publish.actions.ts'
import { findOnDesk } from './show.actions.ts'
import { answerCase, insertStep } from './timeline.sql.ts'
import { addApproval } from './approve.actions.ts'
import { approvalRefusal, holderOf, STATES, stateAfter, type ApprovalRefusal } from './withdrawal.ts'
import { lockWithdrawal, type Withdrawal } from './withdrawal.sql.ts'

type StaffId = Id<'account'>
type Unknown = 'withdrawal.unknown'
type NotNow = 'withdrawal.not_now'
type OtherName = 'payout.holder_mismatch'

type Act<E> = {
  readonly action: AuditAction
  readonly detail?: Readonly<Record<string, unknown>>
  /** Returns the refusal, or makes the change. The row is locked. */
  readonly work: (tx: Tx, found: Withdrawal, atMs: number) => Promise<E | undefined>
}

/** Changes a withdrawal and writes the audit entry in one transaction, then runs the tasks that follow. */
async function act<E>(
  options: WithdrawalOptions,
  by: StaffId,
  id: string,
  { action, detail = {}, work }: Act<E>,
): Promise<Result<DeskWithdrawal, E | Unknown>> {
  const { db, clock, onChanged } = options
  const atMs = clock.nowMs()
  const done = await db.transact(async (tx): Promise<Result<Withdrawal, E | Unknown>> => {
    const found = await lockWithdrawal(tx, id)
    if (found === undefined) return err('withdrawal.unknown')
    const refusal = await work(tx, found, atMs)
    if (refusal !== undefined) return err(refusal)
    const facts = { amount: found.amount.toString(), currency: found.currency, before: found.state }
    const auditEntry = { actor: by, action, subject: `withdrawal:${id}`, detail: { ...facts, ...detail } }
    await writeAuditEntry(tx, auditEntry, atMs)
    return ok(found)
  })
  if (!done.ok) return done
  onChanged(done.value.account)
  // What cannot go on stays in its state, and staff see the failure.
  await options.failures.one('withdrawal.carryOn', id, () => advanceWithdrawal(options, id))
  return findOnDesk(options, id)
}

/** A staff member approves. Above a certain amount a second one must approve too; then it is paid. */
export function approve(
  options: WithdrawalOptions,
  by: StaffId,
  id: string,
): Promise<Result<DeskWithdrawal, ApprovalRefusal | OtherName | Unknown>> {
  return act<ApprovalRefusal | OtherName>(options, by, id, {
    action: 'withdrawal.approve',
    async work(tx, found, atMs) {
      const refusal = approvalRefusal({ ...found, owner: found.account }, by)
      if (refusal) return refusal
      if (await options.isOwn(tx, by, found.account)) return 'withdrawal.own'
      // Documents may have been approved since it was requested.
      const to = present(await findPayoutAccount(tx, found.payoutAccount), 'the payout account of the withdrawal')
      if (!(await isInOwnName(tx, options.key, to))) return 'payout.holder_mismatch'
      const needsTwo = await addApproval(options, tx, found, { by, atMs })
      const state = present(stateAfter(found.state, 'approve', needsTwo), 'the state after an approval')
      const who = state === 'seconding' ? { firstApprover: by } : { approver: by }
      await enterState(tx, found, { state, needsTwo, ...who }, { actor: by, atMs })
      return undefined
    },
  })
}

/** The member sees the reason; the hold is released. */
export function reject(
  options: WithdrawalOptions,
  by: StaffId,
  id: string,
  reason: string,
): Promise<Result<DeskWithdrawal, 'withdrawal.own' | NotNow | Unknown>> {
  return act<'withdrawal.own' | NotNow>(options, by, id, {
    action: 'withdrawal.reject',
    detail: { reason },
    async work(tx, found, atMs) {
      const state = stateAfter(found.state, 'reject', found.needsTwo)
      if (state === undefined) return 'withdrawal.not_now'
      if (found.account === by) return 'withdrawal.own'
      await enterState(tx, found, { state }, { actor: by, words: reason, atMs })
      return undefined
    },
  })
}

/** Runs the pending task now instead of with the next job. */
export function retry(
  options: WithdrawalOptions,
  by: StaffId,
  id: string,
): Promise<Result<DeskWithdrawal, NotNow | Unknown>> {
  return act<NotNow>(options, by, id, {
    action: 'withdrawal.retry',
    work: async (_tx, { state }) => (STATES[state].task === undefined ? 'withdrawal.not_now' : undefined),
  })
}

export type DeskAnswer = { readonly words: string; readonly isClosed: boolean }

/** Answers a case. The member may ask again; closing ends the case unless they do. */
export function answer(
  options: WithdrawalOptions,
  by: StaffId,
  id: string,
  { words, isClosed }: DeskAnswer,
): Promise<Result<DeskWithdrawal, NotNow | Unknown>> {
  return act<NotNow>(options, by, id, {
    action: isClosed ? 'withdrawal.close' : 'withdrawal.answer',
    detail: { words },
    async work(tx, found, atMs) {
      const { state, receipt } = found
      if (!(await answerCase(tx, { withdrawal: id, words, by, isClosed, atMs }))) return 'withdrawal.not_now'
      const holder = holderOf(state, receipt)
      const step = isClosed ? 'closed' : 'answered'
      await insertStep(tx, { withdrawal: id, step, holder, atMs, actor: by, words })
      const answered = { event: 'withdrawal.answered', reason: words, part: `${id}:${atMs}` } as const
      await publishWithdrawal(tx, found, answered, atMs)
      return undefined
    },
  })
}
