import { days, seconds } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Visit } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { hashToken, isToken } from '../../platform/secrets/index.ts'
import { DEVICE_COOKIE } from './signIn.actions.ts'
import { isPlaceKnown } from './known.sql.ts'

/** A flood asks the same again and again; who signs in for the first time waits no longer than this. */
const CACHE_MS = seconds(10)
const CACHE_MAX = 50_000

/** An account that was opened a moment ago makes nobody known: a crowd would open one first. */
const ACCOUNT_AGE_MS = days(1)

/**
 * Whether somebody has signed in from here before: from this browser, or from this address. Asked before a request is
 * read, so it cannot be said who; those for trying out do not count.
 */
export function openKnownVisitors(db: Db, clock: Clock): (visit: Visit) => Promise<boolean> {
  const cache = makeTtlCache<{ readonly isKnown: boolean }>({
    async load(key) {
      const [device = '', address = ''] = key.split(' ')
      const place = { device: device === '' ? undefined : hashToken(device), address }
      return { isKnown: await db.read((tx) => isPlaceKnown(tx, place, clock.nowMs() - ACCOUNT_AGE_MS)) }
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
