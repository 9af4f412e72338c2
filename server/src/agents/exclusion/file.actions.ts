import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { excludeBets, type AskedExclusion } from '../payslip/index.ts'
import { byLine, type Finding } from './evidence.ts'
import { addBets, findCleared, findFiled, insertCase, lockLast, type StoredExclusion } from './exclusion.sql.ts'
import { filingOf } from './exclusion.ts'

export type FileOptions = { readonly ids: Pick<ServerIds, 'named'> }

export type Of = { readonly account: string; readonly day: string; readonly nowMs: number }

/** Whether further bets belong to this case: nobody has said anything about it yet. */
const isUntouched = ({ state, proposal, decidedBy, isAppealed }: StoredExclusion, next: 'open' | 'excluded'): boolean =>
  state === next && proposal === null && decidedBy === null && !isAppealed

/** Files a finding; the bets that are to be excluded for it. */
async function fileOne(
  { ids }: FileOptions,
  tx: Tx,
  finding: Finding,
  { account, day, nowMs }: Of,
): Promise<readonly AskedExclusion[]> {
  const { reason, bets, isCertain } = finding
  const filing = filingOf(finding, await findCleared(tx, account, reason), nowMs)
  const [first] = bets
  if (filing === 'none' || first === undefined) return []
  const { line: agents, currency } = first
  const state = filing === 'exclude' ? 'excluded' : 'open'
  const last = await lockLast(tx, { reason, account, day, agents, currency })
  if (last !== undefined && isUntouched(last, state)) await addBets(tx, last, finding)
  else {
    const turn = (last?.turn ?? 0) + 1
    const id = ids.named('exclusion', reason, account, day, agents.join(), currency, turn)
    await insertCase(tx, { ...finding, id, account, day, agents, turn, currency, isCertain, state, atMs: nowMs })
    if (state === 'excluded') {
      const detail = { reason, account, day, bets: bets.length }
      await writeAuditEntry(
        tx,
        { actor: 'house', action: 'exclusion.exclude', subject: `exclusion:${id}`, detail },
        nowMs,
      )
    }
  }
  return state === 'open' ? [] : bets.map(({ wallet, operation }) => ({ wallet, operation, excluded: reason }))
}

/** Files what was found about the bets of an account on a day. A bet that was filed before for the reason is left out. */
export async function fileFindings(options: FileOptions, tx: Tx, findings: readonly Finding[], of: Of): Promise<void> {
  const asked: AskedExclusion[] = []
  for (const finding of findings) {
    const filed = await findFiled(tx, finding.reason, finding.bets)
    const fresh = { ...finding, bets: finding.bets.filter(({ operation }) => !filed.has(operation)) }
    for (const each of byLine(fresh)) asked.push(...(await fileOne(options, tx, each, of)))
  }
  // Cases are locked before events, as at the desk: the other way round, the two would wait for each other.
  await excludeBets(tx, asked)
}
