import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, currency, epochMs, key, ordinal, uuid, whole } from '../wire.ts'
import { head, market, price, selection, sportsVoid } from './sportsMatch.ts'
import { PRICE_POLICIES, SPORTS_CORRECTIONS, SPORTS_GRADES } from './sportsWords.ts'
import { STAKE_REFUSALS } from './wagerRefusals.ts'

const LEGS_MAX = 20
const PARTS_MAX = 6

const asked = z.strictObject({ market: selection, choice: selection })
const askedParts = z.array(asked).check(z.minLength(1), z.maxLength(PARTS_MAX))

/** A leg as it is asked for. More than one part is a bet builder. */
const askedLeg = z.strictObject({
  match: whole,
  parts: askedParts,
  price,
  priceVersion: whole,
  /** Whether it is in every line. */
  isBanker: z.boolean(),
})

/** What must come in on one match, at one price. */
const leg = z.strictObject({
  match: z.strictObject(head),
  parts: z.array(
    z.strictObject({
      market,
      choice: selection,
      /** Known once the match is over. */
      grade: z.nullable(z.enum(SPORTS_GRADES)),
    }),
  ),
  price,
  priceVersion: whole,
  /** The fair chance at acceptance in billionths, published once bets have closed. */
  fair: z.nullable(whole),
  isBanker: z.boolean(),
  void: z.nullable(sportsVoid),
})
export type SportsLeg = z.infer<typeof leg>

/** What is paid for closing a bet now. It stands until a price changes, and at most until the bets of a match close. */
export const cashOutOffer = z.strictObject({
  /** For all that is left of the bet. */
  amount: atoms,
  /** What the rest is worth by the fair chances, cut. */
  fair: atoms,
  /** The part of the fair value that is kept, in millionths. */
  margin: whole,
  /** So many payments of the bet came before. */
  version: whole,
  expiresAtMs: epochMs,
})
export type SportsCashOutOffer = z.infer<typeof cashOutOffer>

const correction = z.strictObject({
  version: ordinal,
  /** Bets are void, are not void after all, or were graded wrongly. */
  cause: z.enum(SPORTS_CORRECTIONS),
  was: atoms,
  paid: atoms,
  /** What the balance gained; less is taken back than was paid too much where it was not there. */
  moved: atoms,
  atMs: epochMs,
})

const payment = z.strictObject({
  /** The first payment of a bet is 0. */
  number: whole,
  kind: z.enum(['settlement', 'cash_out']),
  /** What of the stake it closes. */
  stake: atoms,
  paid: atoms,
  /** The smaller of that stake and of what was won or lost. */
  validBet: atoms,
  paidAtMs: epochMs,
  /** What decisions of staff have changed of it; the amounts above are those after the last of them. */
  corrections: z.array(correction),
})

/** A bet of the member, as it was accepted and as it was paid. */
const bet = z.strictObject({
  id: uuid,
  /** How many legs besides the bankers a line has. */
  sizes: z.array(whole),
  lines: whole,
  policy: z.enum(PRICE_POLICIES),
  rules: whole,
  currency,
  stake: atoms,
  /** What of the stake is neither settled nor cashed out. */
  left: atoms,
  /** The most that the rest can still pay. */
  couldPay: atoms,
  placedAtMs: epochMs,
  legs: z.array(leg),
  cashOut: z.nullable(cashOutOffer),
  payments: z.array(payment),
})
export type SportsBet = z.infer<typeof bet>

const builderPrice = z.strictObject({ price, priceVersion: whole })

/** A match is in play: it is decided after a delay. The same request under the same key gets the answer. */
const pending = z.strictObject({ kind: z.literal('pending'), decidesAtMs: epochMs, nowMs: epochMs })

/** The calls of the bet slip and of the member's bets. */
export const sportsSlipCalls = {
  builder: defineCall({
    method: 'POST',
    path: '/play/v1/sports/builders',
    may: 'anyone',
    says: 'The price of several selections of one match together, from the joint chance of all of them.',
    request: z.strictObject({ match: whole, parts: askedParts }),
    reply: builderPrice,
    refusals: ['sports.match_unknown', 'sports.bets_closed', 'sports.selection_unknown', 'sports.parts_unfit'],
    perMinute: 120,
  }),
  place: defineCall({
    method: 'POST',
    path: '/play/v1/sports/bets',
    may: 'member',
    says: 'Places a bet: a single, a multiple or a system. The caller chooses the key, so that a retry places it once. Where a price has changed against the policy, a leg has closed, or the stake is too large, nothing is placed and what is taken instead is offered.',
    request: z.strictObject({
      key,
      legs: z.array(askedLeg).check(z.minLength(1), z.maxLength(LEGS_MAX)),
      sizes: z.array(whole).check(z.minLength(1), z.maxLength(LEGS_MAX)),
      policy: z.enum(PRICE_POLICIES),
      /** Staked on every line. */
      unit: atoms,
    }),
    reply: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('placed'), bet, balance }),
      z.strictObject({
        kind: z.literal('offer'),
        reason: z.enum(['price', 'stake', 'closed']),
        /** Every leg at the price in force; a leg that takes no bets has none. */
        legs: z.array(z.strictObject({ match: whole, price: z.nullable(price), priceVersion: whole })),
        /** The largest stake on a line that is taken at these prices; null while a leg is closed. */
        unitMax: z.nullable(atoms),
      }),
      pending,
    ]),
    refusals: [
      'game.maintenance',
      'game.bet_invalid',
      'sports.match_unknown',
      'sports.bets_closed',
      'sports.selection_unknown',
      'sports.related',
      'sports.parts_unfit',
      'sports.incident',
      'sports.wait_over',
      'fairness.beacon_required',
      'limit.reality_due',
      'limit.identity_required',
      'bonus.stake_too_large',
      'bonus.stake_fixed',
      ...STAKE_REFUSALS,
    ],
    perMinute: 120,
    // A retry gets its bet even while the site is closed; a new bet is refused.
    isAlwaysOpen: true,
    isMoney: true,
  }),
  cashOut: defineCall({
    method: 'POST',
    path: '/play/v1/sports/cash-outs',
    may: 'member',
    says: 'Closes a bet, or a part of it, at the amount that is offered now, if that is not below the amount that was seen; in play after a delay. The caller chooses the key, so that a retry pays once.',
    request: z.strictObject({
      key,
      bet: uuid,
      /** The stake that is closed: of a bet with several lines, of all of them together. */
      stake: atoms,
      /** What was offered for it. */
      amount: atoms,
    }),
    reply: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('paid'), bet, balance }),
      /** Nothing was paid: the offer is another one now. */
      z.strictObject({ kind: z.literal('offer'), bet }),
      pending,
    ]),
    refusals: [
      'game.bet_invalid',
      'sports.bet_unknown',
      'sports.cash_out_closed',
      'sports.incident',
      'sports.wait_over',
      'wallet.key_reused',
    ],
    perMinute: 60,
    isAlwaysOpen: true,
    isMoney: true,
  }),
  bets: defineCall({
    method: 'GET',
    path: '/play/v1/sports/bets',
    may: 'member',
    says: 'The member’s own bets, open or settled, newest first.',
    request: z.strictObject({
      state: z.enum(['open', 'settled']),
      before: z.optional(uuid),
    }),
    reply: z.strictObject({ bets: z.array(bet), next: z.nullable(uuid) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
}
