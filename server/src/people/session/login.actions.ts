import { err, ok, type Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import { hashToken } from '../../platform/secrets/index.ts'
import {
  demandPasswordChange,
  findByName,
  isUsername,
  isWeakPassword,
  type Account,
  type AccountWithSecret,
} from '../identity/index.ts'
import type { CaptchaAnswer } from '../verification/index.ts'
import { admittance, type Admittance } from './attempt.ts'
import { DEVICE_COOKIE, deviceTokenOf, type AuthOptions } from './signIn.actions.ts'
import { enter, type Entered } from './entrance.actions.ts'
import { decideEntry, isClosedTo, isKnownAt, type ClosedCode, type EntryRefusal, type Side } from './entry.ts'
import { addFailure, clearFailures, findFailures, type Attempt } from './failure.sql.ts'
import { findKnown, type Known } from './known.sql.ts'

export type Credentials = {
  readonly username: string
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
  | 'session.locked'
  | 'server.busy'

const UNKNOWN: Known = { isDeviceKnown: false, isNetworkKnown: false }

/** No name of ours has this form: looking it up costs the same and finds nobody. */
const NOBODYS_NAME = '-'

export type Applicant = {
  readonly found: AccountWithSecret | undefined
  readonly known: Known
  readonly attempt: Attempt
  readonly admittance: Admittance
}

/** Who it may be, and what was tried before. The same questions whether or not anyone has the name. */
async function findApplicant(
  options: AuthOptions,
  username: string,
  visit: Visit,
  hasCaptcha: boolean,
): Promise<Applicant> {
  const { db, clock, merchant } = options
  const name = isUsername(username) ? username.toLowerCase() : undefined
  const { address } = visit
  const hash = hashToken(deviceTokenOf(visit))
  return db.read(async (tx) => {
    // A browser without its cookie is nobody's, so that a flood from such is turned away by one question.
    if (visit.readCookie(DEVICE_COOKIE) === undefined) {
      const attempt = { name, address, device: undefined }
      const met = admittance(await findFailures(tx, attempt), false, clock.nowMs())
      if (met === 'locked' || (met === 'captcha' && !hasCaptcha)) {
        return { found: undefined, known: UNKNOWN, attempt, admittance: met }
      }
    }
    const found = await findByName(tx, merchant, name ?? NOBODYS_NAME)
    const known = await findKnown(tx, found?.account.id, { device: hash, address })
    const device = found && known.isDeviceKnown ? { account: found.account.id, hash } : undefined
    const attempt = { name, address, device }
    const failures = await findFailures(tx, attempt)
    return { found, known, attempt, admittance: admittance(failures, device !== undefined, clock.nowMs()) }
  })
}

/** Why not even the password is looked at. */
async function refusalBefore(
  options: AuthOptions,
  applicant: Applicant,
  captcha: CaptchaAnswer | undefined,
  { ip }: Visit,
): Promise<LoginRefusal | undefined> {
  if (applicant.admittance === 'locked') return 'session.locked'
  if (applicant.admittance === 'open') return undefined
  if (captcha === undefined) return 'session.captcha_required'
  return (await options.verification.captcha.check(captcha, ip)) ? undefined : 'session.captcha_wrong'
}

/** Whether the password is right. Tries made together all count: one that is right after too many wrong ones is late. */
async function tryPassword(
  { db, clock, passwords }: AuthOptions,
  { found, attempt }: Applicant,
  password: string,
): Promise<Result<boolean, 'session.locked' | 'server.busy'>> {
  const matches = await passwords.matches(found?.passwordHash ?? undefined, password)
  if (!matches.ok || !matches.value) return matches
  const failures = await db.read((tx) => findFailures(tx, attempt))
  const isLate = admittance(failures, attempt.device !== undefined, clock.nowMs()) === 'locked'
  return isLate ? err('session.locked') : ok(true)
}

/** Writes the failure down, and says whether the next try needs a captcha. */
async function refuseWrong({ db, clock }: AuthOptions, { attempt }: Applicant): Promise<LoginRefusal> {
  const failures = await db.write((tx) => addFailure(tx, attempt, clock.nowMs()))
  const next = admittance(failures, attempt.device !== undefined, clock.nowMs())
  return next === 'open' ? 'session.wrong_credentials' : 'session.wrong_credentials_captcha'
}

/** A password that today's rules would refuse must be changed, where the house asks for that. */
async function judgePassword(options: AuthOptions, account: Account, password: string): Promise<Account> {
  const isOver = isWeakPassword(password, account.username) && (await options.settings.isOn('PWDEXPFORCECHANGE3'))
  if (!isOver || account.mustChangePassword) return account
  await options.db.write((tx) => demandPasswordChange(tx, account.id))
  return { ...account, mustChangePassword: true }
}

/** Same answer and same work whether the name is unknown, the password wrong, or the entrance not theirs. */
export async function logIn(
  options: AuthOptions,
  given: Credentials,
  visit: Visit,
): Promise<Result<Entered, LoginRefusal>> {
  const applicant = await findApplicant(options, given.username, visit, given.captcha !== undefined)
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
  const account = await judgePassword(options, proven, given.password)
  const { side, remember: isRemembered } = given
  const entered = await options.db.write(async (tx) => {
    const outcome = await enter(options, tx, { account, visit, side, proof: 'password', isRemembered })
    // Whoever has one more step to take has not come in yet: what was counted against the name stays.
    if ('signedIn' in outcome) await clearFailures(tx, attempt)
    return outcome
  })
  return ok(entered)
}

export type ProveRefusal = 'password.wrong' | 'session.locked' | 'server.busy'

/** Whether whoever holds a session knows its password; wrong ones count as they do at the door. */
export async function checkPassword(
  options: AuthOptions,
  account: Account,
  password: string,
  visit: Visit,
): Promise<Result<undefined, ProveRefusal>> {
  const applicant = await findApplicant(options, account.username, visit, true)
  if (applicant.admittance === 'locked') return err('session.locked')
  const matches = await tryPassword(options, applicant, password)
  if (!matches.ok) return matches
  if (!matches.value) {
    await refuseWrong(options, applicant)
    return err('password.wrong')
  }
  await options.db.write((tx) => clearFailures(tx, applicant.attempt))
  return ok(undefined)
}
