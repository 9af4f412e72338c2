import type { BrandSettings } from '@ronda/contract'
import { err, ok, present, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { findByName } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  expireProposals,
  OPEN_MS,
  recordDecisionIn,
  writeDecision,
  type Decision,
  type DecisionRefusal,
} from '../../rewards/decision/index.ts'
import { mayRepeat } from './agentAccount.ts'
import { findOpened } from './agentAccount.sql.ts'
import {
  firstPassword,
  isNameValid,
  openForOther,
  type AgentAccountOptions,
  type HandedOut,
} from './opening.actions.ts'
import { findProposal, insertProposal, lockProposal, type NewProposal, type StoredProposal } from './proposal.sql.ts'

const TABLE = 'agent_account_proposal'

const subjectOf = (proposal: string): string => `agentAccount:${proposal}`

export type Proposing = {
  readonly key: string
  readonly username: string
  readonly language: Language
  readonly reason: string
  readonly by: Id<'account'>
}

type NameRefusal = 'identity.username_invalid' | 'identity.username_taken'
type ProposeRefusal = NameRefusal | 'agentAccount.name_proposed' | 'wallet.key_reused'

const isSame = (stored: StoredProposal, fresh: NewProposal): boolean =>
  stored.username === fresh.username && stored.language === fresh.language && stored.reason === fresh.reason

async function nameRefusal(
  tx: Tx,
  { merchant }: AgentAccountOptions,
  settings: BrandSettings,
  username: string,
): Promise<NameRefusal | undefined> {
  if (!isNameValid(settings, username)) return 'identity.username_invalid'
  return (await findByName(tx, merchant, username)) === undefined ? undefined : 'identity.username_taken'
}

/** Proposes a general agent. Sent again with the same key, it is the same proposal. */
export async function proposeGeneralAgent(
  options: AgentAccountOptions,
  { key, by, ...given }: Proposing,
): Promise<Result<string, ProposeRefusal>> {
  const { db, clock, ids } = options
  const asked = { ...given, username: given.username.trim() }
  const settings = await options.settings.current()
  const id = ids.named('agentAccountProposal', by, key)
  return db.transact<string, ProposeRefusal>(async (tx) => {
    const nowMs = clock.nowMs()
    const fresh = { id, ...asked, proposedBy: by, proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
    const repeated = (known: StoredProposal): Result<string, ProposeRefusal> =>
      isSame(known, fresh) ? ok(id) : err('wallet.key_reused')
    const known = await findProposal(tx, id)
    if (known !== undefined) return repeated(known)
    const refusal = await nameRefusal(tx, options, settings, asked.username)
    if (refusal !== undefined) return err(refusal)
    if (!(await insertProposal(tx, fresh))) {
      const meanwhile = await findProposal(tx, id)
      return meanwhile === undefined ? err('agentAccount.name_proposed') : repeated(meanwhile)
    }
    const entry = { actor: by, action: 'agent.account_propose', subject: subjectOf(id), detail: asked } as const
    await writeAuditEntry(tx, entry, nowMs)
    return ok(id)
  })
}

type Deciding = DecisionRefusal | 'agentAccount.unknown'

const detailOf = ({ username, language }: StoredProposal) => ({ username, language })

/**
 * Opens the general agent that another person proposed. The password is in the reply only; approved again by the same
 * person, it is told again until somebody has used it.
 */
export async function approveGeneralAgent(
  options: AgentAccountOptions,
  decision: Decision<'approved'> & { readonly state: 'approved' },
): Promise<Result<HandedOut, Deciding | NameRefusal | 'server.busy'>> {
  const { db, clock, key, passwords } = options
  const { id } = decision
  const known = await db.read((tx) => findProposal(tx, id))
  if (known === undefined) return err('agentAccount.unknown')
  const { username, language } = known
  const settings = await options.settings.current()
  const password = firstPassword(key, id, username)
  const hashed = await passwords.hash(password)
  if (!hashed.ok) return hashed
  const decided = await writeDecision<StoredProposal, 'approved', NameRefusal | 'agentAccount.unknown'>(
    options,
    decision,
    {
      unknown: 'agentAccount.unknown',
      lock: lockProposal,
      async carryOut(tx) {
        if (!isNameValid(settings, username)) return 'identity.username_invalid'
        const opening = { id, username, kind: 'agent', language, passwordHash: hashed.value, agent: undefined } as const
        const made = await openForOther(tx, options, opening)
        return made.ok ? undefined : made.error
      },
      record: recordDecisionIn(TABLE),
      entryOf: (stored) => ({ action: 'agent.account_approve', subject: subjectOf(id), detail: detailOf(stored) }),
    },
  )
  if (!decided.ok) return decided
  const opened = present(await db.read((tx) => findOpened(tx, id, clock.nowMs())), 'an account that was just opened')
  return mayRepeat(opened) ? ok({ opened, password }) : err('reward.decided')
}

/** Refuses what another person proposed. */
export async function refuseGeneralAgent(
  options: AgentAccountOptions,
  decision: Decision<'approved'> & { readonly state: 'refused' },
): Promise<Result<StoredProposal, Deciding>> {
  const decided = await writeDecision<StoredProposal, 'approved', 'agentAccount.unknown'>(options, decision, {
    unknown: 'agentAccount.unknown',
    lock: lockProposal,
    record: recordDecisionIn(TABLE),
    entryOf: (stored) => ({ action: 'agent.account_refuse', subject: subjectOf(stored.id), detail: detailOf(stored) }),
  })
  if (!decided.ok) return decided
  return ok(present(await options.db.read((tx) => findProposal(tx, decision.id)), 'a proposal that was just decided'))
}

/** Ends proposals that were not decided in time: their names are free again. */
export const expireGeneralAgents = (options: AgentAccountOptions): Promise<void> =>
  expireProposals(options, { job: 'agentAccount.propose', action: 'agent.account_expire', subjectOf, table: TABLE })
