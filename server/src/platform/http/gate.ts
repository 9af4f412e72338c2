import type { Call, CommonRefusal, RetryLater } from '@ronda/contract'
import { seconds } from '@ronda/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { networkOf, wideNetworkOf } from './address.ts'
import { readCookie } from './cookie.ts'
import { isCrossSite } from './crossSite.ts'
import type { Callers, Visit } from './handler.ts'
import { makeLimit } from './limit.ts'
import type { AdmissionQueue } from './admissionQueue.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate, typed where the call is known. */
    caller: unknown
  }
}

/** Finds out who calls; undefined is an anonymous caller. */
export type CallerAuth<Who extends Callers> = {
  member(token: string): Promise<Who['member'] | undefined>
  game(token: string): Promise<Who['game'] | undefined>
  /** Signs a remembered browser in; undefined where it is not remembered. */
  resume(visit: Visit): Promise<Who['member'] | undefined>
  /** The cookie that holds a member's session. */
  readonly memberCookie: string
  /** Whether somebody has signed in from this browser or this address before. */
  isKnown(visit: Visit): Promise<boolean>
  /** Why somebody with a session may not make a call, if so. */
  refusalOf(call: Call, caller: Who['member'], nowMs: number): CommonRefusal | undefined
  /** Why the site is closed to this address at the moment, if it is. */
  closedTo(ip: string): Promise<'system.maintenance' | 'system.region' | undefined>
}

export type GateOptions<Who extends Callers> = {
  readonly auth: CallerAuth<Who>
  readonly clock: Clock
  readonly origins: readonly string[]
  /** Multiplies every limit; above 1 only in load tests or where people share an address. */
  readonly limitFactor: number
  /** The queue that all costly calls pass through. */
  readonly admissionQueue: AdmissionQueue
}

export type Admission<Who extends Callers> =
  | { readonly caller: Who['member'] | Who['game'] | undefined }
  | { readonly refusal: CommonRefusal | RetryLater<'request.too_many' | 'server.busy'> }

const BEARER = /^Bearer ([\w-]{1,200})$/

async function callerOf<Who extends Callers>(
  call: Call,
  request: FastifyRequest,
  auth: CallerAuth<Who>,
): Promise<Who['member'] | Who['game'] | undefined> {
  if (call.may === 'game') {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    return token === undefined ? undefined : auth.game(token)
  }
  const token = readCookie(request.headers.cookie, auth.memberCookie)
  return token === undefined ? undefined : auth.member(token)
}

/** The key that a caller's calls are counted by; undefined where they are counted by address. */
function memberKeyOf(caller: Callers['member'] | Callers['game'] | undefined): string | undefined {
  if (caller === undefined) return undefined
  if ('sessionId' in caller) return caller.isCountedByAddress ? undefined : caller.sessionId
  return caller.playSessionId
}

const isVisitorSession = (caller: Callers['member'] | Callers['game'] | undefined): boolean =>
  caller !== undefined && 'isVisitor' in caller && caller.isVisitor

/** How many addresses of one network may use their whole limit at once; each has the call's own limit. */
const NETWORK_FACTOR = 16
/** How many visitors may play behind one address, as behind that of a phone company. */
const PLAYERS_FACTOR = 16

/** Counts calls by address, and all addresses of a network together. Returns the time until the next may come. */
function makeAddressLimit(perMinute: number): (ip: string, nowMs: number) => number | undefined {
  const byAddress = makeLimit(perMinute)
  const byNetwork = makeLimit(perMinute * NETWORK_FACTOR)
  return (ip, nowMs) => byAddress(networkOf(ip), nowMs) ?? byNetwork(wideNetworkOf(ip), nowMs)
}

function mayRefusal<Who extends Callers>(
  call: Call,
  caller: Who['member'] | Who['game'] | undefined,
  { auth, clock }: GateOptions<Who>,
): CommonRefusal | undefined {
  if (call.may === 'anyone') return undefined
  if (call.may === 'game') return caller === undefined ? 'game.session_expired' : undefined
  if (caller === undefined || !('sessionId' in caller)) return 'session.required'
  return auth.refusalOf(call, caller, clock.nowMs())
}

const mayCallWhenClosed = (caller: Callers['member'] | Callers['game'] | undefined): boolean =>
  caller !== undefined && 'mayCallWhenClosed' in caller && caller.mayCallWhenClosed

type PlaceRefusal = { readonly refusal: RetryLater<'request.too_many' | 'server.busy'> } | undefined

/** When the next place may be free: places are held for about this long. */
const PLACE_MS = seconds(1)

/** Waits until a costly call may begin; its place is freed when the reply has been sent, however it ends. */
async function waitForPlace<Who extends Callers>(
  { admissionQueue, auth }: GateOptions<Who>,
  { request, reply, visitOf }: GateRequest,
): Promise<PlaceRefusal> {
  const disconnected = new AbortController()
  reply.raw.once('close', () => disconnected.abort())
  const isKnown = await auth.isKnown(visitOf())
  const outcome = await admissionQueue.acquire({ network: wideNetworkOf(request.ip), isKnown }, disconnected.signal)
  if (outcome === 'full') return { refusal: { code: 'request.too_many', retryAfterMs: PLACE_MS } }
  if (outcome === 'late') return { refusal: { code: 'server.busy', retryAfterMs: PLACE_MS } }
  // The caller may have disconnected meanwhile: then no `close` follows that would free the place.
  if (reply.raw.destroyed || disconnected.signal.aborted) admissionQueue.release()
  else reply.raw.once('close', () => admissionQueue.release())
  return undefined
}

export type GateRequest = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly visitOf: () => Visit
}

/**
 * Decides before a body is read whether a call may go on. Anonymous callers are counted by address and network, others
 * by their session: many people share one address, and one person may have many.
 */
export function makeGate<Who extends Callers>(call: Call, options: GateOptions<Who>) {
  const limitOfMember = makeLimit(call.perMinute * options.limitFactor)
  const limitOfAddress = makeAddressLimit(call.perMinute * options.limitFactor)
  const limitOfVisitors = makeAddressLimit(call.perMinute * options.limitFactor * PLAYERS_FACTOR)
  const tooMany = (retryAfterMs: number): Admission<Who> => ({ refusal: { code: 'request.too_many', retryAfterMs } })

  /** The caller, or a refusal when they call too often. Costly calls are counted first: a flood then costs little. */
  async function identify(gateRequest: GateRequest): Promise<Admission<Who>> {
    const { request } = gateRequest
    if (call.isCostly) {
      const wait = limitOfAddress(request.ip, options.clock.nowMs())
      if (wait !== undefined) return tooMany(wait)
      const refused = await waitForPlace(options, gateRequest)
      return refused ?? { caller: await callerOf(call, request, options.auth) }
    }
    const caller = await callerOf(call, request, options.auth)
    const key = memberKeyOf(caller)
    const nowMs = options.clock.nowMs()
    const own = key === undefined ? limitOfAddress(request.ip, nowMs) : limitOfMember(key, nowMs)
    // Each game that a visitor opens is a session of its own: all sessions of an address together have a limit too.
    const wait = own ?? (isVisitorSession(caller) ? limitOfVisitors(request.ip, nowMs) : undefined)
    return wait === undefined ? { caller } : tooMany(wait)
  }

  return async (gateRequest: GateRequest): Promise<Admission<Who>> => {
    const { request, visitOf } = gateRequest
    if (isCrossSite(request.method, request.headers, options.origins)) return { refusal: 'request.cross_site' }
    const known = await identify(gateRequest)
    if ('refusal' in known) return known
    const caller = known.caller ?? (call.isResuming ? await options.auth.resume(visitOf()) : undefined)
    const closed = call.isAlwaysOpen || mayCallWhenClosed(caller) ? undefined : await options.auth.closedTo(request.ip)
    const refusal = closed ?? mayRefusal(call, caller, options)
    return refusal === undefined ? { caller } : { refusal }
  }
}
