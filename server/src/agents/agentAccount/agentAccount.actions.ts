import { AGENT_ACCOUNTS_PER_DAY, agentPolicyOf, checkField, type BrandSettings, type OpenedKind } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { matchesFree, type Settings } from '../../brand/settings/index.ts'
import { isUsername, lockAccount } from '../../people/identity/index.ts'
import { openAccount, seededRng, type MemberOptions } from '../../people/member/index.ts'
import { makeOneTimePassword, startOneTime } from '../../people/password/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../../platform/secrets/index.ts'
import { holdTree, uplinesNow } from '../tree/index.ts'
import { openRefusal, type OpenRefusal } from './agentAccount.ts'
import { countOpenedSince, findOpened, insertOpened, listOpened, type OpenedByHand } from './agentAccount.sql.ts'

export type AgentAccountOptions = Pick<MemberOptions, 'merchant' | 'currency' | 'openWallets'> & {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly key: SecretKey
  readonly passwords: Passwords
  readonly settings: Pick<Settings, 'current'>
}

const PAGE_MAX = 20
const DAY_MS = 86_400_000
const dayStart = (nowMs: number): number => Math.floor(nowMs / DAY_MS) * DAY_MS

export async function readOpened(options: AgentAccountOptions, agent: string, before: string | undefined) {
  const { db, clock, settings } = options
  const { mayOpenAccounts: mayOpen, mayOpenAgents } = agentPolicyOf((await settings.current()).modules)
  return db.read(async (tx) => {
    const found = await listOpened(tx, { agent, before, atMost: PAGE_MAX + 1 })
    const openedToday = await countOpenedSince(tx, agent, dayStart(clock.nowMs()))
    const leftToday = Math.max(0, AGENT_ACCOUNTS_PER_DAY - openedToday)
    return { mayOpen, mayOpenAgents, leftToday, rows: found.slice(0, PAGE_MAX), hasMore: found.length > PAGE_MAX }
  })
}

/** Whether a name may be chosen: what the registration form would say. */
function isNameValid({ register }: BrandSettings, username: string): boolean {
  const rule = register.rules.find(({ field }) => field === 'username')
  if (!isUsername(username) || (rule !== undefined && checkField(rule, username) !== undefined)) return false
  return rule?.patternId !== 'free' || matchesFree(rule.acceptedPattern, username)
}

export type OpenAsked = {
  readonly key: string
  readonly username: string
  readonly account: OpenedKind
  readonly language: Language
}

export type OpenByHandRefusal = OpenRefusal | 'identity.username_taken' | 'wallet.key_reused' | 'server.busy'
export type HandedOut = { readonly opened: OpenedByHand; readonly password: string }

/** The same request again: it gets the same reply as long as the password is still the one that was handed out. */
const repeat = (
  known: OpenedByHand,
  { username, account }: OpenAsked,
  password: string,
): Result<HandedOut, 'wallet.key_reused'> =>
  known.username === username && known.kind === account && known.isWaiting && !known.isUsed
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
  // Made from the key of the request: a lost reply is repeated without the password being stored.
  const password = makeOneTimePassword(username, seededRng(key, `agentAccount:${id}`))
  const hashed = await passwords.hash(password)
  if (!hashed.ok) return hashed
  return db.transact<HandedOut, OpenByHandRefusal>(async (tx) => {
    // Before the account is locked: a move locks the tree first. Until the end no move makes the line deeper.
    await holdTree(tx)
    await lockAccount(tx, agent)
    const known = await findOpened(tx, id)
    if (known !== undefined) return repeat(known, asked, password)
    const nowMs = clock.nowMs()
    const refusal = openRefusal({
      account: kind,
      isNameValid: isNameValid(settings, username),
      policy: agentPolicyOf(settings.modules),
      openedToday: await countOpenedSince(tx, agent, dayStart(nowMs)),
      levelsAbove: (await uplinesNow(tx, agent)).length,
    })
    if (refusal !== undefined) return err(refusal)
    const about = { username, kind, language, passwordHash: hashed.value, upline: agent, mustChangePassword: true }
    const account = await openAccount(tx, options, about)
    if (account === undefined) return err('identity.username_taken')
    await insertOpened(tx, { id, account: account.id, agent, atMs: nowMs })
    await startOneTime(tx, account.id, nowMs)
    await appendEvent(tx, 'member.registered', { account: account.id, openedBy: agent })
    const detail = { number: account.number, kind }
    const entry = { actor: agent, action: 'agent.account_open', subject: `account:${account.id}`, detail } as const
    await writeAuditEntry(tx, entry, nowMs)
    const opened = await findOpened(tx, id)
    return opened === undefined ? err('wallet.key_reused') : ok({ opened, password })
  })
}
