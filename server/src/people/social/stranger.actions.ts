import type { Visit } from '../../platform/http/index.ts'
import { hashToken, isToken, makeToken, seal, unseal } from '../../platform/secrets/index.ts'
import type { JourneyOptions, Recognised } from './social.actions.ts'
import { JOURNEY_LIFE_MS } from './social.ts'
import { insertStranger, takeStranger } from './stranger.sql.ts'

/** Holds a stranger to the browser they came back in, until they have accepted the terms. */
const STRANGER_COOKIE = '__Host-ronda_n'

const placeOf = (hash: Buffer): string => `social_stranger:${hash.toString('hex')}`

export async function keepStranger(options: JourneyOptions, recognised: Recognised, visit: Visit): Promise<void> {
  const { db, clock, key } = options
  const token = makeToken()
  const hash = hashToken(token)
  const sealed = seal(key, JSON.stringify(recognised), placeOf(hash))
  await db.write((tx) => insertStranger(tx, hash, sealed, clock.nowMs() + JOURNEY_LIFE_MS))
  visit.setCookie(STRANGER_COOKIE, token, { maxAgeSeconds: JOURNEY_LIFE_MS / 1_000 })
}

/** Who waits in this browser; asked once, whatever comes of it. */
export async function fetchStranger(options: JourneyOptions, visit: Visit): Promise<Recognised | undefined> {
  const { db, clock, key } = options
  const token = visit.readCookie(STRANGER_COOKIE)
  if (token === undefined || !isToken(token)) return undefined
  visit.clearCookie(STRANGER_COOKIE)
  const hash = hashToken(token)
  const sealed = await db.write((tx) => takeStranger(tx, hash, clock.nowMs()))
  // Sealed by us, so what it says is what we wrote.
  return sealed && (JSON.parse(unseal(key, sealed, placeOf(hash))) as Recognised)
}
