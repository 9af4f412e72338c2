import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { hex64, nothing } from '../wire.ts'

/** Printable ASCII without the colon that separates the parts of the message that is hashed. */
export const CLIENT_SEED_PATTERN = /^[!-9;-~]{1,64}$/

const activeSeed = z.strictObject({
  id: z.string(),
  commitment: hex64,
  clientSeed: z.string(),
  /** The number the next round will be played with. */
  nonce: z.int(),
})

const revealedSeed = z.strictObject({
  id: z.string(),
  commitment: hex64,
  serverSeed: hex64,
  clientSeed: z.string(),
  /** How many rounds were played with it. */
  rounds: z.int(),
})

export const fairness = {
  seeds: defineCall({
    method: 'GET',
    path: '/play/v1/fairness',
    may: 'game',
    says: 'The commitment in force and the newest revealed seeds.',
    request: nothing,
    reply: z.strictObject({ active: activeSeed, revealed: z.array(revealedSeed) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  rotate: defineCall({
    method: 'POST',
    path: '/play/v1/fairness/rotate',
    may: 'game',
    says: 'Retires the seed in force, reveals it, and commits to a new one with the client seed given.',
    request: z.strictObject({ clientSeed: z.string().check(z.maxLength(64)) }),
    reply: z.strictObject({ active: activeSeed, revealed: revealedSeed }),
    refusals: ['fairness.client_seed_invalid', 'fairness.round_open'],
    perMinute: 30,
    isAlwaysOpen: true,
  }),
}
