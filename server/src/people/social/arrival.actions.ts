import type { LoginReply } from '@ronda/contract'
import { err, ok, present, type Id, type Result, type Rng } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findById, insertConsent, setEmail, type Account } from '../identity/index.ts'
import { inventName, type AccountToOpen } from '../member/index.ts'
import type { Entered, Entry, MemberSession, Sessions } from '../session/index.ts'
import { finishJourney, type JourneyOptions, type Recognised } from './social.actions.ts'
import { findIdentity, insertIdentity, lockIdentity } from './social.sql.ts'
import { fetchStranger, keepStranger } from './stranger.actions.ts'

export type SocialOptions = JourneyOptions & {
  readonly rng: Rng
  /** What strangers are spoken to in, until they choose. */
  readonly language: () => Promise<Language>
  readonly countryOf: (ip: string) => string | null
  /** An account with its wallets, or undefined when the name is taken. */
  readonly openAccount: (tx: Tx, opening: AccountToOpen) => Promise<Account | undefined>
  /** Which terms are accepted by joining today, and how old one must be. */
  readonly termsVersion: () => Promise<string>
  readonly ageMin: () => Promise<number>
  /** Whether somebody who came with this address has excluded themselves. */
  readonly isTurnedAway: (tx: Tx, account: Id<'account'>, email?: string) => Promise<boolean>
  readonly welcome: (account: Account) => Promise<void>
  readonly sessions: Pick<Sessions, 'open' | 'finishLogin'>
}

const VOUCHED_FOR: Entry = { proof: 'social', side: 'member' }

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

export type ArrivalRefusal = 'social.not_enabled' | 'social.failed' | 'session.blocked' | 'session.non_member'
export type JoiningRefusal = ArrivalRefusal | 'identity.terms_not_accepted' | 'identity.not_available'

/**
 * Whose account it is. By that house's name for them and by nothing else: an address can be typed, sold or left, and
 * would hand one person's account to another.
 */
async function findKnown(tx: Tx, { provider, person }: Recognised): Promise<Account | undefined> {
  const known = await findIdentity(tx, { provider, subject: person.subject })
  return known && present(await findById(tx, known), 'the account of an identity').account
}

/** An account for somebody new, with what they accepted and how they are known from now on. */
async function openFor(
  tx: Tx,
  options: SocialOptions,
  { provider, person }: Recognised,
  visit: Visit,
): Promise<Result<Account, 'identity.not_available'>> {
  const account = await openUnderFreeName(tx, options, visit)
  const nowMs = options.clock.nowMs()
  await insertIdentity(tx, { provider, subject: person.subject }, account.id, nowMs)
  // Where somebody else has proven the address already, it stays theirs alone.
  const provenAtMs = person.isEmailProven ? nowMs : null
  if (person.email !== undefined) await setEmail(tx, options.key, account.id, { email: person.email, provenAtMs })
  await insertConsent(tx, account.id, { kind: 'terms', version: await options.termsVersion(), acceptedAtMs: nowMs })
  await appendEvent(tx, 'member.registered', { account: account.id })
  return (await options.isTurnedAway(tx, account.id, person.email)) ? err('identity.not_available') : ok(account)
}

type Arriving = { readonly visit: Visit; readonly caller: MemberSession | undefined }

/** Somebody the house knows. Another house's word is worth a password: where that is not enough, neither is this. */
async function enter(options: SocialOptions, account: Account, arriving: Arriving): Promise<LoginReply> {
  const { visit, caller } = arriving
  const entered = await options.db.write((tx) => options.sessions.open(tx, account, visit, VOUCHED_FOR))
  return options.sessions.finishLogin(visit, entered, caller)
}

async function admit(
  options: SocialOptions,
  account: Account,
  arriving: Arriving,
): Promise<Result<LoginReply, ArrivalRefusal>> {
  if (account.isBlocked) return err('session.blocked')
  if (account.kind !== 'member') return err('session.non_member')
  return ok(await enter(options, account, arriving))
}

/** Somebody we do not know yet is asked to accept the terms first: until then there is no account. */
export type Arrival = LoginReply | { readonly step: 'terms'; readonly ageMin: number }

/** Signs in whoever came back from another house and is known here. */
export async function arrive(
  options: SocialOptions,
  answer: string,
  arriving: Arriving,
): Promise<Result<Arrival, ArrivalRefusal>> {
  const recognised = await finishJourney(options, answer, arriving.visit)
  if (!recognised.ok) return recognised
  const known = await options.db.read((tx) => findKnown(tx, recognised.value))
  if (known) return admit(options, known, arriving)
  await keepStranger(options, recognised.value, arriving.visit)
  return ok({ step: 'terms', ageMin: await options.ageMin() })
}

type Joined = { readonly account: Account; readonly entered: Entered | undefined }

/** Opens the account of a stranger who has accepted the terms; account, link and session stand or fall together. */
export async function join(
  options: SocialOptions,
  termsAccepted: boolean,
  arriving: Arriving,
): Promise<Result<LoginReply, JoiningRefusal>> {
  const { visit, caller } = arriving
  if (!termsAccepted) return err('identity.terms_not_accepted')
  const stranger = await fetchStranger(options, visit)
  if (!stranger) return err('social.failed')
  const { provider, person } = stranger
  const joined = await options.db.transact(async (tx): Promise<Result<Joined, JoiningRefusal>> => {
    await lockIdentity(tx, { provider, subject: person.subject })
    const known = await findKnown(tx, stranger)
    if (known) return ok({ account: known, entered: undefined })
    const opened = await openFor(tx, options, stranger, visit)
    if (!opened.ok) return opened
    const account = opened.value
    return ok({ account, entered: await options.sessions.open(tx, account, visit, VOUCHED_FOR) })
  })
  if (!joined.ok) return joined
  const { account, entered } = joined.value
  if (entered === undefined) return admit(options, account, arriving)
  await options.welcome(account)
  return ok(await options.sessions.finishLogin(visit, entered, caller))
}
