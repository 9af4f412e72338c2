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
  type ProvenSignIn,
  type Cleared,
  type Finishing,
  type FinishRefusal,
  type MoreNeeded,
  type StepAnswer,
} from './step.actions.ts'

/** How a sign-in was proven, before it is decided whether that is enough. */
export type Entry = Pick<ProvenSignIn, 'proof' | 'side' | 'isRemembered'> & {
  /** A further proof given with it, such as the mobile code of a registration form. */
  readonly shown?: SignInProof
}

/** The secrets are sent to the browser once; only their hashes are stored. */
export type SignedIn = {
  readonly account: Account
  readonly sessionId: Id<'session'>
  readonly token: string
  readonly deviceToken: string
  /** The remember cookie, when it is a new one. */
  readonly remember: string | undefined
  /** The selector of the remembered browser. */
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
export type SignInResult = { readonly signedIn: SignedIn } | { readonly more: MoreNeeded }

/** The remembered browser of a resumed sign-in, with its next cookie when it was rotated. */
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

/** A sign-in in a way that a change would require counts as a proof for changes too, and expires like any other. */
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

/** The only function that opens a session. It runs in the transaction of the caller, so that both commit together. */
async function openSession(
  options: AuthOptions,
  tx: Tx,
  cleared: Cleared,
  { resumed, shown }: Opening = {},
): Promise<SignedIn> {
  const { account, visit, proof } = cleared
  const nowMs = options.clock.nowMs()
  const [token, deviceToken] = [makeToken(), deviceTokenOf(visit)]
  const origin = { device: hashToken(deviceToken), address: visit.address }
  const { isDeviceKnown } = await findKnown(tx, account.id, origin)
  // Staff are never remembered: they prove themselves at every sign-in.
  const mayRemember = cleared.isRemembered && account.kind !== 'operator'
  const remembered = mayRemember ? await rememberBrowser(tx, cleared, nowMs) : resumed
  const proofWay = await proofOf(options, tx, cleared, shown)
  const facts = {
    ...origin,
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
  await markKnown(tx, account.id, origin, nowMs)
  if (proof !== 'remembered') await markLoggedIn(tx, account.id, nowMs)
  if (!isDeviceKnown && account.lastLoginAtMs !== null) {
    const { browser, shownIp, countryCode } = facts
    await appendEvent(tx, 'session.new_device', { account: account.id, browser, ip: shownIp, countryCode, atMs: nowMs })
  }
  return { ...facts, account, sessionId, token, deviceToken, remember: remembered?.cookie, proof }
}

/** Signs in with a first proof, or returns the further step that is required. */
export async function signIn(
  options: AuthOptions,
  tx: Tx,
  { shown, ...proven }: ProvenSignIn & Pick<Entry, 'shown'>,
): Promise<SignInResult> {
  const decision = await decideClearance(options, tx, proven)
  if (decision.is === 'more') return { more: decision.more }
  if (decision.is === 'over') throw new Error('unexpected clearance: only a remembered browser can be refused here')
  return { signedIn: await openSession(options, tx, decision.cleared, { shown }) }
}

/** Signs in a remembered browser; undefined when a full sign-in is required. */
export async function signInRemembered(
  options: AuthOptions,
  tx: Tx,
  proven: Omit<ProvenSignIn, 'proof' | 'side'>,
  resumed: Resumed,
): Promise<SignedIn | undefined> {
  const decision = await decideClearance(options, tx, { ...proven, proof: 'remembered', side: 'member' })
  return decision.is === 'cleared' ? openSession(options, tx, decision.cleared, { resumed }) : undefined
}

/** Signs in after the further step was answered. */
export function signInByStep(
  options: AuthOptions,
  answer: StepAnswer,
  finishing: Finishing,
): Promise<Result<SignedIn, FinishRefusal>> {
  return finishStep(options, answer, finishing, (tx, cleared) => openSession(options, tx, cleared))
}
