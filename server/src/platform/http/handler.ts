import type { Call, CommonRefusal, RefusalCode, RetryLater } from '@ronda/contract'
import type { Result } from '@ronda/core'
import type { z } from 'zod/mini'
import type { ReadyReply } from './ready.ts'

/** What is known here of a caller with a session; which calls it may make is decided by the features above. */
export type MemberCaller = {
  readonly sessionId: string
  /** Anybody can open any number of such sessions, and a new one must bring no new quota. */
  readonly isCountedByAddress: boolean
  /** May call while the site is closed, to end its cause. */
  readonly mayCallWhenClosed: boolean
}

/** What the server knows of a game client with a play session. */
export type GameCaller = {
  readonly playSessionId: string
  /** Played by somebody without an account. */
  readonly isVisitor: boolean
}

/** The kinds of callers, as the features above define them. */
export type Callers = { readonly member: MemberCaller; readonly game: GameCaller }

export type CookieOptions = { readonly maxAgeSeconds: number }

/** What a handler may know of the HTTP request, and the cookies that it may set. */
export type Visit = {
  /** The caller's address, or its network where one person owns a whole range. */
  readonly address: string
  /** The caller's own address, as the server sees it. */
  readonly ip: string
  /** As the browser sends it; nothing may depend on it. */
  readonly userAgent: string
  /** The origin of the page, as the browser sends it; compare it with our own origins before anything depends on it. */
  readonly origin: string | undefined
  readCookie(name: string): string | undefined
  setCookie(name: string, value: string, options: CookieOptions): void
  clearCookie(name: string): void
}

type CallerOf<C extends Call, Who extends Callers> = C['may'] extends 'anyone'
  ? Who['member'] | undefined
  : C['may'] extends 'game'
    ? Who['game']
    : Who['member']

export type Ask<C extends Call, Who extends Callers> = {
  readonly request: z.output<C['request']>
  readonly caller: CallerOf<C, Who>
  readonly visit: Visit
}

/** The reply as a value, or as its JSON text. */
type Answer<Reply> = Reply | ReadyReply<Reply>

/** A refusal that ends by itself, with the time when it does. */
export type UntilThen<Code> = { readonly code: Code; readonly untilMs: number }

/** A refusal because of one thing, with the name of that thing in each language. */
export type BecauseOf<Code> = { readonly code: Code; readonly subject: Readonly<Record<string, string>> }

export type Refused<Code extends RefusalCode> = Code | UntilThen<Code> | RetryLater<Code> | BecauseOf<Code>

/** Refuses only with what the call's own entry in the contract names, or what any call may be refused with. */
export type Handler<C extends Call, Who extends Callers> = (
  ask: Ask<C, Who>,
) => Promise<Result<Answer<z.output<C['reply']>>, Refused<C['refusals'][number] | CommonRefusal>>>

export type CallTable = Readonly<Record<string, Readonly<Record<string, Call>>>>

/** One handler for each call of a feature: a missing or an extra one does not compile. */
export type GroupHandlers<Group extends Readonly<Record<string, Call>>, Who extends Callers> = {
  readonly [Name in keyof Group]: Handler<Group[Name], Who>
}

export type Handlers<Table extends CallTable, Who extends Callers> = {
  readonly [Noun in keyof Table]: GroupHandlers<Table[Noun], Who>
}
