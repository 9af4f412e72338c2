import { agentPolicyOf } from '@ronda/contract'
import { err, id, ok, type Id, type Result } from '@ronda/core'
import { lockAccount } from '../../people/identity/index.ts'
import { issueOneTimePassword } from '../../people/password/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { holdTree, uplinesNow } from '../tree/index.ts'
import { findOpenedByNumber, markRenewed, type OpenedByHand } from './agentAccount.sql.ts'
import type { AgentAccountOptions, HandedOut } from './opening.actions.ts'

export type RenewRefusal = 'agentAccount.unknown' | 'agentAccount.taken'

/** Why somebody may not make another password for an account, beyond that its owner has one. */
type MayRenew<Refusal> = (tx: Tx, opened: OpenedByHand) => Promise<Refusal | undefined>

/**
 * Makes another one-time password. Once its owner has chosen a password, nobody else can replace it: whoever opened the
 * account could take it over.
 */
async function renew<Refusal extends string>(
  options: AgentAccountOptions,
  { number, by }: { readonly number: string; readonly by: Id<'account'> },
  refusalOf: MayRenew<Refusal>,
): Promise<Result<HandedOut, RenewRefusal | Refusal | 'server.busy'>> {
  const { db, clock } = options
  const find = (tx: Tx) => findOpenedByNumber(tx, number, clock.nowMs())
  const opened = await db.read(find)
  if (opened === undefined) return err('agentAccount.unknown')
  const account = { id: id<'account'>(opened.account), username: opened.username }
  const issued = await issueOneTimePassword<RenewRefusal | Refusal>(options, account, async (tx) => {
    await holdTree(tx)
    await lockAccount(tx, opened.account)
    const current = await find(tx)
    if (current === undefined) return 'agentAccount.unknown'
    const refusal = await refusalOf(tx, current)
    if (refusal !== undefined) return refusal
    if (current.password === 'chosen') return 'agentAccount.taken'
    await markRenewed(tx, opened.account, clock.nowMs())
    const detail = { number, kind: current.kind }
    const entry = { actor: by, action: 'agent.account_renew', subject: `account:${opened.account}`, detail } as const
    await writeAuditEntry(tx, entry, clock.nowMs())
    return undefined
  })
  return issued.ok ? ok({ opened, password: issued.value }) : issued
}

/** By the agent who opened the account, while it stands in their line. */
export async function renewByAgent(
  options: AgentAccountOptions,
  { number, by }: { readonly number: string; readonly by: Id<'account'> },
): Promise<Result<HandedOut, RenewRefusal | 'agentAccount.closed' | 'server.busy'>> {
  const { mayOpenAccounts } = agentPolicyOf((await options.settings.current()).modules)
  if (!mayOpenAccounts) return err('agentAccount.closed')
  return renew(options, { number, by }, async (tx, { agent, account }) => {
    const isTheirs = agent === by && (await uplinesNow(tx, account)).includes(by)
    return isTheirs ? undefined : 'agentAccount.unknown'
  })
}

/** By staff, of any account that was opened by hand. */
export const renewByStaff = (
  options: AgentAccountOptions,
  { number, by }: { readonly number: string; readonly by: Id<'account'> },
): Promise<Result<HandedOut, RenewRefusal | 'adjustment.own_account' | 'server.busy'>> =>
  renew(options, { number, by }, async (tx, { account }) =>
    (await options.isOwn(tx, by, id<'account'>(account))) ? 'adjustment.own_account' : undefined,
  )
