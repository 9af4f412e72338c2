import { randomBytes } from 'node:crypto'
import type { Id, Result } from '@ronda/core'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { hashToken, makeToken } from '../../platform/secrets/index.ts'
import { markLoggedIn, type Account } from '../identity/index.ts'
import { describeBrowser, maskIp } from './browser.ts'
import { deviceTokenOf, type AuthOptions } from './signIn.actions.ts'
import { heldBy } from './held.actions.ts'
import { findKnown, markKnown } from './known.sql.ts'
import { countsAsProof } from './prove.ts'
import { REMEMBER_LIFE_MS } from './remember.ts'
import { insertRemembered } from './remember.sql.ts'
import { sessionLifeMs, signInProofOf, type Proof, type SecondFactor, type SignInProof } from './session.ts'
import { insertSession } from './session.sql.ts'
import {
  decideClearance,
  finishStep,
  type Arriving,
  type Cleared,
  type Finishing,
  type FinishRefusal,
  type MoreNeeded,
  type StepAnswer,
} from './step.actions.ts'

/** How somebody has shown who they are, before it is decided whether that is enough. */
export type Entry = Pick<Arriving, 'proof' | 'side' | 'isRemembered'> & {
  /** What was shown beside it, as a form that brings the code of a mobile number. */
  readonly shown?: SignInProof
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
  readonly secondFactor: SecondFactor | null
  readonly proofWay: SignInProof | null
  readonly provenAtMs: number | null
  readonly loginBeforeAtMs: number | null
  readonly endsAtMs: number
}

/** Either signed in, or one step more is needed. */
export type Entered = { readonly signedIn: SignedIn } | { readonly more: MoreNeeded }

/** The remembered browser that brought somebody, with its next cookie where it is due. */
export type Resumed = { readonly selector: string; readonly cookie: string | undefined }

async function rememberBrowser(tx: Tx, cleared: Cleared, nowMs: number): Promise<Resumed> {
  const selector = randomBytes(16).toString('base64url')
  const validator = makeToken()
  const { account, step } = cleared
  await insertRemembered(tx, {
    selector,
    account: account.id,
    validator: hashToken(validator),
    hasAuthenticator: step === 'authenticator',
    nowMs,
    expiresAtMs: nowMs + REMEMBER_LIFE_MS,
  })
  return { selector, cookie: `${selector}.${validator}` }
}

function secondFactorOf({ proof, step }: Cleared): SecondFactor | null {
  if (step === 'authenticator') return 'authenticator'
  return proof === 'passkey' ? 'passkey' : null
}

/** A sign-in by what a change would ask for is a proof for changes as well, and for no longer than others. */
async function proofOf(
  options: AuthOptions,
  tx: Tx,
  { account, proof, step }: Cleared,
  shown: SignInProof | undefined,
): Promise<SignInProof | null> {
  const way = step === undefined ? (shown ?? signInProofOf(proof, step)) : signInProofOf(proof, step)
  if (way === undefined || account.kind === 'trial') return null
  return countsAsProof(way, await heldBy(options, tx, account)) ? way : null
}

type Opening = { readonly resumed?: Resumed; readonly shown?: SignInProof | undefined }

/** The one place where a session comes into being. Part of a larger transaction: both stand or fall together. */
async function openSession(
  options: AuthOptions,
  tx: Tx,
  cleared: Cleared,
  { resumed, shown }: Opening = {},
): Promise<SignedIn> {
  const { account, visit, proof } = cleared
  const nowMs = options.clock.nowMs()
  const [token, deviceToken] = [makeToken(), deviceTokenOf(visit)]
  const place = { device: hashToken(deviceToken), address: visit.address }
  const { isDeviceKnown } = await findKnown(tx, account.id, place)
  // Nobody of the staff is remembered: their browser proves them each time.
  const mayRemember = cleared.isRemembered && account.kind !== 'operator'
  const remembered = mayRemember ? await rememberBrowser(tx, cleared, nowMs) : resumed
  const proofWay = await proofOf(options, tx, cleared, shown)
  const facts = {
    ...place,
    browser: describeBrowser(visit.userAgent),
    shownIp: maskIp(visit.ip),
    countryCode: options.settings.countryOf(visit.ip),
    isProven: proof !== 'remembered',
    secondFactor: secondFactorOf(cleared),
    proofWay,
    provenAtMs: proofWay === null ? null : nowMs,
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

/** Signs somebody in who has shown who they are, or says what else is asked for. */
export async function enter(
  options: AuthOptions,
  tx: Tx,
  { shown, ...arriving }: Arriving & Pick<Entry, 'shown'>,
): Promise<Entered> {
  const decision = await decideClearance(options, tx, arriving)
  if (decision.is === 'more') return { more: decision.more }
  if (decision.is === 'over') throw new Error('broken promise: only a remembered browser leads nowhere')
  return { signedIn: await openSession(options, tx, decision.cleared, { shown }) }
}

/** Signs a remembered browser in; undefined where it must sign in anew. */
export async function enterRemembered(
  options: AuthOptions,
  tx: Tx,
  arriving: Omit<Arriving, 'proof' | 'side'>,
  resumed: Resumed,
): Promise<SignedIn | undefined> {
  const decision = await decideClearance(options, tx, { ...arriving, proof: 'remembered', side: 'member' })
  return decision.is === 'cleared' ? openSession(options, tx, decision.cleared, { resumed }) : undefined
}

/** Signs in whoever has answered what else was asked for. */
export function enterByStep(
  options: AuthOptions,
  answer: StepAnswer,
  finishing: Finishing,
): Promise<Result<SignedIn, FinishRefusal>> {
  return finishStep(options, answer, finishing, (tx, cleared) => openSession(options, tx, cleared))
}
