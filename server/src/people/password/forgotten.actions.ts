import { isEmail } from '@ronda/contract'
import { err, minutes, ok, present, type Result } from '@ronda/core'
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
import type { GivenProof, MobileProofRefusal, Verification } from '../verification/index.ts'
import { storePassword, type PasswordOptions } from './password.actions.ts'
import { isSameAddress, LINK_LIFE_MS } from './password.ts'
import * as stored from './password.sql.ts'

export type ForgottenOptions = PasswordOptions & {
  readonly merchant: string
  /** The origins of the site, the main one first: links use only that one. */
  readonly origins: () => readonly string[]
  readonly background: BackgroundTasks
  readonly verification: Pick<Verification, 'work' | 'mobileProofs' | 'links'>
  readonly factors: Pick<Factors, 'heldBy'>
}

/** Staff without a second factor cannot reset by mail: access to the mail would be enough. Other staff reset it. */
async function mayReset({ factors }: ForgottenOptions, tx: Tx, account: Account): Promise<boolean> {
  if (account.isBlocked || account.kind === 'trial') return false
  if (account.kind !== 'operator') return true
  const { hasAuthenticator, hasPasskey } = await factors.heldBy(tx, account.id)
  return hasAuthenticator || hasPasskey
}

export type LinkForm = {
  readonly username: string
  readonly email: string
  readonly work: string
  readonly language: Language
  readonly ip: string
}

/** The account and its stored address, if that is the address that was typed. */
async function findOwner(
  options: ForgottenOptions,
  form: LinkForm,
): Promise<{ readonly account: Account; readonly email: string } | undefined> {
  const { db, key, merchant } = options
  return db.read(async (tx) => {
    const found = await findByName(tx, merchant, form.username)
    if (!found || !(await mayReset(options, tx, found.account))) return undefined
    const { email } = await contactsOf(tx, key, found.account.id)
    return email !== null && isSameAddress(email, form.email) ? { account: found.account, email } : undefined
  })
}

/** Stores the link of the mail; undefined when the account has enough valid links already. */
async function storeLink({ db, clock, origins }: ForgottenOptions, account: Account): Promise<string | undefined> {
  const [origin] = origins()
  const link = makeToken()
  const nowMs = clock.nowMs()
  const expiresAtMs = nowMs + LINK_LIFE_MS
  const kept = { hash: hashToken(link), account: account.id, nowMs, expiresAtMs }
  const isStored = origin !== undefined && (await db.write((tx) => stored.insertLink(tx, kept)))
  return isStored ? link : undefined
}

/**
 * Everything that depends on whether the account exists; it runs after the reply. Without such an account the mail
 * budgets are used in the same way.
 */
async function sendLink(options: ForgottenOptions, form: LinkForm): Promise<void> {
  const owner = await findOwner(options, form)
  const link = owner && (await storeLink(options, owner.account))
  const sent = await options.verification.links.send({
    // The stored address, not the typed one: two addresses that look the same may belong to different people.
    to: owner?.email ?? form.email,
    ip: form.ip,
    language: form.language,
    account: owner?.account.id,
    lifeMinutes: LINK_LIFE_MS / minutes(1),
    isKnown: link !== undefined,
    makeLink: async () => `${options.origins()[0] ?? ''}/forget?link=${link ?? ''}`,
  })
  if (!sent.ok && link !== undefined) await options.db.write((tx) => stored.deleteLink(tx, hashToken(link)))
}

/** The reply and the work before it are the same whether or not the account exists. */
export async function askForLink(
  options: ForgottenOptions,
  form: LinkForm,
): Promise<Result<undefined, 'identity.username_invalid' | 'identity.email_invalid' | 'verification.work_missing'>> {
  if (!isUsername(form.username)) return err('identity.username_invalid')
  if (!isEmail(form.email.trim())) return err('identity.email_invalid')
  if (!(await options.verification.work.check(form.work, form.ip))) return err('verification.work_missing')
  options.background.run('password link', () => sendLink(options, form))
  return ok(undefined)
}

/** Ends all sessions and notifies the owner after a reset. */
async function finishReset(options: ForgottenOptions, account: Account): Promise<void> {
  await options.endSessions(account.id)
  options.securityNotifier.notify(account, { change: 'password' })
}

/** A weak password does not use up the link, so that another can be tried. */
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
    // The account may have changed since the mail: staff may have lost their second factor, or their access.
    const { account: now } = present(await findById(tx, account.id), 'the account of the link')
    if (!(await mayReset(options, tx, now))) return err('password.link_expired' as const)
    await storePassword(tx, account, hashed.value, clock.nowMs())
    await options.clearLocks(tx, account)
    return ok(undefined)
  })
  if (kept.ok) await finishReset(options, account)
  return kept
}

export type ByMobile = GivenProof & {
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly newPassword: string
}

type ByMobileRefusal = MobileProofRefusal | 'verification.phone_invalid' | 'identity.password_weak' | 'server.busy'

/** A refused password does not use up the code, so that another can be tried. */
export async function setByMobile(
  options: ForgottenOptions,
  form: ByMobile,
): Promise<Result<undefined, ByMobileRefusal>> {
  const { db, clock, key, merchant, passwords } = options
  const mobile = parseMobile(form.countryDialingCode, form.mobileNum)
  if (!mobile.ok) return mobile
  if (isWeakPassword(form.newPassword, '')) return err('identity.password_weak')
  const proof = await options.verification.mobileProofs.read(form, mobile.value)
  if (!proof.ok) return proof
  const hashed = await passwords.hash(form.newPassword)
  if (!hashed.ok) return hashed
  const kept = await db.transact(async (tx): Promise<Result<Account, ByMobileRefusal>> => {
    const checked = await options.verification.mobileProofs.use(tx, 'password', proof.value)
    if (!checked.ok) return checked
    const found = await findByMobile(tx, key, merchant, mobile.value)
    if (!found || !(await mayReset(options, tx, found.account))) return err('verification.code_wrong')
    // Checked only after the code: just the holder of the number may learn that the password is like the username.
    if (isWeakPassword(form.newPassword, found.account.username)) return err('identity.password_weak')
    await storePassword(tx, found.account, hashed.value, clock.nowMs())
    await options.clearLocks(tx, found.account)
    return ok(found.account)
  })
  if (!kept.ok) return kept
  await finishReset(options, kept.value)
  return ok(undefined)
}
