import { PROOF_FRESH_MS, type Call, type CommonRefusal } from '@ronda/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { networkOf, wideNetworkOf } from './address.ts'
import { readCookie } from './cookie.ts'
import { isFromElsewhere } from './crossSite.ts'
import type { Callers, Visit } from './handler.ts'
import { makeLimit } from './limit.ts'
import type { Turnstile } from './turnstile.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set at the door, typed where the call is known. */
    caller: unknown
  }
}

/** Finds out who stands at the door; undefined is a stranger. */
export type Doors<Who extends Callers> = {
  member(token: string): Promise<Who['member'] | undefined>
  game(token: string): Promise<Who['game'] | undefined>
  /** Signs in a browser that is remembered, where it is. */
  resume(visit: Visit): Promise<Who['member'] | undefined>
  /** The cookie that holds a member's session. */
  readonly memberCookie: string
  /** Whether somebody has signed in from this browser or this address before. */
  isKnown(visit: Visit): Promise<boolean>
  /** Why the house is closed to this address just now, if it is. */
  closedTo(ip: string): Promise<'system.maintenance' | 'system.region' | undefined>
}

export type GateOptions<Who extends Callers> = {
  readonly auth: Doors<Who>
  readonly clock: Clock
  readonly origins: readonly string[]
  /** Multiplies every limit; above 1 only while the house is being measured. */
  readonly limitFactor: number
  /** What costly calls pass through, all of them through the same one. */
  readonly turnstile: Turnstile
}

export type Admission<Who extends Callers> =
  | { readonly caller: Who['member'] | Who['game'] | undefined }
  | { readonly refusal: CommonRefusal; readonly retryAfterSeconds?: number }

const BEARER = /^Bearer ([\w-]{1,200})$/

async function callerOf<Who extends Callers>(
  call: Call,
  request: FastifyRequest,
  auth: Doors<Who>,
): Promise<Who['member'] | Who['game'] | undefined> {
  if (call.may === 'game') {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    return token === undefined ? undefined : auth.game(token)
  }
  const token = readCookie(request.headers.cookie, auth.memberCookie)
  return token === undefined ? undefined : auth.member(token)
}

/**
 * Whom calls are counted for, where that is somebody. Whoever tries the site out, or a game without an account, can have
 * as many sessions as they like: a new one brings no new quota, so they are counted by where they come from.
 */
function memberKeyOf(caller: Callers['member'] | Callers['game'] | undefined): string | undefined {
  if (caller === undefined) return undefined
  if ('sessionId' in caller) return caller.isTrial ? undefined : caller.sessionId
  return caller.playSessionId
}

const isVisitorAtPlay = (caller: Callers['member'] | Callers['game'] | undefined): boolean =>
  caller !== undefined && 'isVisitor' in caller && caller.isVisitor

/** Neighbours that one network may have at it at the same time; each of its addresses has the call's own limit. */
const NETWORK_FACTOR = 16
/** Visitors who try games behind one address, as behind that of a phone company. */
const PLAYERS_FACTOR = 16

/** Counts strangers by their address, and all addresses of a network together. Seconds until they may come back. */
function makeStrangerLimit(perMinute: number): (ip: string, nowMs: number) => number | undefined {
  const byAddress = makeLimit(perMinute)
  const byNetwork = makeLimit(perMinute * NETWORK_FACTOR)
  return (ip, nowMs) => byAddress(networkOf(ip), nowMs) ?? byNetwork(wideNetworkOf(ip), nowMs)
}

/** Whether this session has proven who holds it lately enough for what is asked. */
function isProofDue({ needsFreshProof }: Call, { provenAtMs }: Callers['member'], nowMs: number): boolean {
  return needsFreshProof === true && (provenAtMs === null || nowMs >= provenAtMs + PROOF_FRESH_MS)
}

function memberRefusal(call: Call, caller: Callers['member'], nowMs: number): CommonRefusal | undefined {
  if (call.may === 'operator' && !caller.isOperator) return 'session.forbidden'
  if (call.may === 'agent' && !caller.isAgent) return 'session.forbidden'
  if (call.may !== 'signed' && caller.isTrial) return 'session.trial'
  if (caller.isFactorDue && !call.isForSetUp) return 'session.factor_due'
  // Who decides over money in the house's name moves none in their own.
  if (call.may === 'member' && call.isMoney && caller.isOperator) return 'session.staff'
  if (call.isSensitive && caller.isPasswordDue) return 'session.password_due'
  if (call.isSensitive && !caller.isProven) return 'session.prove_again'
  return isProofDue(call, caller, nowMs) ? 'session.proof_due' : undefined
}

function mayRefusal(
  call: Call,
  caller: Callers['member'] | Callers['game'] | undefined,
  nowMs: number,
): CommonRefusal | undefined {
  if (call.may === 'anyone') return undefined
  if (call.may === 'game') return caller === undefined ? 'game.session_expired' : undefined
  if (caller === undefined || !('sessionId' in caller)) return 'session.required'
  return memberRefusal(call, caller, nowMs)
}

/** Staff come in to see to what closed the house. */
function isStaff(caller: Callers['member'] | Callers['game'] | undefined): boolean {
  return caller !== undefined && 'isOperator' in caller && caller.isOperator
}

type Passing = { readonly refusal: CommonRefusal; readonly retryAfterSeconds: number } | undefined

/** Waits until a costly call may begin; whoever is let in leaves when the answer has gone out, however it ends. */
async function pass<Who extends Callers>(
  { turnstile, auth }: GateOptions<Who>,
  { request, reply, visitOf }: Arrival,
): Promise<Passing> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const isKnown = await auth.isKnown(visitOf())
  const entrance = await turnstile.enter({ network: wideNetworkOf(request.ip), isKnown }, gone.signal)
  if (entrance === 'full') return { refusal: 'request.too_many', retryAfterSeconds: 1 }
  if (entrance === 'late') return { refusal: 'server.busy', retryAfterSeconds: 1 }
  // Who hung up meanwhile is heard of no more.
  if (reply.raw.destroyed || gone.signal.aborted) turnstile.leave()
  else reply.raw.once('close', () => turnstile.leave())
  return undefined
}

export type Arrival = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly visitOf: () => Visit
}

/**
 * Decides at the door, before a body is read. Strangers are counted by address and network, members by their session:
 * many players share one address, and one player has many.
 */
export function makeGate<Who extends Callers>(call: Call, options: GateOptions<Who>) {
  const limitOfMember = makeLimit(call.perMinute * options.limitFactor)
  const limitOfStranger = makeStrangerLimit(call.perMinute * options.limitFactor)
  const limitOfVisitors = makeStrangerLimit(call.perMinute * options.limitFactor * PLAYERS_FACTOR)
  const tooMany = (retryAfterSeconds: number): Admission<Who> => ({ refusal: 'request.too_many', retryAfterSeconds })

  /** Who asks, unless they ask too often. What is costly is counted first, so that a flood costs nothing at all. */
  async function identify(arrival: Arrival): Promise<Admission<Who>> {
    const { request } = arrival
    if (call.isCostly) {
      const wait = limitOfStranger(request.ip, options.clock.nowMs())
      if (wait !== undefined) return tooMany(wait)
      const refused = await pass(options, arrival)
      return refused ?? { caller: await callerOf(call, request, options.auth) }
    }
    const caller = await callerOf(call, request, options.auth)
    const key = memberKeyOf(caller)
    const nowMs = options.clock.nowMs()
    const own = key === undefined ? limitOfStranger(request.ip, nowMs) : limitOfMember(key, nowMs)
    // Each game that a visitor opens is a session of its own: all of an address together have a limit too.
    const wait = own ?? (isVisitorAtPlay(caller) ? limitOfVisitors(request.ip, nowMs) : undefined)
    return wait === undefined ? { caller } : tooMany(wait)
  }

  return async (arrival: Arrival): Promise<Admission<Who>> => {
    const { request, visitOf } = arrival
    if (isFromElsewhere(request.method, request.headers, options.origins)) return { refusal: 'request.cross_site' }
    const known = await identify(arrival)
    if ('refusal' in known) return known
    const caller = known.caller ?? (call.isResuming ? await options.auth.resume(visitOf()) : undefined)
    const closed = call.isAlwaysOpen || isStaff(caller) ? undefined : await options.auth.closedTo(request.ip)
    const refusal = closed ?? mayRefusal(call, caller, options.clock.nowMs())
    return refusal === undefined ? { caller } : { refusal }
  }
}
