import type { StepWay } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { hashToken, isToken, makeToken } from '../../platform/secrets/index.ts'
import { contactsOf, findById, type Account } from '../identity/index.ts'
import type { CodeRefusal } from '../verification/index.ts'
import { countTry, findChallenge, insertChallenge, takeChallenge, type Challenge } from './challenge.sql.ts'
import { deviceTokenOf, type AuthOptions } from './signIn.actions.ts'
import { isClosedTo, type ClosedCode, type Side } from './entry.ts'
import { addFailure, clearFailuresOf } from './failure.sql.ts'
import { findKnown } from './known.sql.ts'
import type { Proof } from './session.ts'
import {
  CHALLENGE_LIFE_MS,
  contactWaysOf,
  isSamePerson,
  nextStep,
  type NextStep,
  type OfferedWay,
  type Provable,
} from './step.ts'

/** What a browser needs for the further step. */
export type MoreNeeded = {
  readonly challenge: string
  readonly ways: readonly OfferedWay[]
  /** The challenge works in this browser only. */
  readonly deviceToken: string
}

/** A sign-in with one proof. */
export type ProvenSignIn = {
  readonly account: Account
  readonly visit: Visit
  readonly side: Side
  readonly proof: Proof
  /** Whether this browser is to be remembered from now on. */
  readonly isRemembered?: boolean
  /** Of a remembered browser: whether it had passed the authenticator when it was remembered. */
  readonly hadAuthenticator?: boolean
}

declare const decided: unique symbol

/**
 * A sign-in that needs nothing further. Only this module makes one, after that decision or after the further step, and
 * a session cannot be opened without one.
 */
export type Cleared = {
  readonly account: Account
  readonly visit: Visit
  readonly proof: Proof
  /** The further step that was passed, if one was required. */
  readonly step: StepWay | undefined
  readonly isRemembered: boolean
  readonly [decided]: true
}

const clear = (facts: Omit<Cleared, typeof decided>): Cleared => facts as Cleared

export type Clearance =
  | { readonly is: 'cleared'; readonly cleared: Cleared }
  | { readonly is: 'more'; readonly more: MoreNeeded }
  /** A remembered browser that must sign in again. */
  | { readonly is: 'over' }

async function decideNext(options: AuthOptions, tx: Tx, proven: ProvenSignIn): Promise<NextStep> {
  const { account, visit, proof, hadAuthenticator = false } = proven
  const origin = { device: hashToken(deviceTokenOf(visit)), address: visit.address }
  return nextStep({
    kind: account.kind,
    proof,
    hadAuthenticator,
    ...(await options.factors.heldBy(tx, account.id)),
    ...(await findKnown(tx, account.id, origin)),
    isFirstLogin: account.lastLoginAtMs === null,
    isStepRequired: await options.settings.isOn('NEWIPVERF3'),
  })
}

function waysFor(next: NextStep, contacts: Provable): readonly OfferedWay[] {
  if (next === 'contact') return contactWaysOf(contacts)
  return next === 'authenticator' || next === 'passkey' ? [{ way: next, hint: '' }] : []
}

/** Decides whether the proof is enough, and starts the further step if not. Runs in the caller's transaction. */
export async function decideClearance(options: AuthOptions, tx: Tx, proven: ProvenSignIn): Promise<Clearance> {
  const { account, visit, proof, side, isRemembered = false } = proven
  const next = await decideNext(options, tx, proven)
  if (next === 'signIn') return { is: 'over' }
  const ways = next === 'none' ? [] : waysFor(next, await contactsOf(tx, options.key, account.id))
  // An account without any further way to be proven is cleared with the first proof.
  if (ways.length === 0) {
    return { is: 'cleared', cleared: clear({ account, visit, proof, step: undefined, isRemembered }) }
  }
  const [challenge, deviceToken] = [makeToken(), deviceTokenOf(visit)]
  const device = hashToken(deviceToken)
  const started = { account: account.id, device, ways: ways.map(({ way }) => way), isRemembered, proof, side }
  await insertChallenge(tx, hashToken(challenge), started, options.clock.nowMs() + CHALLENGE_LIFE_MS)
  return { is: 'more', more: { challenge, ways, deviceToken } }
}

export type StepRefusal = 'session.step_expired' | 'session.way_not_offered'
export type StepAnswer = { readonly challenge: string; readonly way: StepWay; readonly code: string }

/** A challenge that was started in this browser and offers the way. */
export async function findStartedChallenge(
  { clock }: AuthOptions,
  tx: Tx,
  { challenge, way }: Pick<StepAnswer, 'challenge' | 'way'>,
  visit: Visit,
): Promise<Result<Challenge, StepRefusal>> {
  if (!isToken(challenge)) return err('session.step_expired')
  const found = await findChallenge(tx, hashToken(challenge), hashToken(deviceTokenOf(visit)), clock.nowMs())
  if (found === undefined) return err('session.step_expired')
  return found.ways.includes(way) ? ok(found) : err('session.way_not_offered')
}

/** Binds a code to a challenge without revealing the challenge. */
export const bindingOf = (challenge: string): string => hashToken(challenge).toString('hex')

export type FinishRefusal = StepRefusal | CodeRefusal | ClosedCode

const verdict = (isRight: boolean): Result<undefined, CodeRefusal> =>
  isRight ? ok(undefined) : err('verification.code_wrong')

function checkAnswer(
  options: AuthOptions,
  account: Account,
  { challenge, way, code }: StepAnswer,
): Promise<Result<undefined, CodeRefusal>> {
  return options.db.write(async (tx) => {
    // A passkey is not a code: it is used by the passkey sign-in instead.
    if (way === 'passkey') return verdict(false)
    const { mobile, email, payeeName } = await contactsOf(tx, options.key, account.id)
    if (way === 'bankName') return verdict(payeeName !== null && isSamePerson(payeeName, code))
    const to = way === 'mobile' ? mobile : email
    if (to === null) return verdict(false)
    return options.verification.codes.check(tx, { flow: 'step', to, code, binding: bindingOf(challenge) })
  })
}

/** Counts the try before anything is compared. A challenge works only on the sign-in page that started it. */
function beginTry(
  options: AuthOptions,
  answer: StepAnswer,
  { visit, isStaff }: Finishing,
): Promise<Result<Challenge & { owner: Account }, StepRefusal>> {
  return options.db.write(async (tx) => {
    const started = await findStartedChallenge(options, tx, answer, visit)
    if (!started.ok) return started
    if ((started.value.side === 'staff') !== isStaff) return err('session.step_expired')
    if (!(await countTry(tx, hashToken(answer.challenge)))) return err('session.step_expired')
    const { account } = present(await findById(tx, started.value.account), 'the account of a challenge')
    return ok({ ...started.value, owner: account })
  })
}

export type Finishing = { readonly visit: Visit; readonly isStaff: boolean }

/** Wrong answers count like wrong passwords of the name, because whoever gets this far knows the password. */
export async function finishStep<T>(
  options: AuthOptions,
  answer: StepAnswer,
  finishing: Finishing,
  open: (tx: Tx, cleared: Cleared) => Promise<T>,
): Promise<Result<T, FinishRefusal>> {
  const { db, clock, factors } = options
  const { visit } = finishing
  const started = await beginTry(options, answer, finishing)
  if (!started.ok) return started
  const { owner, isRemembered, proof } = started.value
  // The site may have closed since the first step.
  const closed = await options.settings.closedTo(visit.ip)
  if (isClosedTo(owner, closed)) return err(closed)
  const checked =
    answer.way === 'authenticator'
      ? verdict(await factors.checkAuthenticator(owner.id, answer.code))
      : await checkAnswer(options, owner, answer)
  if (!checked.ok) {
    const attempt = { name: owner.username.toLowerCase(), address: visit.address, device: undefined }
    await db.write((tx) => addFailure(tx, attempt, clock.nowMs()))
    return checked
  }
  return db.transact(async (tx) => {
    if (!(await takeChallenge(tx, hashToken(answer.challenge))) || owner.isBlocked) {
      return err('session.step_expired' as const)
    }
    // If an authenticator was set meanwhile, a weaker step that was started before is no longer enough.
    const { hasAuthenticator } = await factors.heldBy(tx, owner.id)
    if (hasAuthenticator && answer.way !== 'authenticator') return err('session.step_expired' as const)
    await clearFailuresOf(tx, owner)
    return ok(await open(tx, clear({ account: owner, visit, proof, step: answer.way, isRemembered })))
  })
}
