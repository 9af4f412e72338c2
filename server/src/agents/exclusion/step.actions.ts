import type { AuditAction } from '@ronda/contract'
import { days, present, type Id } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DecisionRefusal } from '../../rewards/decision/index.ts'
import type { SumAsked } from './decide.sql.ts'
import type { DeskOptions } from './desk.actions.ts'
import type { StoredExclusion } from './exclusion.sql.ts'

export type Outcome = 'decided' | 'proposed'
export type StepRefusal = DecisionRefusal | 'exclusion.unknown' | 'exclusion.decided' | 'exclusion.own'

/** What one of the staff has decided in 24 hours about the members of the nearest agent. */
export const sumAsked = ({ agents }: StoredExclusion, by: string, nowMs: number): SumAsked => ({
  by,
  agent: present(agents[0], 'the agent of a case'),
  sinceMs: nowMs - days(1),
})

/** Nobody decides about play of their own, or about what an account of theirs is paid. */
export async function isConcerned(
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

export function writeStep(
  tx: Tx,
  { id, reason, account, validBet }: StoredExclusion,
  { action, by, detail }: Entry,
  nowMs: number,
) {
  const about = { reason, account, validBet: validBet.toString(), ...detail }
  return writeAuditEntry(tx, { actor: by, action, subject: `exclusion:${id}`, detail: about }, nowMs)
}
