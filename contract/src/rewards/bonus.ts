import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  atoms,
  currency,
  epochMs,
  fraction,
  gameCode,
  hex64,
  key,
  languageCode,
  uuid,
  wholeInAddress,
  written,
} from '../wire.ts'
import {
  BONUS_BASES,
  BONUS_CAUSES,
  BONUS_DAYS_MAX,
  BONUS_ENDS,
  BONUS_GAME_TYPES,
  BONUS_GAMES_MAX,
  BONUS_KINDS,
  BONUS_GRANT_REFUSALS,
  BONUS_MULTIPLE_MAX,
  BONUS_NAME_MAX,
  BONUS_PROPOSAL_STATES,
  BONUS_SOURCES,
  BONUS_STATES,
} from './bonusWords.ts'

/** The rule of a bonus, given with it and never changed. Text, gate, meter and simulation all come from it. */
export const bonusTerms = z.strictObject({
  /** The version of this form. */
  version: z.literal(1),
  kind: z.enum(BONUS_KINDS),
  currency,
  amount: atoms,
  /** The deposit that it was given for; zero for none. */
  deposit: atoms,
  multiple: z.int().check(z.gte(1), z.lte(BONUS_MULTIPLE_MAX)),
  base: z.enum(BONUS_BASES),
  stakeMax: atoms,
  /** Less than this cannot be played; a bonus that has less is spent. */
  stakeMin: atoms,
  /** The types of games that can be played with it. */
  gameTypes: z.array(z.enum(BONUS_GAME_TYPES)).check(z.minLength(1), z.maxLength(BONUS_GAME_TYPES.length)),
  /** Only these games of these types; empty for all of them. */
  games: z.array(gameCode).check(z.maxLength(BONUS_GAMES_MAX)),
  days: z.int().check(z.gte(1), z.lte(BONUS_DAYS_MAX)),
})
export type BonusTerms = z.infer<typeof bonusTerms>

const chance = z.strictObject({
  /** The game that was simulated, and the stake. */
  gameName: z.string(),
  stake: atoms,
  runs: z.int(),
  /** Runs that reached the target. */
  finished: z.int(),
  /** Half the width of the interval that has the true chance with 95 %. */
  error: z.number(),
  /** Means over all runs: what was paid out, and what was staked. */
  paid: atoms,
  staked: atoms,
  bets: z.int(),
})
export type BonusChance = z.infer<typeof chance>

const step = z.strictObject({
  state: z.enum(BONUS_STATES),
  cause: z.enum(BONUS_CAUSES),
  /** `member`, `staff` or `house`. */
  by: z.enum(['member', 'staff', 'house']),
  /** What was moved, and the operation of the ledger that moved it; null where no money was. */
  amount: z.nullable(atoms),
  ledgerId: z.nullable(uuid),
  atMs: epochMs,
})
export type BonusStep = z.infer<typeof step>

/** What would happen to the bonus wallet if the bonus ended now. */
const preview = z.strictObject({
  /** What the bonus wallet has, without bets that are open. */
  balance: atoms,
  toCash: atoms,
  toFund: atoms,
})

const memberBonus = z.strictObject({
  id: uuid,
  name: z.string(),
  source: z.enum(BONUS_SOURCES),
  state: z.enum(BONUS_STATES),
  /** How it ends or has ended. */
  end: z.nullable(z.enum(BONUS_ENDS)),
  terms: bonusTerms,
  termsHash: hex64,
  /** The terms as text, a paragraph each. */
  text: z.array(z.string()),
  target: atoms,
  progress: atoms,
  givenAtMs: epochMs,
  /** Until when it must be accepted, or used; null once it has ended. */
  expiresAtMs: z.nullable(epochMs),
  endedAtMs: z.nullable(epochMs),
  /** Bets that must end first. */
  isSettling: z.boolean(),
  /** Where it is running: what happens if it is cancelled now. */
  ifCancelled: z.nullable(preview),
  steps: z.array(step),
})
export type Bonus = z.infer<typeof memberBonus>

/** Bets of one game, with what they add to the meter: stakes × weight. */
const line = z.strictObject({
  gameCode,
  gameName: z.string(),
  return: fraction,
  /** min(1, (1 − return) ÷ 4 %) */
  weight: fraction,
  bets: z.int(),
  staked: atoms,
  valid: atoms,
})
export type BonusLine = z.infer<typeof line>

const id = z.strictObject({ id: uuid })

/** Bonuses of a member: money to play with, and what has to be staked before it can be withdrawn. */
export const bonus = {
  read: defineCall({
    method: 'GET',
    path: '/api/v1/bonuses',
    may: 'member',
    says: 'The bonuses of the member: the running one with its meter, those that wait, and past ones.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      currency,
      /** Excluded and restricted members are offered nothing; what they have is listed nevertheless. */
      isOffered: z.boolean(),
      /** Active or ending. */
      active: z.nullable(memberBonus),
      lines: z.array(line),
      offered: z.array(memberBonus),
      past: z.array(memberBonus),
    }),
    refusals: [],
    perMinute: 240,
  }),
  chance: defineCall({
    method: 'GET',
    path: '/api/v1/bonuses/:id/chance',
    may: 'member',
    says: 'How often simulated players reach the target of an offered bonus, and what that takes; null while it is being computed or where no game of the bonus can be simulated.',
    request: z.strictObject({ id: uuid, language: languageCode }),
    reply: z.strictObject({ state: z.enum(['ready', 'pending', 'impossible']), chance: z.nullable(chance) }),
    refusals: ['bonus.unknown'],
    perMinute: 60,
  }),
  accept: defineCall({
    method: 'POST',
    path: '/api/v1/bonuses/:id/accept',
    may: 'member',
    says: 'Accepts a bonus under the terms with this hash. It starts at once, or when the running one has ended.',
    request: z.strictObject({ id: uuid, termsHash: hex64 }),
    reply: z.strictObject({ state: z.enum(BONUS_STATES) }),
    refusals: ['bonus.unknown', 'bonus.over', 'bonus.terms_changed', 'bonus.not_offered'],
    perMinute: 60,
    isMoney: true,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/v1/bonuses/:id/cancel',
    may: 'member',
    says: 'Ends a bonus, or declines one that was offered. Open bets are settled first. Sent twice, it is cancelled once.',
    request: id,
    reply: z.strictObject({ state: z.enum(BONUS_STATES) }),
    refusals: ['bonus.unknown', 'bonus.over'],
    perMinute: 60,
    isMoney: true,
  }),
}

const inBoth = z.strictObject({ es: written(1, BONUS_NAME_MAX), en: written(1, BONUS_NAME_MAX) })

/** What staff write; the server adds the currency, and the least stake. */
const draft = z.strictObject({
  names: inBoth,
  amount: atoms,
  multiple: z.int().check(z.gte(1), z.lte(BONUS_MULTIPLE_MAX)),
  stakeMax: atoms,
  gameTypes: z.array(z.enum(BONUS_GAME_TYPES)).check(z.minLength(1), z.maxLength(BONUS_GAME_TYPES.length)),
  games: z.array(gameCode).check(z.maxLength(BONUS_GAMES_MAX)),
  days: z.int().check(z.gte(1), z.lte(BONUS_DAYS_MAX)),
})
export type BonusDraft = z.infer<typeof draft>

const person = z.strictObject({ number: z.string(), name: z.string() })

const proposal = z.strictObject({
  id: uuid,
  member: person,
  names: inBoth,
  terms: bonusTerms,
  reason: z.string(),
  state: z.enum(BONUS_PROPOSAL_STATES),
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  note: z.nullable(z.string()),
  /** Why it could not be given, where it failed. */
  failure: z.nullable(z.enum(BONUS_GRANT_REFUSALS)),
  /** Whether the reader may decide: it is proposed, by somebody else, and not about the reader. */
  mayDecide: z.boolean(),
})
export type BonusProposal = z.infer<typeof proposal>

const reason = written(3, 500)
const decided = ['bonus.proposal_unknown', 'reward.same_person', 'reward.decided', 'reward.expired'] as const

/** Bonuses for staff: one person proposes to give one, another decides. */
export const bonusDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/bonuses',
    may: 'operator',
    says: 'What the bonus fund has, and proposals to give a bonus, newest first; send `next` of a page as `before` to get the next page.',
    request: z.strictObject({ before: z.optional(wholeInAddress) }),
    reply: z.strictObject({
      currency,
      balance: atoms,
      /** What bonuses that have not started will take. */
      promised: atoms,
      proposals: z.array(proposal),
      next: z.nullable(z.int()),
    }),
    refusals: [],
    perMinute: 240,
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/v1/office/bonuses/preview',
    may: 'operator',
    says: 'The terms of a draft as members read them, what must be staked, and what it is expected to cost by simulation.',
    request: z.strictObject({ draft, language: languageCode }),
    reply: z.strictObject({
      text: z.array(z.string()),
      termsHash: hex64,
      target: atoms,
      state: z.enum(['ready', 'pending', 'impossible']),
      chance: z.nullable(chance),
    }),
    refusals: ['bonus.draft'],
    perMinute: 120,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/bonuses',
    may: 'operator',
    says: 'Proposes to give a bonus to a member; another member of staff decides within a day.',
    request: z.strictObject({
      key,
      /** The number or the name. */
      member: written(1, 64),
      draft,
      reason,
    }),
    reply: id,
    refusals: ['bonus.member_unknown', 'bonus.own_account', 'bonus.draft', 'bonus.not_offered', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/bonuses/:id/approve',
    may: 'operator',
    says: 'Approves a proposal of another person; the bonus is offered to the member at once.',
    request: id,
    reply: proposal,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/bonuses/:id/refuse',
    may: 'operator',
    says: 'Refuses a proposal of another person.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: proposal,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
  }),
  member: defineCall({
    method: 'POST',
    path: '/api/v1/office/bonuses/of-member',
    may: 'operator',
    says: 'The bonuses of a member with their history, newest first. It is logged.',
    request: z.strictObject({ member: written(1, 64), language: languageCode }),
    reply: z.strictObject({ member: person, bonuses: z.array(memberBonus) }),
    refusals: ['bonus.member_unknown'],
    perMinute: 120,
  }),
}
