import { err, ok, type Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import { findById, type Account } from '../identity/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { signIn, type SignInResult } from './openSession.actions.ts'
import { decideEntry, isClosedTo, isKnownAt, type ClosedCode, type EntryRefusal, type Side } from './entry.ts'
import { clearFailuresOf } from './failure.sql.ts'

export type PasskeyAnswer = {
  readonly challenge: string
  readonly answer: Readonly<Record<string, unknown>>
  readonly remember: boolean
  readonly side: Side
}

export type PasskeyRefusal = EntryRefusal | ClosedCode | 'factor.passkey_refused' | 'verification.not_enabled'

type Question = { readonly challenge: string; readonly options: Record<string, unknown> }

/** The brand's switch is for members; staff with a passkey can always use it. */
const isOpenAt = async ({ settings }: AuthOptions, side: Side): Promise<boolean> =>
  side === 'staff' || settings.isOn('PASSKEYLOGIN3')

export async function passkeyOptions(
  options: AuthOptions,
  side: Side,
): Promise<Result<Question, 'verification.not_enabled'>> {
  const verifying = { mustVerifyUser: side === 'staff' }
  const question = (await isOpenAt(options, side)) ? await options.factors.passkeyOptions(verifying) : undefined
  return question === undefined ? err('verification.not_enabled') : ok(question)
}

/** Staff need user verification (fingerprint, face or PIN): otherwise a found device would be enough. */
async function findOwner(options: AuthOptions, given: PasskeyAnswer): Promise<Account | undefined> {
  const owner = await options.factors.findByPasskey(given.challenge, given.answer)
  const found = owner && (await options.db.read((tx) => findById(tx, owner.account)))
  if (!owner || !found || !isKnownAt(found.account, given.side)) return undefined
  return given.side === 'staff' && !owner.isUserVerified ? undefined : found.account
}

/** A passkey needs no name and no password; an account with an authenticator must also give its code. */
export async function logInByPasskey(
  options: AuthOptions,
  given: PasskeyAnswer,
  visit: Visit,
): Promise<Result<SignInResult, PasskeyRefusal>> {
  const { db, settings } = options
  if (!(await isOpenAt(options, given.side))) return err('verification.not_enabled')
  const account = await findOwner(options, given)
  const closed = await settings.closedTo(visit.ip)
  if (isClosedTo(account, closed)) return err(closed)
  if (account === undefined) return err('factor.passkey_refused')
  const entry = decideEntry(account, given.side)
  if (!entry.ok) return entry
  const way = { proof: 'passkey', side: given.side, isRemembered: given.remember } as const
  const result = await db.write(async (tx) => {
    const outcome = await signIn(options, tx, { ...way, account, visit })
    if ('signedIn' in outcome) await clearFailuresOf(tx, account)
    return outcome
  })
  return ok(result)
}
