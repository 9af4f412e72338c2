import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, languageCode, uuid, whole, wholeInAddress, written } from '../wire.ts'
import { EXCLUSION_FACTS, EXCLUSION_QUEUES, EXCLUSION_REASONS, EXCLUSION_STATES } from './exclusionWords.ts'

const person = z.strictObject({ id: z.string(), name: z.string() })

/** What was seen. */
const fact = z.strictObject({
  kind: z.enum(EXCLUSION_FACTS),
  /** The others that it is about. */
  accounts: z.array(person),
  at: z.nullable(epochMs),
  /** How many accounts a device has, or in how many of a hundred draws the sides cancel out. */
  count: z.nullable(whole),
  game: z.nullable(z.string()),
  round: z.nullable(whole),
  /** What was staked, or sent to the member. */
  amount: z.nullable(atoms),
  /** What was sent back to the agent. */
  back: z.nullable(atoms),
})
export type ExclusionFact = z.infer<typeof fact>

/** A step that a second person has to agree to. */
const proposed = {
  by: z.string(),
  at: epochMs,
  note: z.string(),
  /** Whether the reader may agree: whoever proposed may not. */
  mayDecide: z.boolean(),
}
const proposal = z.strictObject(proposed)
const decision = z.enum(['excluded', 'dismissed'])

const appeal = z.strictObject({
  id: uuid,
  agent: person,
  text: z.string(),
  filedAt: epochMs,
  answer: z.nullable(z.enum(['upheld', 'lifted'])),
  note: z.nullable(z.string()),
  proposal: z.nullable(proposal),
})

const row = {
  id: uuid,
  reason: z.enum(EXCLUSION_REASONS),
  state: z.enum(EXCLUSION_STATES),
  isCertain: z.boolean(),
  member: person,
  /** The nearest agent above. */
  agent: person,
  day: z.string(),
  currency,
  bets: whole,
  validBet: atoms,
  filedAt: epochMs,
  decidedAt: z.nullable(epochMs),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Appeals without an answer. */
  appeals: whole,
  proposal: z.nullable(z.strictObject({ ...proposed, decision })),
}
const exclusionCase = z.strictObject(row)
export type ExclusionCase = z.infer<typeof exclusionCase>

const exclusionRead = z.strictObject({
  ...row,
  /** From this amount on two people decide. */
  secondFrom: atoms,
  facts: z.array(fact),
  /** The newest of them. */
  shown: z.array(z.strictObject({ at: epochMs, game: z.nullable(z.string()), validBet: atoms })),
  filed: z.array(appeal),
})
export type ExclusionRead = z.infer<typeof exclusionRead>

const why = written(3, 500)

/** Bets that may have to be taken out of the valid bets of contracts, for staff. */
export const exclusionDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/exclusions',
    may: 'operator',
    says: 'What is to be decided, what agents have appealed against, or everything, the newest first.',
    request: z.strictObject({
      queue: z.enum(EXCLUSION_QUEUES),
      reason: z.optional(z.enum(EXCLUSION_REASONS)),
      before: z.optional(wholeInAddress),
    }),
    reply: z.strictObject({ cases: z.array(exclusionCase), next: z.nullable(whole) }),
    refusals: [],
    perMinute: 240,
  }),
  read: defineCall({
    method: 'GET',
    path: '/api/v1/office/exclusions/:id',
    may: 'operator',
    says: 'One case with its evidence, bets and appeals.',
    request: z.strictObject({ id: uuid, language: languageCode }),
    reply: exclusionRead,
    refusals: ['exclusion.unknown'],
    perMinute: 240,
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/v1/office/exclusions/decide',
    may: 'operator',
    says: 'Excludes the bets of an open case, or dismisses it, with a reason. Above the limit of the settings the first call proposes, and somebody else decides; a case that is only likely is dismissed by one. `bets` is how many the caller has read: if more have joined since, the call is refused. Sent twice, it happens once.',
    request: z.strictObject({ id: uuid, decision, bets: whole, reason: why }),
    reply: z.strictObject({ outcome: z.enum(['decided', 'proposed']) }),
    refusals: [
      'exclusion.unknown',
      'exclusion.decided',
      'exclusion.own',
      'exclusion.changed',
      'reward.same_person',
      'reward.decided',
      'reward.expired',
    ],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  answer: defineCall({
    method: 'POST',
    path: '/api/v1/office/exclusions/answer',
    may: 'operator',
    says: 'Answers an appeal with a reason: the exclusion is upheld, or lifted. Whoever proposed or decided the exclusion does not answer, and above the limit of the settings two others lift it. Sent twice, it happens once.',
    request: z.strictObject({ id: uuid, answer: z.enum(['upheld', 'lifted']), reason: why }),
    reply: z.strictObject({ outcome: z.enum(['decided', 'proposed']) }),
    refusals: [
      'exclusion.unknown',
      'exclusion.decided',
      'exclusion.own',
      'reward.same_person',
      'reward.decided',
      'reward.expired',
    ],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
}
