import { AGENT_ACCOUNTS_PER_DAY, agentPolicyOf, type OpenedKind } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { lockAccount } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import { uplinesOf } from '../tree/index.ts'
import { mayRepeat, openRefusal, type OpenRefusal } from './agentAccount.ts'
import { countOpenedSince, findOpened, listOpened, type OpenedByHand } from './agentAccount.sql.ts'
import {
  firstPassword,
  isNameValid,
  openForOther,
  type AgentAccountOptions,
  type HandedOut,
} from './opening.actions.ts'

const PAGE_MAX = 20
const DAY_MS = 86_400_000
const dayStart = (nowMs: number): number => Math.floor(nowMs / DAY_MS) * DAY_MS

export async function readOpened(options: AgentAccountOptions, agent: string, before: string | undefined) {
  const { db, clock, settings } = options
  const { mayOpenAccounts: mayOpen, mayOpenAgents } = agentPolicyOf((await settings.current()).modules)
  return db.read(async (tx) => {
    const found = await listOpened(tx, { agent, before, atMost: PAGE_MAX + 1, nowMs: clock.nowMs() })
    const openedToday = await countOpenedSince(tx, agent, dayStart(clock.nowMs()))
    const leftToday = Math.max(0, AGENT_ACCOUNTS_PER_DAY - openedToday)
    return { mayOpen, mayOpenAgents, leftToday, rows: found.slice(0, PAGE_MAX), hasMore: found.length > PAGE_MAX }
  })
}

export type OpenAsked = {
  readonly key: string
  readonly username: string
  readonly account: OpenedKind
  readonly language: Language
}

export type OpenByHandRefusal = OpenRefusal | 'identity.username_taken' | 'wallet.key_reused' | 'server.busy'

/** The same request again: it gets the same reply as long as the password is still the one that was handed out. */
const repeat = (
  known: OpenedByHand,
  { username, account }: OpenAsked,
  password: string,
): Result<HandedOut, 'wallet.key_reused'> =>
  known.username === username && known.kind === account && mayRepeat(known)
    ? ok({ opened: known, password })
    : err('wallet.key_reused')

/** Opens an account below the agent. Its password is in the reply only, and has to be changed at the first sign-in. */
export async function openByHand(
  options: AgentAccountOptions,
  agent: Id<'account'>,
  given: OpenAsked,
): Promise<Result<HandedOut, OpenByHandRefusal>> {
  const { db, clock, ids, key, passwords } = options
  const asked = { ...given, username: given.username.trim() }
  const { username, account: kind, language } = asked
  const settings = await options.settings.current()
  const id = ids.named('agentAccount', agent, asked.key)
  const password = firstPassword(key, id, username)
  const hashed = await passwords.hash(password)
  if (!hashed.ok) return hashed
  return db.transact<HandedOut, OpenByHandRefusal>(async (tx) => {
    await lockAccount(tx, agent)
    const nowMs = clock.nowMs()
    const known = await findOpened(tx, id, nowMs)
    if (known !== undefined) return repeat(known, asked, password)
    const refusal = openRefusal({
      account: kind,
      isNameValid: isNameValid(settings, username),
      policy: agentPolicyOf(settings.modules),
      openedToday: await countOpenedSince(tx, agent, dayStart(nowMs)),
      levelsAbove: (await uplinesOf(tx, agent, nowMs)).length,
    })
    if (refusal !== undefined) return err(refusal)
    const made = await openForOther(tx, options, { id, username, kind, language, passwordHash: hashed.value, agent })
    if (!made.ok) return made
    const { account, number } = made.value
    const detail = { number, kind }
    const entry = { actor: agent, action: 'agent.account_open', subject: `account:${account}`, detail } as const
    await writeAuditEntry(tx, entry, nowMs)
    return ok({ opened: made.value, password })
  })
}
