import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, uuid, whole, wholeInAddress, written } from '../wire.ts'
import { APPEAL_LENGTH_MAX, APPEAL_LENGTH_MIN, EXCLUSION_REASONS } from './exclusionWords.ts'

/** What an agent wrote against an exclusion, and the answer. */
const appeal = z.strictObject({
  text: z.string(),
  filedAt: epochMs,
  /** Null while nobody has answered. */
  answer: z.nullable(z.enum(['upheld', 'lifted'])),
  note: z.nullable(z.string()),
})

const exclusion = z.strictObject({
  id: uuid,
  reason: z.enum(EXCLUSION_REASONS),
  /** Whose bets, by number and pseudonym. */
  member: z.strictObject({ id: z.string(), name: z.string() }),
  /** The day of the bets (UTC). */
  day: z.string(),
  currency,
  bets: whole,
  validBet: atoms,
  decidedAt: epochMs,
  /** It follows from a rule alone; otherwise one of the staff has decided. */
  isAutomatic: z.boolean(),
  /** What the staff wrote. */
  note: z.nullable(z.string()),
  /** The bets count again. */
  isLifted: z.boolean(),
  mayAppeal: z.boolean(),
  /** The caller's own. */
  appeal: z.nullable(appeal),
})
export type Exclusion = z.infer<typeof exclusion>

/** Bets that do not count for an agent's contracts, and appeals against that. */
export const exclusions = {
  list: defineCall({
    method: 'GET',
    path: '/wps/agent/exclusions',
    may: 'agent',
    says: 'The bets below the caller that were taken out of the valid bets of contracts, the newest first, with the reason; members by pseudonyms.',
    request: z.strictObject({ before: z.optional(wholeInAddress) }),
    reply: z.strictObject({ rows: z.array(exclusion), next: z.nullable(whole) }),
    refusals: [],
    perMinute: 240,
  }),
  appeal: defineCall({
    method: 'POST',
    path: '/wps/agent/exclusions/appeal',
    may: 'agent',
    says: 'Appeals against an exclusion, once. The same text sent again changes nothing.',
    request: z.strictObject({ id: uuid, text: written(APPEAL_LENGTH_MIN, APPEAL_LENGTH_MAX) }),
    reply: exclusion,
    refusals: [
      'exclusion.unknown',
      'exclusion.decided',
      'exclusion.appealed',
      'exclusion.appeal_late',
      'exclusion.appeals_many',
    ],
    perMinute: 20,
  }),
}
