import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, hex64, key, languageCode, uuid, whole, wholeInAddress, written } from '../wire.ts'
import { NOT_OFFERED } from './missionWords.ts'
import { RAFFLE_ENTRIES_PAGE, RAFFLE_LIMITS, RAFFLE_PLAN_STATES, RAFFLE_STATES } from './raffleWords.ts'

const upTo = (max: number) => z.int().check(z.gte(1), z.lte(max))

const prize = z.strictObject({ amount: atoms, count: upTo(RAFFLE_LIMITS.stock) })

/** The rule of a raffle: fixed and hashed when it is published. */
export const rafflePlan = z.strictObject({
  names: z.strictObject({ es: written(1, RAFFLE_LIMITS.name), en: written(1, RAFFLE_LIMITS.name) }),
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  /** Whether a member can claim one free ticket a day. */
  hasFree: z.boolean(),
  /** The valid bets for one ticket; null where bets give none. */
  betPerTicket: z.nullable(atoms),
  /** The most tickets of one member. */
  ticketsMax: upTo(RAFFLE_LIMITS.ticketsMax),
  /** One prize is drawn for so many tickets. */
  perPrize: upTo(RAFFLE_LIMITS.perPrize),
  /** The most prizes that are drawn. */
  prizesMax: upTo(RAFFLE_LIMITS.stock),
  /** The largest first, in the order in which they are drawn. */
  prizes: z.array(prize).check(z.minLength(1), z.maxLength(RAFFLE_LIMITS.kinds)),
})
export type RafflePlan = z.infer<typeof rafflePlan>

/** The rule in the text that was hashed. */
export const readRafflePlan = (text: string): RafflePlan => z.parse(rafflePlan, JSON.parse(text))

const entrant = z.string().check(z.regex(/^[0-9a-f]{16}$/))

const winner = z.strictObject({ ticket: whole, entrant, amount: atoms })

/** What everybody may know of a raffle. */
const published = {
  id: uuid,
  name: z.string(),
  state: z.enum(RAFFLE_STATES),
  currency,
  plan: rafflePlan,
  /** The rule in words. */
  terms: z.array(z.string()),
  /** The hash of the rule. */
  hash: hex64,
  /** Members with tickets, and their tickets: so far, or in all once the list is final. */
  entrants: whole,
  tickets: whole,
  /** How many prizes these tickets are enough for. */
  prizes: whole,
  /** When the list of tickets becomes final, and when it is drawn at the earliest. */
  freezesAtMs: epochMs,
  drawsAtMs: epochMs,
  /** The hash of the seed. */
  commitment: hex64,
  /** Names the public beacon that decides, or none. */
  salt: z.string(),
  beaconChain: z.nullable(hex64),
  beaconRound: z.nullable(z.int()),
  /** The root of the tree of all entries, once the list is final. */
  root: z.nullable(hex64),
  frozenAtMs: z.nullable(epochMs),
  /** The list was final too late for the beacon round named at first, and another was named. */
  isPostponed: z.boolean(),
  winners: z.array(winner),
  /** Why it was cancelled. */
  note: z.nullable(z.string()),
}

const own = z.strictObject({
  entrant,
  tickets: whole,
  free: whole,
  valid: atoms,
  /** The first ticket, once the list is final. */
  first: z.nullable(whole),
  isFreeClaimed: z.boolean(),
})
export type RaffleOwn = z.infer<typeof own>

const raffle = z.strictObject({ ...published, own: z.nullable(own) })
export type Raffle = z.infer<typeof raffle>

const proof = z.strictObject({
  ...published,
  /** The rule as the text that was hashed. */
  rule: z.string(),
  serverSeed: z.nullable(hex64),
  signature: z.nullable(z.string()),
})
export type RaffleProof = z.infer<typeof proof>

/** Raffles: tickets, of which a number that grows with them wins a prize. */
export const raffles = {
  offers: defineCall({
    method: 'GET',
    path: '/wps/raffles/offers',
    may: 'anyone',
    says: 'The raffles that are open or coming, and the last ones that ended, for somebody who is not signed in.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      currency,
      /** The server's clock, which decides when a raffle closes. */
      nowMs: epochMs,
      raffles: z.array(raffle),
    }),
    refusals: [],
    perMinute: 120,
  }),
  list: defineCall({
    method: 'GET',
    path: '/wps/raffles',
    may: 'member',
    says: 'The raffles that are open or coming, and the last ones that ended, each with the own tickets.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      currency,
      /** The server's clock, which decides when a raffle closes. */
      nowMs: epochMs,
      /** Why none is offered; those with own tickets are listed nevertheless. */
      notOffered: z.nullable(z.enum(NOT_OFFERED)),
      raffles: z.array(raffle),
    }),
    refusals: [],
    perMinute: 240,
  }),
  claim: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    may: 'member',
    says: 'Takes part in a raffle, and claims the free ticket of the day where it has one. Bets count from then on. Sent twice, it is claimed once.',
    request: z.strictObject({ id: uuid, language: languageCode }),
    reply: raffle,
    refusals: ['raffle.unknown', 'raffle.not_offered', 'raffle.not_yet', 'raffle.over', 'raffle.full', 'raffle.device'],
    perMinute: 120,
  }),
  proof: defineCall({
    method: 'GET',
    path: '/wps/raffles/:id',
    may: 'anyone',
    says: 'A raffle for everybody: its rule and commitment, then the root of its tickets, and once it is drawn its seed and winners.',
    request: z.strictObject({ id: uuid, language: languageCode }),
    reply: proof,
    refusals: ['raffle.unknown'],
    perMinute: 120,
  }),
  entries: defineCall({
    method: 'GET',
    path: '/wps/raffles/:id/entries',
    may: 'anyone',
    says: 'The final list of tickets, in order; `from` is the first ticket that is wanted. Empty until the list is final.',
    request: z.strictObject({ id: uuid, from: z.optional(wholeInAddress) }),
    reply: z.strictObject({
      entries: z.array(z.strictObject({ entrant, first: whole, count: whole })).check(z.maxLength(RAFFLE_ENTRIES_PAGE)),
      next: z.nullable(z.int()),
    }),
    refusals: ['raffle.unknown'],
    perMinute: 240,
  }),
}

const planned = z.strictObject({
  id: uuid,
  plan: rafflePlan,
  currency,
  reason: z.string(),
  state: z.enum(RAFFLE_PLAN_STATES),
  /** What is reserved for its prizes. */
  pot: atoms,
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  note: z.nullable(z.string()),
  cancelledBy: z.nullable(z.string()),
  entrants: whole,
  tickets: whole,
  /** Prizes that these tickets are enough for, or that were drawn. */
  prizes: whole,
  winners: z.array(winner),
  /** Whether the reader may decide: it is proposed, and by somebody else. */
  mayDecide: z.boolean(),
  /** Whether it can still be cancelled: the list of tickets is not final. */
  mayCancel: z.boolean(),
})
export type PlannedRaffle = z.infer<typeof planned>

const reason = written(3, 500)
const decided = ['raffle.unknown', 'reward.same_person', 'reward.decided', 'reward.expired'] as const

/** Raffles for staff: one plans, another publishes, and each can cancel until the list of tickets is final. */
export const raffleDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/raffles',
    may: 'operator',
    says: 'Raffles, newest first, and what the fund has that no raffle has reserved; send `next` of a page as `before` to get the next page.',
    request: z.strictObject({ before: z.optional(wholeInAddress) }),
    reply: z.strictObject({
      currency,
      balance: atoms,
      /** Prizes of published raffles, and prizes that winners have not collected. */
      reserved: atoms,
      raffles: z.array(planned),
      next: z.nullable(z.int()),
    }),
    refusals: [],
    perMinute: 240,
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/v1/office/raffles/preview',
    may: 'operator',
    says: 'The rule of a plan in words, as members will read it, in both languages.',
    request: z.strictObject({ plan: rafflePlan }),
    reply: z.strictObject({ terms: z.strictObject({ es: z.array(z.string()), en: z.array(z.string()) }) }),
    refusals: ['raffle.plan'],
    perMinute: 120,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/raffles',
    may: 'operator',
    says: 'Proposes a raffle; another member of staff decides before it ends, within a day.',
    request: z.strictObject({ key, plan: rafflePlan, reason }),
    reply: z.strictObject({ id: uuid }),
    refusals: ['raffle.plan', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/raffles/:id/approve',
    may: 'operator',
    says: 'Publishes a raffle that another person proposed: its prizes are reserved, and its rule and commitment are shown.',
    request: z.strictObject({ id: uuid }),
    reply: planned,
    refusals: [...decided, 'reward.fund_empty', 'raffle.beacon'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/raffles/:id/refuse',
    may: 'operator',
    says: 'Refuses a raffle that another person proposed.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: planned,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/v1/office/raffles/:id/cancel',
    may: 'operator',
    says: 'Cancels a published raffle with a reason that its members read; its prizes are no longer reserved.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: planned,
    refusals: ['raffle.unknown', 'raffle.not_cancellable'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
}
