import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { err, id, ok, type Id, type Result } from '@ronda/core'
import { z } from 'zod/mini'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { hashToken, isToken } from '../../platform/secrets/index.ts'
import { recordSecurityChange } from '../identity/index.ts'
import type { Holder, Removal } from './authenticator.actions.ts'
import { hasConfirmed } from './authenticator.sql.ts'
import { CHALLENGE_LIFE_MS, passkeyDomain, passkeyName, PASSKEYS_MAX } from './factor.ts'
import * as stored from './passkey.sql.ts'

export type PasskeyOptions = {
  readonly db: Db
  readonly clock: Clock
  /** The brand's name, as the device shows it. */
  readonly issuer: string
  /** The origins of the site; the first with a hostname owns the passkeys. Read at each use: a port may be set late. */
  readonly origins: () => readonly string[]
}

export type PasskeyChallenge = {
  readonly challenge: string
  readonly options: Readonly<Record<string, unknown>>
}

export type Verifying = {
  /** Whether user verification (fingerprint, face or PIN) is required; otherwise it is preferred. */
  readonly mustVerifyUser: boolean
}

const userVerification = ({ mustVerifyUser }: Verifying): 'required' | 'preferred' =>
  mustVerifyUser ? 'required' : 'preferred'

/** EdDSA, ES256 and RS256: every device supports one of them. */
const ALGORITHMS = [-8, -7, -257]

const text = z.string().check(z.maxLength(10_000))
const answered = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.looseObject({}) }
const registrationAnswer = z.looseObject({
  ...answered,
  response: z.looseObject({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
const authenticationAnswer = z.looseObject({
  ...answered,
  response: z.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

/** The library throws on any invalid answer; all of these are refusals. */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

async function storeChallenge(
  { db, clock }: PasskeyOptions,
  account: Id<'account'> | null,
  options: { readonly challenge: string },
): Promise<PasskeyChallenge> {
  const { challenge } = options
  const expiresAtMs = clock.nowMs() + CHALLENGE_LIFE_MS
  await db.write((tx) => stored.insertChallenge(tx, hashToken(challenge), account, expiresAtMs))
  return { challenge, options: { ...options } }
}

async function takeChallenge(
  { db, clock }: PasskeyOptions,
  account: Id<'account'> | null,
  challenge: string,
): Promise<boolean> {
  if (!isToken(challenge)) return false
  return db.write((tx) => stored.takeChallenge(tx, hashToken(challenge), account, clock.nowMs()))
}

/** The options with which a browser makes a passkey; refused without a domain for which browsers make them. */
export async function beginPasskey(
  options: PasskeyOptions,
  holder: Holder,
  verifying: Verifying,
): Promise<Result<PasskeyChallenge, 'verification.not_enabled'>> {
  const domain = passkeyDomain(options.origins())
  if (domain === undefined) return err('verification.not_enabled')
  const known = await options.db.read((tx) => stored.credentialsOf(tx, holder.id))
  const asked = await generateRegistrationOptions({
    rpName: options.issuer,
    rpID: domain,
    userName: holder.username,
    userDisplayName: holder.username,
    userID: new Uint8Array(Buffer.from(holder.id)),
    excludeCredentials: known.map((credential) => ({ id: credential })),
    // A discoverable credential, so that no username has to be typed.
    authenticatorSelection: { residentKey: 'required', userVerification: userVerification(verifying) },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_LIFE_MS,
  })
  return ok(await storeChallenge(options, holder.id, asked))
}

export type NewPasskey = {
  readonly challenge: string
  readonly answer: Readonly<Record<string, unknown>>
  readonly name: string
}

/** The challenge is used up, whether or not the answer is valid. */
export async function addPasskey(
  options: PasskeyOptions,
  account: Id<'account'>,
  { challenge, answer, name }: NewPasskey,
  { mustVerifyUser }: Verifying,
): Promise<Result<undefined, 'factor.passkey_refused'>> {
  const { db, clock } = options
  const read = z.safeParse(registrationAnswer, answer)
  const domain = passkeyDomain(options.origins())
  const isTaken = await takeChallenge(options, account, challenge)
  if (!isTaken || !read.success || domain === undefined) return err('factor.passkey_refused')
  const verified = await orUndefined(() =>
    verifyRegistrationResponse({
      response: read.data as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...options.origins()],
      expectedRPID: domain,
      requireUserVerification: mustVerifyUser,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified?.verified) return err('factor.passkey_refused')
  const { credential } = verified.registrationInfo
  return db.transact(async (tx) => {
    await stored.lockFactorsOf(tx, account)
    if ((await stored.listPasskeys(tx, account)).length >= PASSKEYS_MAX) return err('factor.passkey_refused')
    const passkey = {
      account,
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: read.data.response.transports ?? [],
      name: passkeyName(name) || options.issuer,
    }
    if (!(await stored.insertPasskey(tx, passkey, clock.nowMs()))) return err('factor.passkey_refused')
    await recordSecurityChange(tx, account, 'passkeyAdded', clock.nowMs())
    return ok(undefined)
  })
}

/** The options of a sign-in without a username. */
export async function passkeyOptions(
  options: PasskeyOptions,
  verifying: Verifying,
): Promise<PasskeyChallenge | undefined> {
  const domain = passkeyDomain(options.origins())
  if (domain === undefined) return undefined
  const asked = await generateAuthenticationOptions({
    rpID: domain,
    userVerification: userVerification(verifying),
    timeout: CHALLENGE_LIFE_MS,
  })
  return storeChallenge(options, null, asked)
}

export type PasskeyOwner = {
  readonly account: Id<'account'>
  /** Whether the device has verified its user; otherwise anybody who holds it may have signed. */
  readonly isUserVerified: boolean
}

/** The owner of the passkey that signed the challenge. Its counter is stored, so that a copied passkey is detected. */
export async function findByPasskey(
  options: PasskeyOptions,
  challenge: string,
  answer: Readonly<Record<string, unknown>>,
): Promise<PasskeyOwner | undefined> {
  const { db, clock } = options
  const read = z.safeParse(authenticationAnswer, answer)
  const domain = passkeyDomain(options.origins())
  const isTaken = await takeChallenge(options, null, challenge)
  if (!isTaken || !read.success || domain === undefined) return undefined
  const response = read.data as unknown as AuthenticationResponseJSON

  return db.write(async (tx) => {
    const passkey = await stored.lockPasskey(tx, response.id)
    if (!passkey) return undefined
    const verified = await orUndefined(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: [...options.origins()],
        expectedRPID: domain,
        requireUserVerification: false,
        credential: {
          id: passkey.credential,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      }),
    )
    if (!verified?.verified) return undefined
    const { userHandle } = response.response
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.account)
      return undefined
    const { newCounter, userVerified } = verified.authenticationInfo
    await stored.usePasskey(tx, passkey.id, newCounter, clock.nowMs())
    return { account: id<'account'>(passkey.account), isUserVerified: userVerified }
  })
}

export function removePasskey(
  { db, clock }: PasskeyOptions,
  account: Id<'account'>,
  passkey: string,
  { mustKeepOne }: Removal,
): Promise<Result<undefined, 'factor.unknown' | 'factor.last_one'>> {
  return db.transact(async (tx): Promise<Result<undefined, 'factor.unknown' | 'factor.last_one'>> => {
    await stored.lockFactorsOf(tx, account)
    if (!(await stored.deletePasskey(tx, account, passkey))) return err('factor.unknown')
    const isLeft = (await stored.listPasskeys(tx, account)).length > 0 || (await hasConfirmed(tx, account))
    if (mustKeepOne && !isLeft) return err('factor.last_one')
    await recordSecurityChange(tx, account, 'passkeyRemoved', clock.nowMs())
    return ok(undefined)
  })
}
