import type { RetryLater } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { hashToken } from '../../platform/secrets/index.ts'
import {
  demandPasswordChange,
  findByMobile,
  findByName,
  findPasswordSetAt,
  indexOfMobile,
  isOldPassword,
  isUsername,
  isWeakPassword,
  parseMobile,
  type Account,
  type AccountWithSecret,
} from '../identity/index.ts'
import type { CaptchaAnswer } from '../verification/index.ts'
import { lockLeftMs, loginGate, type LoginGate } from './attempt.ts'
import { DEVICE_COOKIE, deviceTokenOf, type AuthOptions } from './signIn.actions.ts'
import { signIn, type SignInResult } from './openSession.actions.ts'
import { decideEntry, isClosedTo, isKnownAt, type ClosedCode, type EntryRefusal, type Side } from './entry.ts'
import { addFailure, clearFailures, findFailures, type Attempt } from './failure.sql.ts'
import { findKnown, type Known } from './known.sql.ts'

/** Who signs in: by name, or by a mobile number in E.164. */
export type Claimed = { readonly username: string } | { readonly mobile: string }

export type Credentials = {
  readonly claimed: Claimed
  readonly password: string
  readonly captcha?: CaptchaAnswer | undefined
  readonly remember: boolean
  readonly side: Side
}

export type LoginRefusal =
  | EntryRefusal
  | ClosedCode
  | 'session.wrong_credentials'
  | 'session.wrong_credentials_captcha'
  | 'session.captcha_required'
  | 'session.captcha_wrong'
  | RetryLater<'session.locked'>
  | 'server.busy'

const locked = (retryAfterMs: number): RetryLater<'session.locked'> => ({ code: 'session.locked', retryAfterMs })

const gatesOf = (...counted: Parameters<typeof loginGate>): Pick<Applicant, 'loginGate' | 'lockLeftMs'> => ({
  loginGate: loginGate(...counted),
  lockLeftMs: lockLeftMs(...counted),
})

const UNKNOWN: Known = { isDeviceKnown: false, isNetworkKnown: false }

/** No username has this form: the lookup takes the same time and finds nothing. */
const UNUSED_NAME = '-'

export type Applicant = {
  readonly found: AccountWithSecret | undefined
  readonly known: Known
  readonly attempt: Attempt
  readonly loginGate: LoginGate
  /** How long sign-in is still locked, where it is. */
  readonly lockLeftMs: number
}

/**
 * The name that failures are counted by. Those of a number count for the name of its account, so that a second way in
 * gives no further guesses and a new password unlocks both. A username has no space, so none equals that of an unknown
 * number.
 */
async function findCountedName(tx: Tx, { key, merchant }: AuthOptions, claimed: Claimed): Promise<string | undefined> {
  if ('username' in claimed) return isUsername(claimed.username) ? claimed.username.toLowerCase() : undefined
  const found = await findByMobile(tx, key, merchant, claimed.mobile)
  return found?.account.username.toLowerCase() ?? ` ${indexOfMobile(key, claimed.mobile).toString('hex')}`
}

/** The account of the name and its earlier failures. The queries are the same whether or not the name exists. */
async function findApplicant(
  options: AuthOptions,
  claimed: Claimed,
  visit: Visit,
  hasCaptcha: boolean,
): Promise<Applicant> {
  const { db, clock, merchant } = options
  const { address } = visit
  const hash = hashToken(deviceTokenOf(visit))
  return db.read(async (tx) => {
    const name = await findCountedName(tx, options, claimed)
    // A browser without a device cookie is unknown, so that a flood of such requests is refused after one query.
    if (visit.readCookie(DEVICE_COOKIE) === undefined) {
      const attempt = { name, address, device: undefined }
      const gates = gatesOf(await findFailures(tx, attempt), false, clock.nowMs())
      if (gates.loginGate === 'locked' || (gates.loginGate === 'captcha' && !hasCaptcha)) {
        return { found: undefined, known: UNKNOWN, attempt, ...gates }
      }
    }
    const found = await findByName(tx, merchant, name ?? UNUSED_NAME)
    const known = await findKnown(tx, found?.account.id, { device: hash, address })
    const device = found && known.isDeviceKnown ? { account: found.account.id, hash } : undefined
    const attempt = { name, address, device }
    const failures = await findFailures(tx, attempt)
    return { found, known, attempt, ...gatesOf(failures, device !== undefined, clock.nowMs()) }
  })
}

/** The refusal before the password is checked. */
async function refusalBefore(
  options: AuthOptions,
  applicant: Applicant,
  captcha: CaptchaAnswer | undefined,
  { ip }: Visit,
): Promise<LoginRefusal | undefined> {
  if (applicant.loginGate === 'locked') return locked(applicant.lockLeftMs)
  if (applicant.loginGate === 'open') return undefined
  if (captcha === undefined) return 'session.captcha_required'
  return (await options.verification.captcha.check(captcha, ip)) ? undefined : 'session.captcha_wrong'
}

/** Whether the password is right. Concurrent tries all count: a right one is refused when the lock came meanwhile. */
async function tryPassword(
  { db, clock, passwords }: AuthOptions,
  { found, attempt }: Applicant,
  password: string,
): Promise<Result<boolean, RetryLater<'session.locked'> | 'server.busy'>> {
  const matches = await passwords.matches(found?.passwordHash ?? undefined, password)
  if (!matches.ok || !matches.value) return matches
  const failures = await db.read((tx) => findFailures(tx, attempt))
  const leftMs = lockLeftMs(failures, attempt.device !== undefined, clock.nowMs())
  return leftMs > 0 ? err(locked(leftMs)) : ok(true)
}

/** Counts the failure; the refusal says whether the next try needs a captcha. */
async function refuseWrong({ db, clock }: AuthOptions, { attempt }: Applicant): Promise<LoginRefusal> {
  const failures = await db.write((tx) => addFailure(tx, attempt, clock.nowMs()))
  const next = loginGate(failures, attempt.device !== undefined, clock.nowMs())
  return next === 'open' ? 'session.wrong_credentials' : 'session.wrong_credentials_captcha'
}

/** A password that is too old, or that the current rules refuse, must be changed if the brand has switched that on. */
async function requireChangeIfOver(options: AuthOptions, account: Account, password: string): Promise<Account> {
  if (account.mustChangePassword || !(await options.settings.isOn('PWDEXPFORCECHANGE3'))) return account
  const setAtMs = await options.db.read((tx) => findPasswordSetAt(tx, account.id))
  if (!isWeakPassword(password, account.username) && !isOldPassword(setAtMs, options.clock.nowMs())) return account
  await options.db.write((tx) => demandPasswordChange(tx, account.id))
  return { ...account, mustChangePassword: true }
}

/** The reply and the work are the same for an unknown name, a wrong password and an account of another sign-in page. */
export async function logIn(
  options: AuthOptions,
  given: Credentials,
  visit: Visit,
): Promise<Result<SignInResult, LoginRefusal>> {
  const applicant = await findApplicant(options, given.claimed, visit, given.captcha !== undefined)
  const refusal = await refusalBefore(options, applicant, given.captcha, visit)
  if (refusal !== undefined) return err(refusal)

  const { found, attempt } = applicant
  const matches = await tryPassword(options, applicant, given.password)
  if (!matches.ok) return matches
  const proven = matches.value && found && isKnownAt(found.account, given.side) ? found.account : undefined
  const wrong = proven === undefined ? await refuseWrong(options, applicant) : undefined
  const closed = await options.settings.closedTo(visit.ip)
  if (isClosedTo(proven, closed)) return err(closed)
  if (proven === undefined) return err(wrong ?? 'session.wrong_credentials')

  const entry = decideEntry(proven, given.side)
  if (!entry.ok) return entry
  const account = await requireChangeIfOver(options, proven, given.password)
  const { side, remember: isRemembered } = given
  const result = await options.db.write(async (tx) => {
    const outcome = await signIn(options, tx, { account, visit, side, proof: 'password', isRemembered })
    // A sign-in that needs a further step is not finished, so the failures of the name stay.
    if ('signedIn' in outcome) await clearFailures(tx, attempt)
    return outcome
  })
  return ok(result)
}

export type MobilePassword = Omit<Credentials, 'claimed'> & {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** By mobile number and password: for members who registered by mobile, whose username was generated. */
export async function logInByNumber(
  options: AuthOptions,
  given: MobilePassword,
  visit: Visit,
): Promise<Result<SignInResult, LoginRefusal | 'verification.phone_invalid'>> {
  const mobile = parseMobile(given.countryDialingCode, given.mobileNum)
  return mobile.ok ? logIn(options, { ...given, claimed: { mobile: mobile.value } }, visit) : mobile
}

export type ProveRefusal = 'password.wrong' | RetryLater<'session.locked'> | 'server.busy'

/** Checks the password within a session; wrong ones count as they do at sign-in. */
export async function checkPassword(
  options: AuthOptions,
  account: Account,
  password: string,
  visit: Visit,
): Promise<Result<undefined, ProveRefusal>> {
  const applicant = await findApplicant(options, { username: account.username }, visit, true)
  if (applicant.loginGate === 'locked') return err(locked(applicant.lockLeftMs))
  const matches = await tryPassword(options, applicant, password)
  if (!matches.ok) return matches
  if (!matches.value) {
    await refuseWrong(options, applicant)
    return err('password.wrong')
  }
  await options.db.write((tx) => clearFailures(tx, applicant.attempt))
  return ok(undefined)
}
