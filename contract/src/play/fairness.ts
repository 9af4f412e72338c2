import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { hex64, nothing } from '../wire.ts'

/** Enough for the longest client seed (`fair/src/SPEC.md`, FA10). */
const CLIENT_SEED_MAX = 64

const activeSeed = z.strictObject({
  id: z.string(),
  commitment: hex64,
  clientSeed: z.string(),
  /** The nonce of the next round. */
  nonce: z.int(),
})
export type ActiveSeed = z.infer<typeof activeSeed>

/** The next seed: its secret is made and encrypted, and no client seed is set for it yet. */
const nextSeed = z.strictObject({ id: z.string(), commitment: hex64 })

const revealedSeed = z.strictObject({
  id: z.string(),
  commitment: hex64,
  serverSeed: hex64,
  clientSeed: z.string(),
  /** How many rounds were played with it. */
  rounds: z.int(),
})

/** The seeds of a player. `active` is null until a client seed was set for a commitment. */
export const seedsInPlay = z.strictObject({ active: z.nullable(activeSeed), next: nextSeed })
export type SeedsInPlay = z.infer<typeof seedsInPlay>

export const fairness = {
  seeds: defineCall({
    method: 'GET',
    path: '/play/v1/fairness',
    may: 'game',
    says: 'The active seed, the commitment of the next one, and the newest revealed seeds.',
    request: nothing,
    reply: z.extend(seedsInPlay, { revealed: z.array(revealedSeed) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  rotate: defineCall({
    method: 'POST',
    path: '/play/v1/fairness/rotate',
    may: 'game',
    says: 'Retires and reveals the active seed, if there is one, and activates the next one with the given client seed. The client seed must contain digits of the given commitment, which must be the commitment of the next seed.',
    request: z.strictObject({ commitment: hex64, clientSeed: z.string().check(z.maxLength(CLIENT_SEED_MAX)) }),
    reply: z.strictObject({ active: activeSeed, next: nextSeed, revealed: z.nullable(revealedSeed) }),
    refusals: ['fairness.client_seed_invalid', 'fairness.commitment_stale', 'fairness.round_open'],
    perMinute: 30,
    isAlwaysOpen: true,
  }),
}
