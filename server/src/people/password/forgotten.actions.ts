import { isEmail } from '@ronda/contract'
import { err, minutes, ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Tx } from '../../platform/postgres/db.ts'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import { hashToken, isToken, makeToken } from '../../platform/secrets/index.ts'
import type { Factors } from '../factor/index.ts'
import {
  contactsOf,
  findById,
  findByMobile,
  findByName,
  isUsername,
  isWeakPassword,
  parseMobile,
  type Account,
} from '../identity/index.ts'
import type { CodeRefusal, Verification } from '../verification/index.ts'
import { keepPassword, type PasswordOptions } from './password.actions.ts'
import { isSameAddress, LINK_LIFE_MS } from './password.ts'
import * as stored from './password.sql.ts'

export type ForgottenOptions = PasswordOptions & {
  readonly merchant: string
  /** Where people open the house, the main address first: a link leads there and nowhere else. */
  readonly origins: () => readonly string[]
  readonly background: BackgroundTasks
  readonly verification: Pick<Verification, 'work' | 'codes' | 'links'>
  readonly factors: Pick<Factors, 'heldBy'>
}

/** Whoever reads the mail of staff without a second factor must not come in by it: theirs is reset by the house. */
async function mayReset({ factors }: ForgottenOptions, tx: Tx, account: Account): Promise<boolean> {
  if (account.isBlocked || account.kind === 'trial') return false
  if (account.kind !== 'operator') return true
  const { hasAuthenticator, hasPasskey } = await factors.heldBy(tx, account.id)
  return hasAuthenticator || hasPasskey
}

export type Asked = {
  readonly username: string
  readonly email: string
  readonly work: string
  readonly language: Language
  readonly ip: string
}

/** The account and the address we know of it, if that is the one that was typed. */
async function findOwner(
  options: ForgottenOptions,
  asked: Asked,
): Promise<{ readonly account: Account; readonly email: string } | undefined> {
  const { db, key, merchant } = options
  return db.read(async (tx) => {
    const found = await findByName(tx, merchant, asked.username)
    if (!found || !(await mayReset(options, tx, found.account))) return undefined
    const { email } = await contactsOf(tx, key, found.account.id)
    return email !== null && isSameAddress(email, asked.email) ? { account: found.account, email } : undefined
  })
}

/** The link that the mail carries; undefined when there are enough that work already. */
async function keepLink({ db, clock, origins }: ForgottenOptions, account: Account): Promise<string | undefined> {
  const [origin] = origins()
  const link = makeToken()
  const nowMs = clock.nowMs()
  const expiresAtMs = nowMs + LINK_LIFE_MS
  const kept = { hash: hashToken(link), account: account.id, nowMs, expiresAtMs }
  const isKept = origin !== undefined && (await db.write((tx) => stored.insertLink(tx, kept)))
  return isKept ? link : undefined
}

/**
 * Everything that depends on whether there is such an account, done when the answer is already on its way. Where there
 * is none, the budgets of the mail are spent alike.
 */
async function sendLink(options: ForgottenOptions, asked: Asked): Promise<void> {
  const owner = await findOwner(options, asked)
  const link = owner && (await keepLink(options, owner.account))
  const sent = await options.verification.links.send({
    // The address that we keep, not the one that was typed: what looks the same may be somebody else's.
    to: owner?.email ?? asked.email,
    ip: asked.ip,
    language: asked.language,
    account: owner?.account.id,
    lifeMinutes: LINK_LIFE_MS / minutes(1),
    isKnown: link !== undefined,
    makeLink: async () => `${options.origins()[0] ?? ''}/forget?link=${link ?? ''}`,
  })
  if (!sent.ok && link !== undefined) await options.db.write((tx) => stored.deleteLink(tx, hashToken(link)))
}

/** The same answer, after the same work, whether or not there is such an account. */
export async function askForLink(
  options: ForgottenOptions,
  asked: Asked,
): Promise<Result<undefined, 'identity.username_invalid' | 'identity.email_invalid' | 'verification.work_missing'>> {
  if (!isUsername(asked.username)) return err('identity.username_invalid')
  if (!isEmail(asked.email.trim())) return err('identity.email_invalid')
  if (!(await options.verification.work.check(asked.work, asked.ip))) return err('verification.work_missing')
  options.background.run('password link', () => sendLink(options, asked))
  return ok(undefined)
}

/** What follows once somebody has shown to be the owner without the password. */
async function ownerIsBack(options: ForgottenOptions, account: Account): Promise<void> {
  await options.endSessions(account.id)
  options.securityNotifier.tell(account, { change: 'password' })
}

/** A password too weak leaves the link as it was, for another try. */
export async function setByLink(
  options: ForgottenOptions,
  link: string,
  newPassword: string,
): Promise<Result<undefined, 'password.link_expired' | 'identity.password_weak' | 'server.busy'>> {
  const { db, clock, passwords } = options
  if (!isToken(link)) return err('password.link_expired')
  const hash = hashToken(link)
  const found = await db.read(async (tx) => {
    const owner = await stored.findLink(tx, hash, clock.nowMs())
    return owner && findById(tx, owner)
  })
  if (!found) return err('password.link_expired')
  const { account } = found
  if (isWeakPassword(newPassword, account.username)) return err('identity.password_weak')
  const hashed = await passwords.hash(newPassword)
  if (!hashed.ok) return hashed
  const kept = await db.transact(async (tx) => {
    if (!(await stored.takeLink(tx, hash, clock.nowMs()))) return err('password.link_expired' as const)
    await keepPassword(tx, account, hashed.value, clock.nowMs())
    await options.clearLocks(tx, account)
    return ok(undefined)
  })
  if (kept.ok) await ownerIsBack(options, account)
  return kept
}

export type ByMobile = {
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly verificationCode: string
  readonly newPassword: string
}

type ByMobileRefusal = CodeRefusal | 'verification.phone_invalid' | 'identity.password_weak' | 'server.busy'

/** A password that cannot stand leaves the code as it was, for another try. */
export async function setByMobile(
  options: ForgottenOptions,
  form: ByMobile,
): Promise<Result<undefined, ByMobileRefusal>> {
  const { db, clock, key, merchant, passwords } = options
  const mobile = parseMobile(form.countryDialingCode, form.mobileNum)
  if (!mobile.ok) return mobile
  if (isWeakPassword(form.newPassword, '')) return err('identity.password_weak')
  const hashed = await passwords.hash(form.newPassword)
  if (!hashed.ok) return hashed
  const kept = await db.transact(async (tx): Promise<Result<Account, ByMobileRefusal>> => {
    const given = { flow: 'password', to: mobile.value, code: form.verificationCode } as const
    const checked = await options.verification.codes.check(tx, given)
    if (!checked.ok) return checked
    const found = await findByMobile(tx, key, merchant, mobile.value)
    if (!found || !(await mayReset(options, tx, found.account))) return err('verification.code_wrong')
    // Only whoever holds the number may learn that this is its username.
    if (isWeakPassword(form.newPassword, found.account.username)) return err('identity.password_weak')
    await keepPassword(tx, found.account, hashed.value, clock.nowMs())
    await options.clearLocks(tx, found.account)
    return ok(found.account)
  })
  if (!kept.ok) return kept
  await ownerIsBack(options, kept.value)
  return ok(undefined)
}
