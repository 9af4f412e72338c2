import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { hex64, nothing } from '../wire.ts'

/** Room for the longest client seed (`fair/src/SPEC.md`, FA10). */
const CLIENT_SEED_MAX = 64

const activeSeed = z.strictObject({
  id: z.string(),
  commitment: hex64,
  clientSeed: z.string(),
  /** The number the next round will be played with. */
  nonce: z.int(),
})
export type ActiveSeed = z.infer<typeof activeSeed>

/** The seed to come: its secret is made and sealed, and waits for the player's text. */
const nextSeed = z.strictObject({ id: z.string(), commitment: hex64 })

const revealedSeed = z.strictObject({
  id: z.string(),
  commitment: hex64,
  serverSeed: hex64,
  clientSeed: z.string(),
  /** How many rounds were played with it. */
  rounds: z.int(),
})

/** What a player has to play with. `active` is null until a text was given for a commitment. */
export const seedsInPlay = z.strictObject({ active: z.nullable(activeSeed), next: nextSeed })
export type SeedsInPlay = z.infer<typeof seedsInPlay>

export const fairness = {
  seeds: defineCall({
    method: 'GET',
    path: '/play/v1/fairness',
    may: 'game',
    says: 'The seed in force, the commitment of the next one, and the newest revealed seeds.',
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
    says: 'Retires and reveals the seed in force, if there is one, and puts the next one in force with the client seed given. The client seed must hold digits of the commitment it is given for, and that must be the commitment of the next seed.',
    request: z.strictObject({ commitment: hex64, clientSeed: z.string().check(z.maxLength(CLIENT_SEED_MAX)) }),
    reply: z.strictObject({ active: activeSeed, next: nextSeed, revealed: z.nullable(revealedSeed) }),
    refusals: ['fairness.client_seed_invalid', 'fairness.commitment_stale', 'fairness.round_open'],
    perMinute: 30,
    isAlwaysOpen: true,
  }),
}
