import { randomBytes } from 'node:crypto'
import type { ModuleId } from '@ronda/contract'
import type { Id } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Visit } from '../../platform/http/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { hashToken, isToken, makeToken, type Passwords, type SecretKey } from '../../platform/secrets/index.ts'
import type { Factors } from '../factor/index.ts'
import { markLoggedIn, type Account } from '../identity/index.ts'
import type { Verification } from '../verification/index.ts'
import { describeBrowser, maskIp } from './browser.ts'
import type { ClosedCode } from './entry.ts'
import { findKnown, markKnown } from './known.sql.ts'
import { REMEMBER_LIFE_MS } from './remember.ts'
import { insertRemembered } from './remember.sql.ts'
import { sessionLifeMs, type Proof } from './session.ts'
import { insertSession } from './session.sql.ts'

/** What the doors need to know of the rest of the house. */
export type DoorOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly passwords: Passwords
  readonly merchant: string
  readonly settings: {
    isOn(module: ModuleId): Promise<boolean>
    closedTo(ip: string): Promise<ClosedCode | undefined>
    countryOf(ip: string): string | null
  }
  readonly verification: Pick<Verification, 'captcha' | 'work' | 'codes'>
  readonly factors: Factors
  /** Money is a higher district: main says how an account gets its wallets, in the same transaction. */
  readonly openWallets: (tx: Tx, account: Account) => Promise<void>
  /** How many messages wait to be read; whoever keeps them says so. */
  readonly unreadOf: (account: Id<'account'>) => Promise<number>
}

/** How someone comes in. */
export type Entry = {
  readonly proof: Proof
  /** False where the browser was only remembered. */
  readonly isProven: boolean
  /** Whether this browser asks to be remembered from now on. */
  readonly isRemembered?: boolean
}

/** Someone at the door who may come in. */
export type Arrival = Entry & {
  readonly account: Account
  readonly visit: Visit
  /** The remembered browser that brought them, with its next cookie where it is due. */
  readonly resumed?: { readonly selector: string; readonly cookie: string | undefined }
}

/** Secrets here are shown to the browser once and kept nowhere. */
export type SignedIn = {
  readonly account: Account
  readonly sessionId: Id<'session'>
  readonly token: string
  readonly deviceToken: string
  /** The cookie of a browser that is remembered, where it is a new one. */
  readonly remember: string | undefined
  /** Finds the remembered browser. */
  readonly remembered: string | null
  readonly address: string
  readonly proof: Proof
  readonly isProven: boolean
  readonly loginBeforeAtMs: number | null
  readonly endsAtMs: number
}

/** `__Host-` makes the browser insist that it came from this very host, over a safe connection, for all of it. */
export const DEVICE_COOKIE = '__Host-ronda_d'

/** The secret that this browser is known by; a new one where it has none. */
export function deviceTokenOf(visit: Visit): string {
  const given = visit.readCookie(DEVICE_COOKIE)
  return given !== undefined && isToken(given) ? given : makeToken()
}

async function rememberBrowser(tx: Tx, account: Account, nowMs: number): Promise<{ selector: string; cookie: string }> {
  const selector = randomBytes(16).toString('base64url')
  const validator = makeToken()
  const expiresAtMs = nowMs + REMEMBER_LIFE_MS
  await insertRemembered(tx, { selector, account: account.id, validator: hashToken(validator), nowMs, expiresAtMs })
  return { selector, cookie: `${selector}.${validator}` }
}

/**
 * The one way a session comes into being, whatever proved who is there. Part of a larger transaction: a new account and
 * its first session stand or fall together.
 */
export async function openSession(
  options: Pick<DoorOptions, 'clock' | 'settings'>,
  tx: Tx,
  { account, visit, resumed, proof, isProven, isRemembered }: Arrival,
): Promise<SignedIn> {
  const nowMs = options.clock.nowMs()
  const { address, ip } = visit
  const [token, deviceToken] = [makeToken(), deviceTokenOf(visit)]
  const place = { device: hashToken(deviceToken), address }
  const { isDeviceKnown } = await findKnown(tx, account.id, place)
  const remembered = isRemembered ? await rememberBrowser(tx, account, nowMs) : resumed
  const facts = {
    ...place,
    browser: describeBrowser(visit.userAgent),
    shownIp: maskIp(ip),
    countryCode: options.settings.countryOf(ip),
    isProven,
    remembered: remembered?.selector ?? null,
    loginBeforeAtMs: account.lastLoginAtMs,
    endsAtMs: nowMs + sessionLifeMs(account.kind),
  }
  const sessionId = await insertSession(tx, { ...facts, tokenHash: hashToken(token), account: account.id, nowMs })
  await markKnown(tx, account.id, place, nowMs)
  if (proof !== 'remembered') await markLoggedIn(tx, account.id, nowMs)
  if (!isDeviceKnown && account.lastLoginAtMs !== null) {
    const { browser, shownIp, countryCode } = facts
    await appendEvent(tx, 'session.new_device', { account: account.id, browser, ip: shownIp, countryCode, atMs: nowMs })
  }
  return { ...facts, account, sessionId, token, deviceToken, remember: remembered?.cookie, proof }
}
