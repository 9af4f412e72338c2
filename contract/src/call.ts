import { minutes } from '@ronda/core'
import type { z } from 'zod/mini'
import type { RefusalCode } from './refusal.ts'

/**
 * Who may make a call. `signed`: everyone who is signed in, trial accounts too. `member`: signed in with an account of
 * their own. `game`: a game client holding a play session; it never sees the member's own session.
 */
export type May = 'anyone' | 'signed' | 'member' | 'agent' | 'operator' | 'game'

/** Who may make a call, for the reader of the documentation page. */
export const MAY_TEXTS: Readonly<Record<May, string>> = {
  anyone: 'Anyone',
  signed: 'Anyone signed in, trial accounts too',
  member: 'Signed-in account',
  agent: 'Agent',
  operator: 'Operator',
  game: 'Game client',
}

/** One call across the network: the server's route, the typed client and the documentation all come from it. */
export type Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends May = May,
  Own extends RefusalCode = RefusalCode,
> = {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** `:name` in the path is filled from the request's field of that name. */
  readonly path: string
  readonly may: Who
  /** One sentence for the reader of the documentation page. */
  readonly says: string
  readonly request: Request
  readonly reply: Reply
  /** Refusals of its own, beyond those that any call can give. */
  readonly refusals: readonly Own[]
  /** How often one address (or one session, where there is one) may call in a minute. */
  readonly perMinute: number
  /** Largest body this call accepts, where that is not the usual `BODY_BYTES_MAX`. */
  readonly bodyBytesMax?: number
  /** The body travels as a JWE to the key that `system.key` publishes. */
  readonly isEncrypted?: true
  /** The body may also be sent as a form, as in the public interface. */
  readonly isForm?: true
  /** Available under maintenance and to closed regions too. */
  readonly isAlwaysOpen?: true
  /** Any site may read the reply; it contains nothing about the caller. */
  readonly isForAnyOrigin?: true
  /** A remembered browser is signed in by this call; other calls find the session that it opened. */
  readonly isResuming?: true
  /** Anonymous callers may make it and it is costly, so the server limits it per second. */
  readonly isCostly?: true
  /** Sent while leaving the page: it is completed although nobody is left to read the reply. */
  readonly isParting?: true
  /** Needs a session that was opened with a proof of identity, not one that was only remembered. */
  readonly isSensitive?: true
  /** Needs a proof of identity that this session gave at most `PROOF_FRESH_MS` ago. */
  readonly needsFreshProof?: true
  /** Open to staff who have no second factor yet: what they need to set one up, and nothing else. */
  readonly isForSetUp?: true
  /** It moves money, or confirms money that moved. However often it is sent, it takes effect once. */
  readonly isMoney?: true
}

/** Refusals that a call does not list itself. */
export const commonRefusals = [
  'request.malformed',
  'request.too_large',
  'request.too_many',
  'request.cross_site',
  'request.not_found',
  'server.busy',
  'server.no_room',
  'server.fault',
  'session.required',
  'session.forbidden',
  'session.trial',
  'session.staff',
  'session.prove_again',
  'session.proof_due',
  'session.factor_due',
  'session.password_due',
  'session.terms_due',
  'system.maintenance',
  'system.region',
  'game.session_expired',
] as const satisfies readonly RefusalCode[]
export type CommonRefusal = (typeof commonRefusals)[number]

/** How long a proof of identity is valid for changes to credentials, contacts and money. */
export const PROOF_FRESH_MS = minutes(5)

/** Largest body any call accepts; a form with every field filled is under a tenth of it. */
export const BODY_BYTES_MAX = 16_384

/** Keeps `may` and `refusals` as exact types, so that a handler is checked against both. */
export function defineCall<
  Request extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  const Who extends May,
  const Own extends RefusalCode = never,
>(call: Call<Request, Reply, Who, Own>): Call<Request, Reply, Who, Own> {
  return call
}
