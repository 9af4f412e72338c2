import { days, seconds } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Visit } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { hashToken, isToken } from '../../platform/secrets/index.ts'
import { DEVICE_COOKIE } from './signIn.actions.ts'
import { isOriginKnown } from './known.sql.ts'

/** A flood repeats the same question; after a first sign-in the browser is known no later than this. */
const CACHE_MS = seconds(10)
const CACHE_MAX = 50_000

/** A new account does not make its browser known: attackers would register one first. */
const ACCOUNT_AGE_MS = days(1)

/**
 * Whether any account has signed in from this browser or this address before. It is checked before the request is
 * parsed, so it is not tied to one account; trial accounts do not count.
 */
export function openKnownVisitors(db: Db, clock: Clock): (visit: Visit) => Promise<boolean> {
  const cache = makeTtlCache<{ readonly isKnown: boolean }>({
    async load(key) {
      const [device = '', address = ''] = key.split(' ')
      const origin = { device: device === '' ? undefined : hashToken(device), address }
      return { isKnown: await db.read((tx) => isOriginKnown(tx, origin, clock.nowMs() - ACCOUNT_AGE_MS)) }
    },
    ttlMs: CACHE_MS,
    entriesMax: CACHE_MAX,
    nowMs: () => clock.nowMs(),
  })
  return async (visit) => {
    const device = visit.readCookie(DEVICE_COOKIE)
    const token = device !== undefined && isToken(device) ? device : ''
    return (await cache.get(`${token} ${visit.address}`))?.isKnown ?? false
  }
}
