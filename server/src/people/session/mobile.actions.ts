import { err, ok, type Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import { findByMobile, parseMobile } from '../identity/index.ts'
import type { GivenProof, MobileProofRefusal } from '../verification/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { signIn, type SignInResult } from './openSession.actions.ts'
import { decideEntry, isClosedTo, isKnownAt, type ClosedCode, type EntryRefusal, type Side } from './entry.ts'
import { clearFailuresOf } from './failure.sql.ts'

export type MobileCredentials = GivenProof & {
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly remember: boolean
  readonly side: Side
}

export type MobileRefusal = EntryRefusal | ClosedCode | 'verification.phone_invalid' | MobileProofRefusal

/** A code sent to the number is enough, even after wrong passwords: wrong codes are counted with the code. */
export async function logInByMobile(
  options: AuthOptions,
  given: MobileCredentials,
  visit: Visit,
): Promise<Result<SignInResult, MobileRefusal>> {
  const { db, key, merchant, settings } = options
  const { mobileProofs } = options.verification
  if (!(await settings.isOn('MOBILEVERCODELOGIN3'))) return err('verification.not_enabled')
  const mobile = parseMobile(given.countryDialingCode, given.mobileNum)
  if (!mobile.ok) return mobile
  const proof = await mobileProofs.read(given, mobile.value)
  if (!proof.ok) return proof
  const closed = await settings.closedTo(visit.ip)
  return db.transact(async (tx): Promise<Result<SignInResult, MobileRefusal>> => {
    const found = await findByMobile(tx, key, merchant, mobile.value)
    const checked = await mobileProofs.use(tx, 'login', proof.value)
    const proven = checked.ok && found && isKnownAt(found.account, given.side) ? found.account : undefined
    if (isClosedTo(proven, closed)) return err(closed)
    if (!checked.ok) return checked
    // No account of this page has the number. The refusal is that of a wrong code, so that numbers cannot be probed.
    if (proven === undefined) return err('verification.code_wrong')
    const entry = decideEntry(proven, given.side)
    if (!entry.ok) return entry
    const way = { proof: 'sms', side: given.side, isRemembered: given.remember } as const
    const result = await signIn(options, tx, { ...way, account: proven, visit })
    if ('signedIn' in result) await clearFailuresOf(tx, proven)
    return ok(result)
  })
}
