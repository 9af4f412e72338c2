import { isCalendarDay } from '@ronda/core'
import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, nothing, uuid, whole, written } from '../wire.ts'
import { TEAM_MOVE_KINDS, TEAM_SCOPES } from './teamWords.ts'

const day = z.string().check(z.maxLength(10), z.refine(isCalendarDay))
const number = z.string().check(z.regex(/^[1-9]\d{6,15}$/))

const figures = {
  bets: whole,
  /** The part of the stakes that counts. */
  valid: atoms,
  staked: atoms,
  won: atoms,
  deposited: atoms,
  withdrawn: atoms,
  /** Rewards, rebates and bonuses that became money. */
  promoted: atoms,
}
const teamFigures = z.strictObject(figures)
export type TeamFigures = z.infer<typeof teamFigures>

/** Figures of a period, with the accounts that had a bet in it and those that were opened. */
const teamPeriod = z.strictObject({ ...figures, active: whole, opened: whole })
export type TeamPeriod = z.infer<typeof teamPeriod>

const teamDay = z.strictObject({ ...figures, active: whole, opened: whole, day: z.string() })
export type TeamDay = z.infer<typeof teamDay>

/** An agent by name, a member by a pseudonym. */
const teamPerson = z.strictObject({ id: z.string(), name: z.string(), isAgent: z.boolean() })
export type TeamPerson = z.infer<typeof teamPerson>

const teamFreeze = z.strictObject({ id: uuid, reason: z.string(), at: epochMs })
export type TeamFreeze = z.infer<typeof teamFreeze>

const teamRow = z.strictObject({
  ...teamPerson.shape,
  /** 1 is directly below. */
  depth: whole,
  /** How many stand directly below. */
  below: whole,
  /** Blocked or excluded accounts are not available; the agent does not learn why. */
  isAvailable: z.boolean(),
  /** The freeze of its transfers by the caller; null for none. */
  freeze: z.nullable(teamFreeze),
  own: teamFigures,
  /** Of everybody below an agent; null for a member. */
  team: z.nullable(teamFigures),
})
export type TeamRow = z.infer<typeof teamRow>

const teamPage = z.strictObject({
  currency,
  /** From the caller's team down to the agent whose team this is; empty for the caller's own. */
  path: z.array(teamPerson),
  /** Of the whole team in the period, also of those who have left it since. */
  total: teamFigures,
  /** Whether the brand lets agents freeze transfers. */
  mayFreeze: z.boolean(),
  /** Whether the caller can send money to those of level 1: in their own team, where the brand allows it. */
  maySend: z.boolean(),
  rows: z.array(teamRow),
  /** The number after which the next page begins; null on the last one. */
  next: z.nullable(z.string()),
})
export type TeamPage = z.infer<typeof teamPage>

const moveKind = z.enum(TEAM_MOVE_KINDS)

const teamMove = z.strictObject({
  id: z.string(),
  person: teamPerson,
  kind: moveKind,
  /** What the person gained: below zero for money that left. */
  amount: atoms,
  at: epochMs,
})
export type TeamMove = z.infer<typeof teamMove>

const teamMovePage = z.strictObject({
  currency,
  /** The first day (UTC) of which every movement is listed; null where that was so from the beginning. */
  completeFrom: z.nullable(z.string()),
  /** The person whose movements these are; null for the whole team, or when nobody was found. */
  person: z.nullable(teamPerson),
  /** Of the whole period, each kind that has any. */
  sums: z.array(z.strictObject({ kind: moveKind, count: whole, amount: atoms })),
  /** Newest first. */
  rows: z.array(teamMove),
  /** Where the next page begins; null on the last one. */
  next: z.nullable(z.string()),
})
export type TeamMovePage = z.infer<typeof teamMovePage>

/** The figures of an agent's team: everybody below, at any depth, and nobody else. */
export const team = {
  overview: defineCall({
    method: 'GET',
    path: '/wps/agent/team/overview',
    may: 'agent',
    says: 'The agent’s team today, yesterday, this month (UTC), and on each of the last 30 days.',
    request: z.strictObject({}),
    reply: z.strictObject({
      currency,
      members: whole,
      agents: whole,
      today: teamPeriod,
      yesterday: teamPeriod,
      month: teamPeriod,
      /** Oldest first, today last. */
      days: z.array(teamDay),
    }),
    refusals: [],
    perMinute: 120,
  }),
  list: defineCall({
    method: 'GET',
    path: '/wps/agent/team',
    may: 'agent',
    says: 'The accounts below the agent, or below an agent of the team, with their figures of a period (days in UTC).',
    request: z.strictObject({
      under: z.optional(number),
      scope: z.enum(TEAM_SCOPES),
      kind: z.optional(z.enum(['member', 'agent'])),
      /** A number or a complete username. */
      q: z.optional(z.string().check(z.maxLength(64))),
      from: day,
      to: day,
      after: z.optional(number),
    }),
    reply: teamPage,
    refusals: ['team.unknown', 'team.period_invalid'],
    perMinute: 240,
  }),
  freeze: defineCall({
    method: 'POST',
    path: '/wps/agent/team/freezes',
    may: 'agent',
    says: 'Freezes transfers from and to an account below the agent, for a reason. Staff see it; play and payouts go on.',
    request: z.strictObject({ key, member: number, reason: written(4, 300) }),
    reply: teamFreeze,
    refusals: ['team.unknown', 'team.freeze_closed', 'team.freeze_too_many', 'freeze.exists', 'wallet.key_reused'],
    perMinute: 30,
    isSensitive: true,
  }),
  lift: defineCall({
    method: 'POST',
    path: '/wps/agent/team/freezes/lift',
    may: 'agent',
    says: 'Lifts a freeze that the agent has made.',
    request: z.strictObject({ id: uuid }),
    reply: nothing,
    refusals: ['freeze.unknown'],
    perMinute: 30,
    isSensitive: true,
  }),
  moves: defineCall({
    method: 'GET',
    path: '/wps/agent/team/moves',
    may: 'agent',
    says: 'How the money of the team moved in a period (days in UTC): deposits, withdrawals, transfers, promotions.',
    request: z.strictObject({
      /** The number or the complete username of somebody below; everybody below without it. */
      q: z.optional(z.string().check(z.maxLength(64))),
      kind: z.optional(moveKind),
      from: day,
      to: day,
      before: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,18}$/))),
    }),
    reply: teamMovePage,
    refusals: ['team.period_invalid'],
    perMinute: 240,
  }),
}
