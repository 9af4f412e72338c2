import type { Call, CommonRefusal } from '@ronda/contract'
import type { Result } from '@ronda/core'
import type { z } from 'zod/mini'
import type { ReadyReply } from './ready.ts'

/** What the server knows of whoever makes a call with a member's session. */
export type MemberCaller = {
  readonly sessionId: string
  readonly isOperator: boolean
  readonly isAgent: boolean
  /** An account for trying out, without money. */
  readonly isTrial: boolean
  /** Opened by proving who one is, rather than by being remembered. */
  readonly isProven: boolean
  /** When this session has proven last who holds it, in a way that counts for changes. */
  readonly provenAtMs: number | null
  /** Staff who have passed no second factor: they may set one up, and nothing else. */
  readonly isFactorDue: boolean
  /** The password was given by the house, or a stranger may know it: another must be chosen first. */
  readonly isPasswordDue: boolean
}

/** What the server knows of a game client with a play session. */
export type GameCaller = {
  readonly playSessionId: string
  /** Played by whoever has no account of their own. */
  readonly isVisitor: boolean
}

/** Who can stand at the door, as the features above define them. */
export type Callers = { readonly member: MemberCaller; readonly game: GameCaller }

export type CookieOptions = { readonly maxAgeSeconds: number }

/** The outside of a call: what a handler may know and leave behind beyond the request itself. */
export type Visit = {
  /** Of the caller, or of the network it shares where one person owns a whole range. */
  readonly address: string
  /** The caller's own address, as the house sees it. */
  readonly ip: string
  /** What the browser calls itself; nothing rests on it. */
  readonly userAgent: string
  /** The page that asked, as its browser says; to be held against our own addresses before anything rests on it. */
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

/** What was promised, as a value or as the text it becomes. */
type Answer<Reply> = Reply | ReadyReply<Reply>

/** A refusal that passes by itself, with the moment when it does. */
export type UntilThen<Code> = { readonly code: Code; readonly untilMs: number }

type Refused<Code> = Code | UntilThen<Code>

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
