import { AGENT_FREEZES_MAX, isModuleOn } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { countAgentFreezes, endFreeze, findFreeze, insertFreeze, type StoredFreeze } from '../../people/freeze/index.ts'
import { findByNumber, lockAccount } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { holdTree, uplinesNow } from '../tree/index.ts'
import type { TeamOptions } from './read.actions.ts'

export type TeamFreezeOptions = TeamOptions & {
  readonly ids: ServerIds
  readonly settings: Pick<Settings, 'current'>
  /** Makes the open pages of an account read their state again. */
  readonly onFrozen: (account: string) => void
}

export type FreezeAsked = { readonly key: string; readonly member: string; readonly reason: string }

export type FreezeRefusal =
  | 'team.unknown'
  | 'team.freeze_closed'
  | 'team.freeze_too_many'
  | 'freeze.exists'
  | 'wallet.key_reused'

/** Whether an agent stands above an account now. */
const isAbove = async (tx: Tx, agent: string, account: string): Promise<boolean> =>
  (await uplinesNow(tx, account)).includes(agent)

/** Stops transfers from and to an account below, until the agent or staff lift it. Play and payouts go on. */
export async function freezeBelow(
  options: TeamFreezeOptions,
  agent: Id<'account'>,
  { key, member, reason }: FreezeAsked,
): Promise<Result<StoredFreeze, FreezeRefusal>> {
  const { db, clock, ids, merchant, settings, onFrozen } = options
  const isOffered = isModuleOn((await settings.current()).modules, 'AGENTFREEZE3')
  const id = ids.named('team.freeze', agent, key)
  const frozen = await db.transact<StoredFreeze, FreezeRefusal>(async (tx) => {
    // A move ends the freezes of those who are above no longer: it has to see this one, or come first.
    await holdTree(tx)
    // Two at once must not pass the limit together.
    await lockAccount(tx, agent)
    const nowMs = clock.nowMs()
    const account = await findByNumber(tx, merchant, BigInt(member))
    if (account === undefined || !(await isAbove(tx, agent, account.id))) return err('team.unknown')
    const known = await findFreeze(tx, id)
    if (known !== undefined) {
      return known.account === account.id && known.reason === reason ? ok(known) : err('wallet.key_reused')
    }
    if (!isOffered) return err('team.freeze_closed')
    if ((await countAgentFreezes(tx, agent)) >= AGENT_FREEZES_MAX) return err('team.freeze_too_many')
    const about = { id, account: account.id, part: 'transfer', reason, madeBy: agent, madeAtMs: nowMs } as const
    if (!(await insertFreeze(tx, { ...about, untilMs: null, isByAgent: true }))) return err('freeze.exists')
    const detail = { number: account.number, part: 'transfer', reason }
    const entry = { actor: agent, action: 'account.freeze', subject: `account:${account.id}`, detail } as const
    await writeAuditEntry(tx, entry, nowMs)
    const made = await findFreeze(tx, id)
    return made === undefined ? err('freeze.exists') : ok(made)
  })
  if (frozen.ok) onFrozen(frozen.value.account)
  return frozen
}

const isOurs = async (tx: Tx, agent: string, held: StoredFreeze | undefined): Promise<boolean> =>
  held?.isByAgent === true && held.madeBy === agent && (await isAbove(tx, agent, held.account))

/** Lifts a freeze that this agent has made. Any other is not told from one that does not exist. */
export async function liftBelow(
  { db, clock, onFrozen }: TeamFreezeOptions,
  agent: Id<'account'>,
  id: string,
): Promise<Result<undefined, 'freeze.unknown'>> {
  const lifted = await db.transact<StoredFreeze, 'freeze.unknown'>(async (tx) => {
    await holdTree(tx)
    const nowMs = clock.nowMs()
    const held = await findFreeze(tx, id)
    if (held === undefined || !(await isOurs(tx, agent, held))) return err('freeze.unknown')
    if (!(await endFreeze(tx, id, agent, nowMs))) return ok(held)
    const detail = { part: held.part, freeze: id }
    const entry = { actor: agent, action: 'account.lift', subject: `account:${held.account}`, detail } as const
    await writeAuditEntry(tx, entry, nowMs)
    return ok(held)
  })
  if (!lifted.ok) return lifted
  onFrozen(lifted.value.account)
  return ok(undefined)
}
