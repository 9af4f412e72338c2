import { SOCIAL_RETURN_PATH, type ModuleId, type SocialProvider } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import * as openid from 'openid-client'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Visit } from '../../platform/http/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { hashToken, isToken, makeToken, seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import type { Providers } from './provider.actions.ts'
import { answerUrl, JOURNEY_LIFE_MS, personOf, SWITCHES, type Person } from './social.ts'
import { deleteOldJourneys, insertJourney, takeJourney, type Journey } from './social.sql.ts'
import { deleteOldStrangers } from './stranger.sql.ts'

export type JourneyOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly log: Log
  readonly origins: () => readonly string[]
  readonly providers: Providers
  readonly isOn: (module: ModuleId) => Promise<boolean>
}

/** Holds the journey to the browser that set out: an answer caught elsewhere opens nothing there. */
const JOURNEY_COOKIE = '__Host-ronda_o'

const SCOPE = 'openid profile email'

const placeOf = (hash: Buffer): string => `social_visit:${hash.toString('hex')}`

/** The address this browser opened the house at, or the main one. */
function returnUrlFor({ origins }: JourneyOptions, visit: Visit): string {
  const own = origins()
  const origin = own.find((each) => each === visit.origin) ?? present(own[0], 'an address of the house')
  return `${origin}${SOCIAL_RETURN_PATH}`
}

async function isOpen({ isOn }: JourneyOptions, provider: SocialProvider): Promise<boolean> {
  return (await isOn('SOCIALLOGIN3')) && (await isOn(SWITCHES[provider]))
}

type JourneyRefusal = 'social.not_enabled' | 'social.failed'

/** What that house is like, or why we cannot say. */
async function findProvider(
  options: JourneyOptions,
  provider: SocialProvider,
): Promise<Result<openid.Configuration, JourneyRefusal>> {
  if (!(await isOpen(options, provider))) return err('social.not_enabled')
  try {
    const config = await options.providers.configOf(provider)
    return config ? ok(config) : err('social.not_enabled')
  } catch (error) {
    options.log.warn({ err: error, provider }, 'an identity provider cannot be reached')
    return err('social.failed')
  }
}

/** Sends the browser on its way, with a secret in a cookie, its other half over there, and the third here. */
export async function beginJourney(
  options: JourneyOptions,
  provider: SocialProvider,
  visit: Visit,
): Promise<Result<string, JourneyRefusal>> {
  const { db, clock, key } = options
  const config = await findProvider(options, provider)
  if (!config.ok) return config
  const [token, state, nonce] = [makeToken(), makeToken(), makeToken()]
  const verifier = openid.randomPKCECodeVerifier()
  const hash = hashToken(token)
  const journey = { provider, state, nonce, verifierSealed: seal(key, verifier, placeOf(hash)) }
  await db.write((tx) => insertJourney(tx, hash, journey, clock.nowMs() + JOURNEY_LIFE_MS))
  visit.setCookie(JOURNEY_COOKIE, token, { maxAgeSeconds: JOURNEY_LIFE_MS / 1_000 })
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

type Arrived = { readonly hash: Buffer; readonly journey: Journey }

/** The journey that this browser set out on. It ends here, whatever comes of it. */
async function endJourney({ db, clock }: JourneyOptions, visit: Visit): Promise<Arrived | undefined> {
  const token = visit.readCookie(JOURNEY_COOKIE)
  if (token === undefined || !isToken(token)) return undefined
  visit.clearCookie(JOURNEY_COOKIE)
  const hash = hashToken(token)
  const journey = await db.write((tx) => takeJourney(tx, hash, clock.nowMs()))
  return journey && { hash, journey }
}

export type Recognised = { readonly provider: SocialProvider; readonly person: Person }

/** Who came back, on that house's signed word: for us, for this journey, just now, with keys it publishes. */
export async function finishJourney(
  options: JourneyOptions,
  answer: string,
  visit: Visit,
): Promise<Result<Recognised, JourneyRefusal>> {
  const arrived = await endJourney(options, visit)
  if (!arrived) return err('social.failed')
  const { hash, journey } = arrived
  const { provider } = journey
  const config = await findProvider(options, provider)
  if (!config.ok) return config
  try {
    const tokens = await openid.authorizationCodeGrant(config.value, answerUrl(returnUrlFor(options, visit), answer), {
      expectedState: journey.state,
      expectedNonce: journey.nonce,
      pkceCodeVerifier: unseal(options.key, journey.verifierSealed, placeOf(hash)),
      idTokenExpected: true,
    })
    const person = personOf({ ...tokens.claims() })
    return person ? ok({ provider, person }) : err('social.failed')
  } catch (error) {
    // Somebody who said no over there, a stale page, or an attack: to the visitor they are one.
    options.log.info({ err: error, provider }, 'a sign-in through another house failed')
    return err('social.failed')
  }
}

/** Forgets journeys that nobody came back from, and strangers who did not stay. */
export function cleanUpJourneys({ db, clock }: Pick<JourneyOptions, 'db' | 'clock'>): Promise<void> {
  return db.write(async (tx) => {
    await deleteOldJourneys(tx, clock.nowMs())
    await deleteOldStrangers(tx, clock.nowMs())
  })
}
