import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs } from '../wire.ts'
import { REFERRAL_STATES } from './referralWords.ts'

const state = z.enum(REFERRAL_STATES)

/** What a guest must do, and what both get for it. */
export const referralTerms = z.strictObject({
  currency,
  /** How much the guest bets, as far as bets count for rewards. */
  goal: atoms,
  withinDays: z.int(),
  guestReward: atoms,
  /** What the host gets, from the guest of this number on. */
  levels: z.array(z.strictObject({ from: z.int(), reward: atoms })),
})
export type ReferralTerms = z.infer<typeof referralTerms>

const progress = {
  /** The first letters of the name only. */
  name: z.string(),
  state,
  /** What counts of the guest's bets so far. */
  valid: atoms,
  goal: atoms,
  endsAtMs: epochMs,
  /** What the host earned by this guest, or earns once the goal is reached. */
  hostReward: atoms,
}

const guest = z.strictObject(progress)
export type ReferralGuest = z.infer<typeof guest>

const invitation = z.strictObject({ ...progress, guestReward: atoms })
export type ReferralInvitation = z.infer<typeof invitation>

/** Members invite others: the host and the guest are both rewarded once the guest has bet enough. */
export const referral = {
  read: defineCall({
    method: 'GET',
    path: '/wps/referral',
    may: 'member',
    says: 'The invitation code of a member, what it earns, whom they have invited, and who has invited them.',
    request: z.strictObject({}),
    reply: z.strictObject({
      /** False where the brand does not offer it, or nothing is offered to this member now. */
      isOffered: z.boolean(),
      code: z.string(),
      terms: referralTerms,
      /** The place in `terms.levels` of what the next guest earns. */
      level: z.int(),
      /** How many more guests must qualify until the next level; null on the highest. */
      guestsToNext: z.nullable(z.int()),
      /** Guests that have qualified, in all and in this month (UTC), and how many of a month count. */
      qualified: z.int(),
      qualifiedInMonth: z.int(),
      monthMax: z.int(),
      earned: atoms,
      /** Newest first. */
      guests: z.array(guest),
      /** Further guests that are not listed. */
      moreGuests: z.int(),
      /** Whose invitation this member has used. */
      invitation: z.nullable(invitation),
    }),
    refusals: [],
    perMinute: 120,
  }),
}
