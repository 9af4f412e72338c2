import { SOCIAL_RETURN_PATH, type ModuleId, type SocialProvider } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import * as openid from 'openid-client'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Visit } from '../../platform/http/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { hashToken, isToken, makeToken, seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import type { Providers } from './provider.actions.ts'
import { answerUrl, AUTHORIZATION_LIFE_MS, personOf, SWITCHES, type Person } from './social.ts'
import { deleteOldAuthorizations, insertAuthorization, takeAuthorization, type Authorization } from './social.sql.ts'
import { deleteOldPendingIdentities } from './pendingIdentity.sql.ts'

export type AuthorizationOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly log: Log
  readonly origins: () => readonly string[]
  readonly providers: Providers
  readonly isOn: (module: ModuleId) => Promise<boolean>
}

/** Binds the authorization to the browser that started it: an intercepted answer is useless in another browser. */
const AUTHORIZATION_COOKIE = '__Host-ronda_o'

const SCOPE = 'openid profile email'

const sealContext = (hash: Buffer): string => `social_visit:${hash.toString('hex')}`

/** The return URL on the origin that this browser uses, or on the main one. */
function returnUrlFor({ origins }: AuthorizationOptions, visit: Visit): string {
  const own = origins()
  const origin = own.find((each) => each === visit.origin) ?? present(own[0], 'an origin of the site')
  return `${origin}${SOCIAL_RETURN_PATH}`
}

async function isOpen({ isOn }: AuthorizationOptions, provider: SocialProvider): Promise<boolean> {
  return (await isOn('SOCIALLOGIN3')) && (await isOn(SWITCHES[provider]))
}

type AuthorizationRefusal = 'social.not_enabled' | 'social.failed'

/** The configuration of a provider, or why it cannot be used. */
async function findProvider(
  options: AuthorizationOptions,
  provider: SocialProvider,
): Promise<Result<openid.Configuration, AuthorizationRefusal>> {
  if (!(await isOpen(options, provider))) return err('social.not_enabled')
  try {
    const config = await options.providers.configOf(provider)
    return config ? ok(config) : err('social.not_enabled')
  } catch (error) {
    options.log.warn({ err: error, provider }, 'an identity provider cannot be reached')
    return err('social.failed')
  }
}

/** Starts a sign-in: a token goes into a cookie, state and nonce to the provider, and the PKCE verifier is stored. */
export async function beginAuthorization(
  options: AuthorizationOptions,
  provider: SocialProvider,
  visit: Visit,
): Promise<Result<string, AuthorizationRefusal>> {
  const { db, clock, key } = options
  const config = await findProvider(options, provider)
  if (!config.ok) return config
  const [token, state, nonce] = [makeToken(), makeToken(), makeToken()]
  const verifier = openid.randomPKCECodeVerifier()
  const hash = hashToken(token)
  const authorization = { provider, state, nonce, verifierSealed: seal(key, verifier, sealContext(hash)) }
  await db.write((tx) => insertAuthorization(tx, hash, authorization, clock.nowMs() + AUTHORIZATION_LIFE_MS))
  visit.setCookie(AUTHORIZATION_COOKIE, token, { maxAgeSeconds: AUTHORIZATION_LIFE_MS / 1_000 })
  const url = openid.buildAuthorizationUrl(config.value, {
    redirect_uri: returnUrlFor(options, visit),
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return ok(url.href)
}

type TakenAuthorization = { readonly hash: Buffer; readonly authorization: Authorization }

/** Takes the authorization that this browser started. It can be used once, whatever the result. */
async function endAuthorization(
  { db, clock }: AuthorizationOptions,
  visit: Visit,
): Promise<TakenAuthorization | undefined> {
  const token = visit.readCookie(AUTHORIZATION_COOKIE)
  if (token === undefined || !isToken(token)) return undefined
  visit.clearCookie(AUTHORIZATION_COOKIE)
  const hash = hashToken(token)
  const authorization = await db.write((tx) => takeAuthorization(tx, hash, clock.nowMs()))
  return authorization && { hash, authorization }
}

export type VerifiedIdentity = { readonly provider: SocialProvider; readonly person: Person }

/** The identity in the provider's ID token, after audience, nonce, expiry and signature were verified. */
export async function finishAuthorization(
  options: AuthorizationOptions,
  answer: string,
  visit: Visit,
): Promise<Result<VerifiedIdentity, AuthorizationRefusal>> {
  const taken = await endAuthorization(options, visit)
  if (!taken) return err('social.failed')
  const { hash, authorization } = taken
  const { provider } = authorization
  const config = await findProvider(options, provider)
  if (!config.ok) return config
  try {
    const tokens = await openid.authorizationCodeGrant(config.value, answerUrl(returnUrlFor(options, visit), answer), {
      expectedState: authorization.state,
      expectedNonce: authorization.nonce,
      pkceCodeVerifier: unseal(options.key, authorization.verifierSealed, sealContext(hash)),
      idTokenExpected: true,
    })
    const person = personOf({ ...tokens.claims() })
    return person ? ok({ provider, person }) : err('social.failed')
  } catch (error) {
    // A denied consent, a stale page and an attack get the same reply.
    options.log.info({ err: error, provider }, 'a sign-in through an identity provider failed')
    return err('social.failed')
  }
}

/** Deletes authorizations that were not finished, and identities that did not accept the terms. */
export function cleanUpSocialSignIns({ db, clock }: Pick<AuthorizationOptions, 'db' | 'clock'>): Promise<void> {
  return db.write(async (tx) => {
    await deleteOldAuthorizations(tx, clock.nowMs())
    await deleteOldPendingIdentities(tx, clock.nowMs())
  })
}
