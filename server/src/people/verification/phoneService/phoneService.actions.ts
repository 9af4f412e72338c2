import { createHash } from 'node:crypto'
import type { PhoneService as PhoneServiceView } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '../../../platform/clock/clock.ts'
import { openPublishedKeys, type FetchKeys } from './keys.actions.ts'
import { CLOCK_SKEW_MS, decideToken, type TokenRefusal } from './token.ts'

/** A third-party service that sends codes to mobile numbers, and signs a token for a person who has typed one. */
export type PhoneService = {
  /** What a page needs to use it. */
  readonly view: PhoneServiceView
  /** Where the script of its check for robots is. */
  readonly check: RobotCheck
  /** Whether the token proves this number. Its hash makes it usable once. */
  verify(token: string, mobile: string): Promise<Result<VerifiedToken, TokenRefusal | Unreachable>>
}

export type Unreachable = 'verification.service_unreachable'

export type VerifiedToken = { readonly hash: Buffer; readonly expiresAtMs: number }

/** The script that shows the check, and the origins that it loads from. */
export type RobotCheck = {
  readonly script: string
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly images: readonly string[]
}

export type PhoneServiceOptions = {
  readonly view: PhoneServiceView
  readonly check: RobotCheck
  readonly issuer: string
  readonly fetchKeys: FetchKeys
  readonly clock: Clock
  readonly onFailure: (what: string) => void
}

/** The only accepted algorithm, whatever the token says. */
const ALGORITHM = 'RS256'

function claimsOf(payload: JWTPayload) {
  const { sub: subject, phone_number: phoneNumber, auth_time: authTime, firebase } = payload
  const provider =
    typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
      ? firebase.sign_in_provider
      : undefined
  return { subject, phoneNumber, authTime, provider }
}

/** Verifies tokens as Google describes it for libraries other than its own. */
export function openPhoneService(options: PhoneServiceOptions): PhoneService {
  const { view, check, issuer, fetchKeys, clock, onFailure } = options
  const published = openPublishedKeys(fetchKeys, clock)

  const read = async (token: string, keys: JWTVerifyGetKey): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [ALGORITHM],
      issuer,
      audience: view.channel,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time', 'phone_number'],
      currentDate: new Date(clock.nowMs()),
      clockTolerance: CLOCK_SKEW_MS / 1_000,
    })
    return payload
  }

  async function readWithKeys(token: string): Promise<JWTPayload> {
    const keys = await published.current()
    try {
      return await read(token, keys)
    } catch (problem) {
      if (!(problem instanceof errors.JWKSNoMatchingKey)) throw problem
      return read(token, await published.renew())
    }
  }

  return {
    view,
    check,
    async verify(token, mobile) {
      try {
        const payload = await readWithKeys(token)
        const decided = decideToken(claimsOf(payload), mobile, clock.nowMs())
        if (!decided.ok) return decided
        const expiresAtMs = (payload.exp ?? 0) * 1_000 + CLOCK_SKEW_MS
        return ok({ hash: createHash('sha256').update(token).digest(), expiresAtMs })
      } catch (problem) {
        if (problem instanceof errors.JWTExpired) return err('verification.code_expired')
        if (problem instanceof errors.JOSEError) return err('verification.code_wrong')
        onFailure(`the keys of the phone service could not be fetched: ${String(problem)}`)
        return err('verification.service_unreachable')
      }
    },
  }
}
