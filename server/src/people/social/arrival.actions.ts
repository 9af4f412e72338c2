import type { LoginReply } from '@ronda/contract'
import { err, ok, present, type Result, type Rng } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findById, setEmail, type Account } from '../identity/index.ts'
import { inventName, type AccountToOpen } from '../member/index.ts'
import type { Entry, MemberSession, Sessions } from '../session/index.ts'
import { finishJourney, type JourneyOptions, type Recognised } from './social.actions.ts'
import { findIdentity, insertIdentity, lockIdentity } from './social.sql.ts'

export type SocialOptions = JourneyOptions & {
  readonly rng: Rng
  /** What strangers are spoken to in, until they choose. */
  readonly language: () => Promise<Language>
  readonly countryOf: (ip: string) => string | null
  /** An account with its wallets, or undefined when the name is taken. */
  readonly openAccount: (tx: Tx, opening: AccountToOpen) => Promise<Account | undefined>
  readonly welcome: (account: Account) => Promise<void>
  readonly sessions: Pick<Sessions, 'open' | 'finishLogin' | 'askMore'>
}

const VOUCHED_FOR: Entry = { proof: 'social', isProven: true }

/** Names to try before giving up: the first is free unless somebody is very unlucky. */
const NAMES_MAX = 5

async function openUnderFreeName(tx: Tx, options: SocialOptions, visit: Visit): Promise<Account> {
  const language = await options.language()
  const about = { kind: 'member', passwordHash: null, language, countryCode: options.countryOf(visit.ip) } as const
  for (let tries = 0; tries < NAMES_MAX; tries += 1) {
    const account = await options.openAccount(tx, { ...about, username: inventName(options.rng) })
    if (account) return account
  }
  throw new Error('no free name was found for somebody who came through another house')
}

/**
 * Whose account it is. By that house's name for them and by nothing else: an address can be typed, sold or left, and
 * would hand one person's account to another.
 */
async function findOrOpen(
  tx: Tx,
  options: SocialOptions,
  { provider, person }: Recognised,
  visit: Visit,
): Promise<{ readonly account: Account; readonly isNew: boolean }> {
  const identity = { provider, subject: person.subject }
  await lockIdentity(tx, identity)
  const known = await findIdentity(tx, identity)
  if (known) return { account: present(await findById(tx, known), 'the account of an identity').account, isNew: false }
  const account = await openUnderFreeName(tx, options, visit)
  const nowMs = options.clock.nowMs()
  await insertIdentity(tx, identity, account.id, nowMs)
  // Where somebody else has proven the address already, it stays theirs alone.
  const provenAtMs = person.isEmailProven ? nowMs : null
  if (person.email !== undefined) await setEmail(tx, options.key, account.id, { email: person.email, provenAtMs })
  await appendEvent(tx, 'member.registered', { account: account.id })
  return { account, isNew: true }
}

export type ArrivalRefusal = 'social.not_enabled' | 'social.failed' | 'session.blocked' | 'session.non_member'

type Arriving = { readonly visit: Visit; readonly caller: MemberSession | undefined }

/** Somebody the house knows. Another house's word is worth a password: where that is not enough, neither is this. */
async function enter(options: SocialOptions, account: Account, arriving: Arriving): Promise<LoginReply> {
  const { visit, caller } = arriving
  const more = await options.sessions.askMore(account, visit)
  if (more) return more
  const signedIn = await options.db.write((tx) => options.sessions.open(tx, account, visit, VOUCHED_FOR))
  return options.sessions.finishLogin(visit, signedIn, caller)
}

/** Signs in whoever came back from another house; account, link and session of a stranger stand or fall together. */
export async function arrive(
  options: SocialOptions,
  answer: string,
  arriving: Arriving,
): Promise<Result<LoginReply, ArrivalRefusal>> {
  const { visit, caller } = arriving
  const recognised = await finishJourney(options, answer, visit)
  if (!recognised.ok) return recognised
  const { account, signedIn } = await options.db.write(async (tx) => {
    const arrived = await findOrOpen(tx, options, recognised.value, visit)
    if (!arrived.isNew) return { account: arrived.account, signedIn: undefined }
    return { account: arrived.account, signedIn: await options.sessions.open(tx, arrived.account, visit, VOUCHED_FOR) }
  })
  if (signedIn) {
    await options.welcome(account)
    return ok(await options.sessions.finishLogin(visit, signedIn, caller))
  }
  if (account.isBlocked) return err('session.blocked')
  if (account.kind !== 'member') return err('session.non_member')
  return ok(await enter(options, account, arriving))
}
