import { PROOF_FRESH_MS, type Call, type CommonRefusal } from '@ronda/contract'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { networkOf } from './address.ts'
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
  /** Why the house is closed to this address just now, if it is. */
  closedTo(ip: string): Promise<'system.maintenance' | 'system.region' | undefined>
}

export type GateOptions<Who extends Callers> = {
  readonly doors: Doors<Who>
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
  doors: Doors<Who>,
): Promise<Who['member'] | Who['game'] | undefined> {
  if (call.may === 'game') {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    return token === undefined ? undefined : doors.game(token)
  }
  const token = readCookie(request.headers.cookie, doors.memberCookie)
  return token === undefined ? undefined : doors.member(token)
}

function keyOf(caller: Callers['member'] | Callers['game'] | undefined): string | undefined {
  if (caller === undefined) return undefined
  return 'sessionId' in caller ? caller.sessionId : caller.playSessionId
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

/**
 * Decides at the door, before a body is read. Strangers are counted by address, sessions by themselves: many players
 * share one address, and one player has many.
 */
export function makeGate<Who extends Callers>(call: Call, options: GateOptions<Who>) {
  const limit = makeLimit(call.perMinute * options.limitFactor)

  return async (request: FastifyRequest, visitOf: () => Visit): Promise<Admission<Who>> => {
    if (isFromElsewhere(request.method, request.headers, options.origins)) return { refusal: 'request.cross_site' }
    if (call.isCostly && !options.turnstile(options.clock.nowMs())) {
      return { refusal: 'server.busy', retryAfterSeconds: 1 }
    }
    const known = await callerOf(call, request, options.doors)
    const retryAfterSeconds = limit(keyOf(known) ?? networkOf(request.ip), options.clock.nowMs())
    if (retryAfterSeconds !== undefined) return { refusal: 'request.too_many', retryAfterSeconds }
    const caller = known ?? (call.isResuming ? await options.doors.resume(visitOf()) : undefined)
    const closed = call.isAlwaysOpen || isStaff(caller) ? undefined : await options.doors.closedTo(request.ip)
    const refusal = closed ?? mayRefusal(call, caller, options.clock.nowMs())
    return refusal === undefined ? { caller } : { refusal }
  }
}
