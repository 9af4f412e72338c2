import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, languageCode, nothing, ordinal, uuid, whole, written } from '../wire.ts'
import {
  MISSION_NAME_MAX,
  MISSION_PERIODS,
  MISSION_PLACES_MAX,
  MISSION_STATES,
  MISSION_TASKS,
  MISSION_TEXT_MAX,
  NOT_OFFERED,
} from './missionWords.ts'
import { REBATE_TYPES } from './rebateWords.ts'

const terms = {
  period: z.enum(MISSION_PERIODS),
  task: z.enum(MISSION_TASKS),
  /** The type of game whose bets count; null for all games. */
  gameType: z.nullable(z.enum(REBATE_TYPES)),
  /** In atoms for the task `validBet`, otherwise a number. */
  goal: atoms,
  /** In atoms. */
  prize: atoms,
  /** How many members can join in one period. */
  places: z.int().check(z.gte(1), z.lte(MISSION_PLACES_MAX)),
}

const mission = z.strictObject({
  id: uuid,
  /** The version that was joined, or the one that is offered. */
  version: ordinal,
  name: z.string(),
  text: z.string(),
  ...terms,
  currency,
  state: z.enum(MISSION_STATES),
  placesLeft: z.int(),
  /** Like the goal; never more. */
  progress: atoms,
  /** When a mission that comes soon begins; otherwise the start of the period. */
  startsAtMs: epochMs,
  /** The end of the period. */
  endsAtMs: epochMs,
  doneAtMs: z.nullable(epochMs),
})
export type Mission = z.infer<typeof mission>

/** Tasks for a day or a week that a member joins, each with a prize. */
export const missions = {
  summary: defineCall({
    method: 'GET',
    path: '/lgw/vn/missions/summary',
    may: 'member',
    says: 'The missions of today and of this week: what each asks for, its prize, and how far the member is.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      currency,
      /** The valid bet in one round, in atoms, from which it counts as a round or a game that was played. */
      betMin: atoms,
      /** Why nothing new is offered; missions that were joined before are listed nevertheless. */
      notOffered: z.nullable(z.enum(NOT_OFFERED)),
      missions: z.array(mission),
    }),
    refusals: [],
    perMinute: 240,
  }),
  join: defineCall({
    method: 'POST',
    path: '/lgw/vn/missions/:id/join',
    may: 'member',
    says: 'Joins a mission for its current period; bets placed from now on count. Sent twice, it is joined once.',
    request: z.strictObject({ id: uuid, version: ordinal, language: languageCode }),
    reply: mission,
    refusals: ['mission.unknown', 'mission.changed', 'mission.full', 'mission.not_offered'],
    perMinute: 60,
  }),
}

const inBoth = (max: number) => z.strictObject({ es: written(1, max), en: written(1, max) })

/** What staff write of a mission; each change is a new version. */
const draft = z.strictObject({
  names: inBoth(MISSION_NAME_MAX),
  texts: inBoth(MISSION_TEXT_MAX),
  ...terms,
  fromMs: epochMs,
  /** From then on nobody can join; null for no end. */
  untilMs: z.nullable(epochMs),
})
export type MissionDraft = z.infer<typeof draft>

const deskMission = z.strictObject({
  id: uuid,
  version: ordinal,
  draft,
  /** A proposed version is in force once somebody other than its author approves it. */
  state: z.enum(['offered', 'stopped', 'proposed']),
  /** What holds while a version is proposed; null when nothing is in force yet, or when this version is. */
  inForce: z.nullable(z.strictObject({ draft, isOffered: z.boolean() })),
  mayDecide: z.boolean(),
  currency,
  /** Who wrote this version; null for a mission that the product came with. */
  madeBy: z.nullable(z.string()),
  madeAtMs: epochMs,
  /** In the current period. */
  joinedNow: z.int(),
  /** In the last 30 days, of all versions. */
  joined: z.int(),
  done: z.int(),
  /** The prizes of those that were done. */
  given: atoms,
})
export type DeskMission = z.infer<typeof deskMission>

/** Missions for staff. A version never changes, so who has joined keeps its terms. */
export const missionDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/missions',
    may: 'operator',
    says: 'Every mission: in force or proposed, with how many joined and did it, and what that cost.',
    request: nothing,
    reply: z.strictObject({
      currency,
      /** A unit of play in atoms; the limits of goals and prizes are multiples of it. */
      unit: atoms,
      missions: z.array(deskMission),
      /** The board of this week. */
      board: z.strictObject({ players: z.int(), prizeSum: atoms, playersMin: z.int() }),
    }),
    refusals: [],
    perMinute: 240,
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/v1/office/missions',
    may: 'operator',
    says: 'Proposes a mission, or a new version of one. `version` is the one that was edited, 0 for a new mission.',
    request: z.strictObject({ key, id: z.nullable(uuid), version: whole, draft }),
    reply: z.strictObject({ id: uuid, version: ordinal }),
    refusals: ['mission.unknown', 'mission.changed', 'mission.draft', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/missions/:id/approve',
    may: 'operator',
    says: 'Approves a proposed version, which is in force from then on. Nobody approves their own.',
    request: z.strictObject({ id: uuid, version: ordinal }),
    reply: z.strictObject({ id: uuid, version: ordinal }),
    refusals: ['mission.unknown', 'mission.changed', 'proposal.same_person'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  reject: defineCall({
    method: 'POST',
    path: '/api/v1/office/missions/:id/reject',
    may: 'operator',
    says: 'Rejects a proposed version; what was in force stays.',
    request: z.strictObject({ id: uuid, version: ordinal, note: written(3, 300) }),
    reply: z.strictObject({ id: uuid, version: ordinal }),
    refusals: ['mission.unknown', 'mission.changed', 'proposal.same_person'],
    perMinute: 60,
    isSensitive: true,
  }),
  offer: defineCall({
    method: 'POST',
    path: '/api/v1/office/missions/:id/offer',
    may: 'operator',
    says: 'Stops offering a mission at once, or proposes to offer it again. Who has joined keeps it for the period.',
    request: z.strictObject({ id: uuid, version: ordinal, isOffered: z.boolean() }),
    reply: z.strictObject({ id: uuid, version: ordinal }),
    refusals: ['mission.unknown', 'mission.changed'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
}
