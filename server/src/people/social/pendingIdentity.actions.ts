import type { Visit } from '../../platform/http/index.ts'
import { hashToken, isToken, makeToken, seal, unseal } from '../../platform/secrets/index.ts'
import type { AuthorizationOptions, VerifiedIdentity } from './social.actions.ts'
import { AUTHORIZATION_LIFE_MS } from './social.ts'
import { insertPendingIdentity, deletePendingIdentity } from './pendingIdentity.sql.ts'

/** Binds an identity without an account to its browser, until the terms are accepted. */
const PENDING_COOKIE = '__Host-ronda_n'

const sealContext = (hash: Buffer): string => `social_stranger:${hash.toString('hex')}`

export async function storePendingIdentity(
  options: AuthorizationOptions,
  identity: VerifiedIdentity,
  visit: Visit,
): Promise<void> {
  const { db, clock, key } = options
  const token = makeToken()
  const hash = hashToken(token)
  const sealed = seal(key, JSON.stringify(identity), sealContext(hash))
  await db.write((tx) => insertPendingIdentity(tx, hash, sealed, clock.nowMs() + AUTHORIZATION_LIFE_MS))
  visit.setCookie(PENDING_COOKIE, token, { maxAgeSeconds: AUTHORIZATION_LIFE_MS / 1_000 })
}

/** Takes the pending identity of this browser. It can be used once, whatever the result. */
export async function takePendingIdentity(
  options: AuthorizationOptions,
  visit: Visit,
): Promise<VerifiedIdentity | undefined> {
  const { db, clock, key } = options
  const token = visit.readCookie(PENDING_COOKIE)
  if (token === undefined || !isToken(token)) return undefined
  visit.clearCookie(PENDING_COOKIE)
  const hash = hashToken(token)
  const sealed = await db.write((tx) => deletePendingIdentity(tx, hash, clock.nowMs()))
  // Sealed with our key, so the content is what this module wrote.
  return sealed && (JSON.parse(unseal(key, sealed, sealContext(hash))) as VerifiedIdentity)
}
