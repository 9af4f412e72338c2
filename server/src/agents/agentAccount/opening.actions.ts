import type { BrandSettings, OpenedKind } from '@ronda/contract'
import { checkField } from '@ronda/contract'
import { err, ok, present, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { matchesFree, type Settings } from '../../brand/settings/index.ts'
import type { IsOwn } from '../../money/recognition/index.ts'
import { isUsername } from '../../people/identity/index.ts'
import { openAccount, seededRng, type MemberOptions } from '../../people/member/index.ts'
import { makeOneTimePassword, startOneTime } from '../../people/password/index.ts'
import type { Sessions } from '../../people/session/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../../platform/secrets/index.ts'
import { findOpened, insertOpened, type OpenedByHand } from './agentAccount.sql.ts'

export type AgentAccountOptions = Pick<MemberOptions, 'merchant' | 'currency' | 'openWallets'> & {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly key: SecretKey
  readonly passwords: Passwords
  readonly failures: Failures
  readonly settings: Pick<Settings, 'current'>
  readonly endSessions: Sessions['endSessionsOf']
  /** Whether an account belongs to the member of staff. */
  readonly isOwn: IsOwn
}

/** Whether a name may be chosen: what the registration form would say. */
export function isNameValid({ register }: BrandSettings, username: string): boolean {
  const rule = register.rules.find(({ field }) => field === 'username')
  if (!isUsername(username) || (rule !== undefined && checkField(rule, username) !== undefined)) return false
  return rule?.patternId !== 'free' || matchesFree(rule.acceptedPattern, username)
}

export type HandedOut = { readonly opened: OpenedByHand; readonly password: string }

/** Made from the id of the account's request: a lost reply is repeated without the password being stored. */
export const firstPassword = (key: SecretKey, id: string, username: string): string =>
  makeOneTimePassword(username, seededRng(key, `agentAccount:${id}`))

export type Opening = {
  readonly id: string
  readonly username: string
  readonly kind: OpenedKind
  readonly language: Language
  readonly passwordHash: string
  /** The agent who opens it, and stands above it; undefined for staff, who open the head of a line. */
  readonly agent: Id<'account'> | undefined
}

/** Opens an account for somebody else, who changes the password and accepts the terms first. */
export async function openForOther(
  tx: Tx,
  options: AgentAccountOptions,
  { id, username, kind, language, passwordHash, agent }: Opening,
): Promise<Result<OpenedByHand, 'identity.username_taken'>> {
  const nowMs = options.clock.nowMs()
  const due = { mustChangePassword: true, areTermsDue: true }
  const account = await openAccount(tx, options, { username, kind, language, passwordHash, upline: agent, ...due })
  if (account === undefined) return err('identity.username_taken')
  await insertOpened(tx, { id, account: account.id, agent: agent ?? null, atMs: nowMs })
  await startOneTime(tx, account.id, nowMs)
  await appendEvent(tx, 'member.registered', { account: account.id })
  return ok(present(await findOpened(tx, id, nowMs), 'an account that was just opened'))
}
