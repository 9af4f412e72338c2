import { hours, minutes, seconds } from '@ronda/core'
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '../../../platform/clock/clock.ts'
import { maxAgeMsOf } from './token.ts'

/** Fetches the published keys; the sandbox answers inside this process. */
export type FetchKeys = (signal: AbortSignal) => Promise<Response>

export type PublishedKeys = {
  /** The keys, from the cache while they may be cached. Throws when they cannot be fetched. */
  current(): Promise<JWTVerifyGetKey>
  /** Fetches again because a token names a key that is not among them; at most once a minute. */
  renew(): Promise<JWTVerifyGetKey>
}

/** A person waits for the answer. */
const ANSWER_MS_MAX = seconds(5)
/** Whatever the answer says, so that a withdrawn key is not accepted for days. */
const CACHE_MS_MAX = hours(24)
/** Without it, tokens with invented key names would make this server flood the service. */
const RENEW_MS_MIN = minutes(1)

type Cached = { readonly keys: JWTVerifyGetKey; readonly atMs: number; readonly untilMs: number }

export function openPublishedKeys(fetchKeys: FetchKeys, clock: Clock): PublishedKeys {
  let cached: Cached | undefined
  let fetching: Promise<Cached> | undefined

  async function fetchNow(): Promise<Cached> {
    const response = await fetchKeys(AbortSignal.timeout(ANSWER_MS_MAX))
    if (!response.ok) throw new Error(`the keys of the phone service could not be fetched: ${response.status}`)
    const keys = createLocalJWKSet((await response.json()) as JSONWebKeySet)
    const atMs = clock.nowMs()
    const ageMs = Math.min(maxAgeMsOf(response.headers.get('cache-control')), CACHE_MS_MAX)
    cached = { keys, atMs, untilMs: atMs + ageMs }
    return cached
  }

  /** Requests at the same time share one answer. */
  async function fetchOnce(): Promise<JWTVerifyGetKey> {
    fetching ??= fetchNow().finally(() => (fetching = undefined))
    return (await fetching).keys
  }

  return {
    current: async () => (cached && clock.nowMs() < cached.untilMs ? cached.keys : fetchOnce()),
    renew: async () => (cached && clock.nowMs() < cached.atMs + RENEW_MS_MIN ? cached.keys : fetchOnce()),
  }
}
