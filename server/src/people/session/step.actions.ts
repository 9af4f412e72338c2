import type { StepWay } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { hashToken, isToken, makeToken } from '../../platform/secrets/index.ts'
import { contactsOf, findById, type Account } from '../identity/index.ts'
import type { CodeRefusal, SendRefusal } from '../verification/index.ts'
import { countTry, findChallenge, insertChallenge, takeChallenge, type Challenge } from './challenge.sql.ts'
import { deviceTokenOf, openSession, type DoorOptions, type SignedIn } from './entrance.actions.ts'
import { isClosedTo, type ClosedCode } from './entry.ts'
import { addFailure, clearFailuresOf } from './failure.sql.ts'
import type { Known } from './known.sql.ts'
import { CHALLENGE_LIFE_MS, isSamePerson, needsStep, waysOf, type OfferedWay } from './step.ts'

/** What a browser needs to go on. */
export type MoreNeeded = {
  readonly challenge: string
  readonly ways: readonly OfferedWay[]
  /** The challenge works in this browser only. */
  readonly deviceToken: string
}

/** Someone whose password was right. */
export type Halfway = {
  readonly account: Account
  readonly known: Known
  readonly visit: Visit
  readonly isRemembered: boolean
}

/** Undefined when the password was enough, or when the account has nothing more to prove itself by. */
export async function beginStep(
  options: DoorOptions,
  { account, known, visit, isRemembered }: Halfway,
): Promise<MoreNeeded | undefined> {
  const { db, clock, key, factors, settings } = options
  const hasAuthenticator = await factors.hasAuthenticator(account.id)
  const isAsked = await settings.isOn('NEWIPVERF3')
  const isFirstLogin = account.lastLoginAtMs === null
  if (!needsStep({ ...known, kind: account.kind, isFirstLogin, hasAuthenticator, isAsked })) return undefined
  const contacts = await db.read((tx) => contactsOf(tx, key, account.id))
  const ways = waysOf({ ...contacts, hasAuthenticator })
  if (ways.length === 0) return undefined

  const challenge = makeToken()
  const deviceToken = deviceTokenOf(visit)
  const begun = {
    account: account.id,
    device: hashToken(deviceToken),
    ways: ways.map(({ way }) => way),
    isRemembered,
  }
  await db.write((tx) => insertChallenge(tx, hashToken(challenge), begun, clock.nowMs() + CHALLENGE_LIFE_MS))
  return { challenge, ways, deviceToken }
}

type StepRefusal = 'session.step_expired' | 'session.way_not_offered'

async function findBegun(
  { clock }: DoorOptions,
  tx: Tx,
  { challenge, way }: Pick<StepAnswer, 'challenge' | 'way'>,
  visit: Visit,
): Promise<Result<Challenge, StepRefusal>> {
  if (!isToken(challenge)) return err('session.step_expired')
  const found = await findChallenge(tx, hashToken(challenge), hashToken(deviceTokenOf(visit)), clock.nowMs())
  if (found === undefined) return err('session.step_expired')
  return found.ways.includes(way) ? ok(found) : err('session.way_not_offered')
}

/** Names a challenge among codes without being able to answer it. */
const bindingOf = (challenge: string): string => hashToken(challenge).toString('hex')

export async function sendStepCode(
  options: DoorOptions,
  request: { readonly challenge: string; readonly way: StepWay; readonly language: Language },
  visit: Visit,
): Promise<Result<{ expiredMinutes: number }, StepRefusal | SendRefusal>> {
  const { db, key } = options
  const { challenge, way, language } = request
  const begun = await db.read(async (tx) => {
    const found = await findBegun(options, tx, request, visit)
    if (!found.ok) return found
    return ok({ account: found.value.account, contacts: await contactsOf(tx, key, found.value.account) })
  })
  if (!begun.ok) return begun
  const { account, contacts } = begun.value
  const to = way === 'mobile' ? contacts.mobile : way === 'email' ? contacts.email : null
  if (to === null) return err('session.way_not_offered')
  const channel = way === 'mobile' ? 'sms' : 'mail'
  return options.verification.codes.send({
    flow: 'step',
    channel,
    to,
    account,
    ip: visit.ip,
    language,
    binding: bindingOf(challenge),
  })
}

export type FinishRefusal = StepRefusal | CodeRefusal | ClosedCode

export type StepAnswer = { readonly challenge: string; readonly way: StepWay; readonly code: string }

const verdict = (isRight: boolean): Result<undefined, CodeRefusal> =>
  isRight ? ok(undefined) : err('verification.code_wrong')

function checkAnswer(
  options: DoorOptions,
  account: Account,
  { challenge, way, code }: StepAnswer,
): Promise<Result<undefined, CodeRefusal>> {
  return options.db.write(async (tx) => {
    const { mobile, email, payeeName } = await contactsOf(tx, options.key, account.id)
    if (way === 'bankName') return verdict(payeeName !== null && isSamePerson(payeeName, code))
    const to = way === 'mobile' ? mobile : email
    if (to === null) return verdict(false)
    return options.verification.codes.check(tx, { flow: 'step', to, code, binding: bindingOf(challenge) })
  })
}

/** The try counts before anything is compared. */
function beginTry(
  options: DoorOptions,
  answer: StepAnswer,
  visit: Visit,
): Promise<Result<Challenge & { owner: Account }, StepRefusal>> {
  return options.db.write(async (tx) => {
    const begun = await findBegun(options, tx, answer, visit)
    if (!begun.ok) return begun
    if (!(await countTry(tx, hashToken(answer.challenge)))) return err('session.step_expired')
    const { account } = present(await findById(tx, begun.value.account), 'the account of a challenge')
    return ok({ ...begun.value, owner: account })
  })
}

/** Wrong answers count against the name as wrong passwords do: whoever gets this far knows the password. */
export async function finishStep(
  options: DoorOptions,
  answer: StepAnswer,
  visit: Visit,
): Promise<Result<SignedIn, FinishRefusal>> {
  const { db, clock, factors } = options
  const begun = await beginTry(options, answer, visit)
  if (!begun.ok) return begun
  const { owner, isRemembered } = begun.value
  // The house may have closed since the first step.
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
    await clearFailuresOf(tx, owner)
    return ok(
      await openSession(options, tx, { account: owner, visit, proof: 'password', isProven: true, isRemembered }),
    )
  })
}
