import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  atoms,
  currency,
  epochMs,
  hex64,
  key,
  nothing,
  ordinal,
  uuid,
  whole,
  wholeInAddress,
  written,
} from '../wire.ts'
import { NOT_OFFERED } from './missionWords.ts'
import {
  TOURNAMENT_CATEGORIES,
  TOURNAMENT_LIMITS,
  TOURNAMENT_PLAN_STATES,
  TOURNAMENT_STATES,
} from './tournamentWords.ts'

const upTo = (max: number) => z.int().check(z.gte(1), z.lte(max))

const formula = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('best') }),
  z.strictObject({ kind: z.literal('sum'), best: upTo(TOURNAMENT_LIMITS.best) }),
  z.strictObject({ kind: z.literal('hits'), multipleMin: upTo(TOURNAMENT_LIMITS.multiple) }),
])

const inBoth = z.strictObject({ es: written(1, TOURNAMENT_LIMITS.name), en: written(1, TOURNAMENT_LIMITS.name) })

/** What a tournament is played by: frozen when it is proposed, and hashed. */
export const tournamentTerms = z.strictObject({
  names: inBoth,
  categories: z.array(z.enum(TOURNAMENT_CATEGORIES)).check(z.minLength(1), z.maxLength(TOURNAMENT_CATEGORIES.length)),
  formula,
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  /** Rounds with a smaller stake do not count. */
  stakeMin: atoms,
  roundsMin: upTo(TOURNAMENT_LIMITS.rounds),
  roundsMax: upTo(TOURNAMENT_LIMITS.rounds),
  /** Hundredths of a multiple, or hits. */
  scoreMin: ordinal,
  playersMin: upTo(TOURNAMENT_LIMITS.players),
  playersMax: upTo(TOURNAMENT_LIMITS.players),
  /** By place, the first one first. */
  prizes: z
    .array(z.strictObject({ places: upTo(TOURNAMENT_LIMITS.places), amount: atoms }))
    .check(z.minLength(1), z.maxLength(TOURNAMENT_LIMITS.ranges)),
})
export type TournamentTerms = z.infer<typeof tournamentTerms>

const published = {
  id: uuid,
  terms: tournamentTerms,
  currency,
  state: z.enum(TOURNAMENT_STATES),
  /** Of the terms, published before anybody could join. */
  hash: hex64,
  /** How many have joined, and once it is settled, how many have a place. */
  joined: whole,
  players: z.nullable(whole),
  /** Why staff stopped it. */
  stopReason: z.nullable(z.string()),
}

const row = z.strictObject({
  place: ordinal,
  /** In which order they joined: their name in the published result. */
  number: ordinal,
  /** Shortened, so that only its owner recognises it. */
  name: z.string(),
  score: whole,
  /** What this place gets, or would get if it ended now; zero for none. */
  prize: atoms,
  isMe: z.boolean(),
})
export type TournamentRow = z.infer<typeof row>

const own = z.strictObject({
  number: ordinal,
  /** Rounds that count so far. */
  rounds: whole,
  score: whole,
  /** Null while there is no place: too few rounds, or too low a score. */
  row: z.nullable(row),
})
export type OwnTournament = z.infer<typeof own>

const tournament = z.strictObject({ ...published, own: z.nullable(own) })
export type Tournament = z.infer<typeof tournament>

const board = z.strictObject({
  tournament,
  /** The places from the one that was asked for. */
  from: ordinal,
  rows: z.array(row),
  /** Those with a place now. */
  ranked: whole,
})
export type TournamentBoard = z.infer<typeof board>

const round = z.strictObject({
  id: uuid,
  atMs: epochMs,
  multiple: z.int().check(z.nonnegative()),
  isTakenBack: z.boolean(),
})

/** A player without a name. */
const entry = z.strictObject({
  number: ordinal,
  rounds: z.array(round),
  place: z.nullable(ordinal),
  prize: atoms,
})

const id = uuid

/** Tournaments that members join for free, with prizes from a reserved pot. */
export const tournaments = {
  list: defineCall({
    method: 'GET',
    path: '/wps/tournaments',
    may: 'member',
    says: 'Tournaments that run or come soon, and those of the last weeks, each with the own place.',
    request: nothing,
    reply: z.strictObject({
      nowMs: epochMs,
      /** Why none is offered; what was joined before is listed nevertheless. */
      notOffered: z.nullable(z.enum(NOT_OFFERED)),
      tournaments: z.array(tournament),
    }),
    refusals: [],
    perMinute: 240,
  }),
  board: defineCall({
    method: 'GET',
    path: '/wps/tournaments/:id',
    may: 'member',
    says: 'A page of the board of a tournament, from a place on, with the own place.',
    request: z.strictObject({ id, from: z.optional(wholeInAddress) }),
    reply: board,
    refusals: ['tournament.unknown'],
    perMinute: 240,
  }),
  join: defineCall({
    method: 'POST',
    path: '/wps/tournaments/:id/join',
    may: 'member',
    says: 'Joins a tournament for free; rounds from now on count. Sent twice, it is joined once.',
    request: z.strictObject({ id }),
    reply: tournament,
    refusals: [
      'tournament.unknown',
      'tournament.not_offered',
      'tournament.over',
      'tournament.full',
      'tournament.linked',
    ],
    perMinute: 60,
  }),
  proof: defineCall({
    method: 'GET',
    path: '/wps/tournaments/:id/proof',
    may: 'anyone',
    says: 'A tournament for everybody: its terms with their hash, and once it is settled the hash of the result.',
    request: z.strictObject({ id }),
    reply: z.strictObject({ ...published, root: z.nullable(hex64) }),
    refusals: ['tournament.unknown'],
    perMinute: 120,
  }),
  result: defineCall({
    method: 'GET',
    path: '/wps/tournaments/:id/result',
    may: 'anyone',
    says: 'The result of a settled tournament: players without names, with every round that counts, place and prize; send `next` of a page as `after` to get the next page.',
    request: z.strictObject({ id, after: z.optional(wholeInAddress) }),
    reply: z.strictObject({ entries: z.array(entry), next: z.nullable(z.int()) }),
    refusals: ['tournament.unknown', 'tournament.not_settled'],
    perMinute: 240,
  }),
}
export type TournamentProof = z.infer<(typeof tournaments.proof)['reply']>

const stop = z.strictObject({ reason: z.string(), by: z.string(), isDone: z.boolean() })

const planned = z.strictObject({
  id: uuid,
  terms: tournamentTerms,
  currency,
  hash: hex64,
  /** What all prizes together cost. */
  pot: atoms,
  reason: z.string(),
  state: z.enum(TOURNAMENT_PLAN_STATES),
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  note: z.nullable(z.string()),
  joined: whole,
  /** Those with a place, once it is settled. */
  players: z.nullable(whole),
  /** What was given as prizes. */
  given: atoms,
  /** What one of the staff asked for; done when a second person agreed, or when it had not begun. */
  stop: z.nullable(stop),
  /** Whether the reader may decide about the plan, or about the stop. */
  mayDecide: z.boolean(),
})
export type PlannedTournament = z.infer<typeof planned>

const reason = written(3, 500)
const decided = ['tournament.plan_unknown', 'reward.same_person', 'reward.decided', 'reward.expired'] as const
const stopped = ['tournament.plan_unknown', 'tournament.not_running'] as const

/** Tournaments for staff: one proposes, another publishes. */
export const tournamentDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/tournaments',
    may: 'operator',
    says: 'Plans of tournaments, newest first, and what the fund has that no tournament has reserved; send `next` of a page as `before` to get the next page.',
    request: z.strictObject({ before: z.optional(wholeInAddress) }),
    reply: z.strictObject({
      currency,
      /** A unit of play, in atoms: limits are counted in it. */
      unit: atoms,
      balance: atoms,
      /** Pots of published tournaments, and prizes that are not collected. */
      reserved: atoms,
      plans: z.array(planned),
      next: z.nullable(z.int()),
    }),
    refusals: [],
    perMinute: 240,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/tournaments',
    may: 'operator',
    says: 'Proposes a tournament; another member of staff decides before it begins, within a day.',
    request: z.strictObject({ key, terms: tournamentTerms, reason }),
    reply: z.strictObject({ id: uuid }),
    refusals: ['tournament.plan', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/tournaments/:id/approve',
    may: 'operator',
    says: 'Publishes a tournament that another person proposed: its pot is reserved, and members can join.',
    request: z.strictObject({ id: uuid }),
    reply: planned,
    refusals: [...decided, 'reward.fund_empty'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/tournaments/:id/refuse',
    may: 'operator',
    says: 'Refuses a tournament that another person proposed.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: planned,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  stop: defineCall({
    method: 'POST',
    path: '/api/v1/office/tournaments/:id/stop',
    may: 'operator',
    says: 'Stops a tournament with a reason that members read. Before it begins one person can; later a second one must confirm.',
    request: z.strictObject({ id: uuid, reason }),
    reply: planned,
    refusals: [...stopped, 'tournament.stop_asked'],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  confirmStop: defineCall({
    method: 'POST',
    path: '/api/v1/office/tournaments/:id/confirmStop',
    may: 'operator',
    says: 'Confirms the stop that another person asked for: nobody gets a prize, and the pot is free again.',
    request: z.strictObject({ id: uuid }),
    reply: planned,
    refusals: [...stopped, 'tournament.stop_not_asked', 'reward.same_person'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
}
