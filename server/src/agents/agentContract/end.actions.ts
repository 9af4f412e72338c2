import { err, ok, present, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { uplinesNow } from '../tree/index.ts'
import { endedByMove, endingOf, sideOf } from './agentContract.ts'
import { findContract, listBranch, listStanding, lockContract, type StoredContract } from './contract.sql.ts'
import { partiesOf, type Changed, type ContractOptions } from './offer.actions.ts'
import { findNoticeOver, findUnanswered, recordClosed, recordEnding, recordTerminated, type Doing } from './step.sql.ts'

export type EndRefusal = 'agentContract.off' | 'agentContract.unknown' | 'agentContract.not_valid'

/** Asks for the end of a contract, or agrees to it. It ends at once when both have asked, or after the notice. */
export async function terminate(
  options: ContractOptions,
  { id, by }: { readonly id: string; readonly by: Id<'account'> },
): Changed<EndRefusal> {
  const { db, clock } = options
  const known = await db.read((tx) => findContract(tx, id))
  if (known === undefined || sideOf(known, by) === undefined) return err('agentContract.unknown')
  if (!(await options.isOn(known.terms.kind))) return err('agentContract.off')
  const ended = await db.transact<StoredContract, EndRefusal>(async (tx) => {
    const stored = present(await lockContract(tx, id), 'a contract that was found')
    if (stored.state !== 'valid') return err('agentContract.not_valid')
    const side = present(sideOf(stored, by), 'a side that was found')
    const doing = { side, by, nowMs: clock.nowMs() }
    const ending = endingOf(stored, side, doing.nowMs)
    if (ending.kind === 'now') await recordTerminated(tx, id, doing)
    if (ending.kind === 'ask') await recordEnding(tx, id, { side, validToMs: ending.validToMs }, doing)
    return ok(present(await findContract(tx, id), 'a contract that was found'))
  })
  if (ended.ok) options.onChanged(partiesOf(ended.value))
  return ended
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
  const tell = async (id: string): Promise<void> => {
    const contract = await db.read((tx) => findContract(tx, id))
    if (contract !== undefined) options.onChanged(partiesOf(contract))
  }
  await failures.each('agentContract.expire', unanswered, String, async (id) => {
    await db.write((tx) => recordClosed(tx, id, 'expired', doing))
    await tell(id)
  })
  await failures.each('agentContract.end', over, String, async (id) => {
    await db.write(async (tx) => {
      // The notice may have been taken back since the list was read.
      const stored = await lockContract(tx, id)
      if (stored?.state === 'valid' && stored.validToMs !== null && stored.validToMs <= nowMs) {
        await recordTerminated(tx, id, doing)
      }
    })
    await tell(id)
  })
}

/** Why contracts end when staff move an agent. */
const MOVED_NOTE = 'moved'

const end = (tx: Tx, { id, state }: Pick<StoredContract, 'id' | 'state'>, doing: Doing): Promise<boolean> =>
  state === 'valid' ? recordTerminated(tx, id, doing) : recordClosed(tx, id, 'expired', doing)

/**
 * Ends what a move makes wrong, in the transaction of the move: contracts with an agent who is no longer directly above,
 * and contracts of the branch that pay more than the nearest one above. The tree is locked until then.
 */
export async function endMoved(tx: Tx, account: string, nowMs: number): Promise<void> {
  const branch = await listBranch(tx, account)
  if (branch.length === 0) return
  const line = await uplinesNow(tx, account)
  const doing: Doing = { side: 'platform', by: null, nowMs, note: MOVED_NOTE }
  const gone = branch.filter(({ agent, upline }) => agent === account && upline !== null && upline !== line[0])
  const left = branch.filter((each) => !gone.includes(each))
  for (const each of gone) await end(tx, each, doing)
  for (const alike of Map.groupBy(left, ({ terms }) => `${terms.kind} ${terms.currency}`).values()) {
    const first = present(alike[0], 'a group has one')
    const above = await listStanding(tx, line, first.terms, nowMs)
    const standing = alike.map((each) => ({ ...each, line: [] }))
    for (const { id } of endedByMove(standing, line, above)) {
      await end(
        tx,
        present(
          branch.find((each) => each.id === id),
          'a contract of the branch',
        ),
        doing,
      )
    }
  }
}
