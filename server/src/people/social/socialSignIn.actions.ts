import type { LoginReply } from '@ronda/contract'
import { err, ok, present, type Id, type Result, type Rng } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findById, insertConsent, setEmail, type Account } from '../identity/index.ts'
import { inventName, type AccountToOpen } from '../member/index.ts'
import type { SignInResult, Entry, MemberSession, Sessions } from '../session/index.ts'
import { finishAuthorization, type AuthorizationOptions, type VerifiedIdentity } from './social.actions.ts'
import { findIdentity, insertIdentity, lockIdentity } from './social.sql.ts'
import { takePendingIdentity, storePendingIdentity } from './pendingIdentity.actions.ts'

export type SocialOptions = AuthorizationOptions & {
  readonly rng: Rng
  /** The language of a new account. */
  readonly language: () => Promise<Language>
  readonly countryOf: (ip: string) => string | null
  /** An account with its wallets, or undefined when the name is taken. */
  readonly openAccount: (tx: Tx, opening: AccountToOpen) => Promise<Account | undefined>
  /** The version of the terms that are accepted by joining now; `ageMin` is the least age. */
  readonly termsVersion: () => Promise<string>
  readonly ageMin: () => Promise<number>
  /** Whether the person of this account or address has excluded themselves. */
  readonly isSelfExcluded: (tx: Tx, account: Id<'account'>, email?: string) => Promise<boolean>
  readonly welcome: (account: Account) => Promise<void>
  readonly sessions: Pick<Sessions, 'open' | 'finishLogin'>
}

const SOCIAL_ENTRY: Entry = { proof: 'social', side: 'member' }

/** Names to try before giving up; the first is almost always free. */
const NAMES_MAX = 5

async function openUnderFreeName(tx: Tx, options: SocialOptions, visit: Visit): Promise<Account> {
  const language = await options.language()
  const about = { kind: 'member', passwordHash: null, language, countryCode: options.countryOf(visit.ip) } as const
  for (let tries = 0; tries < NAMES_MAX; tries += 1) {
    const account = await options.openAccount(tx, { ...about, username: inventName(options.rng) })
    if (account) return account
  }
  throw new Error('no free username was found for a social sign-in')
}

export type SocialRefusal = 'social.not_enabled' | 'social.failed' | 'session.blocked' | 'session.non_member'
export type JoinRefusal = SocialRefusal | 'identity.terms_not_accepted' | 'identity.not_available'

/**
 * The account of an identity. It is found by the provider's subject only, never by e-mail: an address can be typed,
 * sold or given up, and would hand one person's account to another.
 */
async function findAccount(tx: Tx, { provider, person }: VerifiedIdentity): Promise<Account | undefined> {
  const known = await findIdentity(tx, { provider, subject: person.subject })
  return known && present(await findById(tx, known), 'the account of an identity').account
}

/** Opens an account for a new identity, with the accepted terms. */
async function openAccountFor(
  tx: Tx,
  options: SocialOptions,
  { provider, person }: VerifiedIdentity,
  visit: Visit,
): Promise<Result<Account, 'identity.not_available'>> {
  const account = await openUnderFreeName(tx, options, visit)
  const nowMs = options.clock.nowMs()
  await insertIdentity(tx, { provider, subject: person.subject }, account.id, nowMs)
  // An address that another account has verified already stays with that account.
  const provenAtMs = person.isEmailProven ? nowMs : null
  if (person.email !== undefined) await setEmail(tx, options.key, account.id, { email: person.email, provenAtMs })
  await insertConsent(tx, account.id, { kind: 'terms', version: await options.termsVersion(), acceptedAtMs: nowMs })
  await appendEvent(tx, 'member.registered', { account: account.id })
  return (await options.isSelfExcluded(tx, account.id, person.email)) ? err('identity.not_available') : ok(account)
}

type SignInCall = { readonly visit: Visit; readonly caller: MemberSession | undefined }

/** Signs in a known account. A social sign-in counts like a password: if that needs a further step, so does this. */
async function openSessionFor(options: SocialOptions, account: Account, call: SignInCall): Promise<LoginReply> {
  const { visit, caller } = call
  const result = await options.db.write((tx) => options.sessions.open(tx, account, visit, SOCIAL_ENTRY))
  return options.sessions.finishLogin(visit, result, caller)
}

async function signInKnown(
  options: SocialOptions,
  account: Account,
  call: SignInCall,
): Promise<Result<LoginReply, SocialRefusal>> {
  if (account.isBlocked) return err('session.blocked')
  if (account.kind !== 'member') return err('session.non_member')
  return ok(await openSessionFor(options, account, call))
}

/** A new identity must accept the terms first: until then there is no account. */
export type SocialSignInReply = LoginReply | { readonly step: 'terms'; readonly ageMin: number }

/** Finishes a sign-in at an identity provider: signs in a known account, or asks a new identity to accept the terms. */
export async function finishSocialSignIn(
  options: SocialOptions,
  answer: string,
  call: SignInCall,
): Promise<Result<SocialSignInReply, SocialRefusal>> {
  const identity = await finishAuthorization(options, answer, call.visit)
  if (!identity.ok) return identity
  const known = await options.db.read((tx) => findAccount(tx, identity.value))
  if (known) return signInKnown(options, known, call)
  await storePendingIdentity(options, identity.value, call.visit)
  return ok({ step: 'terms', ageMin: await options.ageMin() })
}

type Joined = { readonly account: Account; readonly result: SignInResult | undefined }

/** Opens the account of a new identity that has accepted the terms; account, link and session commit together. */
export async function joinWithTerms(
  options: SocialOptions,
  termsAccepted: boolean,
  call: SignInCall,
): Promise<Result<LoginReply, JoinRefusal>> {
  const { visit, caller } = call
  if (!termsAccepted) return err('identity.terms_not_accepted')
  const pending = await takePendingIdentity(options, visit)
  if (!pending) return err('social.failed')
  const { provider, person } = pending
  const joined = await options.db.transact(async (tx): Promise<Result<Joined, JoinRefusal>> => {
    await lockIdentity(tx, { provider, subject: person.subject })
    const known = await findAccount(tx, pending)
    if (known) return ok({ account: known, result: undefined })
    const opened = await openAccountFor(tx, options, pending, visit)
    if (!opened.ok) return opened
    const account = opened.value
    return ok({ account, result: await options.sessions.open(tx, account, visit, SOCIAL_ENTRY) })
  })
  if (!joined.ok) return joined
  const { account, result } = joined.value
  if (result === undefined) return signInKnown(options, account, call)
  await options.welcome(account)
  return ok(await options.sessions.finishLogin(visit, result, caller))
}
