import { slot, type PlayMode, type SlotFacts } from '@ronda/contract'
import type { parSheet } from '@ronda/games'
import { z } from 'zod/mini'
import { callInThread } from '../../platform/workers/callInThread.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findFacts, storeFacts } from '../round/index.ts'
import type { Slot } from './slots.actions.ts'

/** What follows from the configuration of the game alone. */
export type ProvenFacts = Omit<SlotFacts, 'measured'>

export type MeasuredOf = (game: string, mode: PlayMode) => Promise<SlotFacts['measured']>

export type GameFacts = {
  /** Undefined for a game that is not a slot. */
  of(game: string): Promise<ProvenFacts | undefined>
}

const NOTHING_MEASURED: SlotFacts['measured'] = { rounds: 0, staked: 0n, won: 0n, currency: 'XTR' }

/** Counting every window of the reels takes a second or two, so it is done once for a model and stored with it. */
async function proveFacts(db: Db, { title, model, modelNumber }: Slot): Promise<ProvenFacts> {
  const stored = await db.read((tx) => findFacts(tx, modelNumber))
  if (stored !== undefined) return z.parse(slot.facts.reply, stored)
  const sheet = (await callInThread({ module: '@ronda/games', name: 'parSheet', argument: model })) as ReturnType<
    typeof parSheet
  >
  const facts = { gameCode: title.gameCode, ...sheet, measured: NOTHING_MEASURED }
  await db.write((tx) => storeFacts(tx, modelNumber, z.encode(slot.facts.reply, facts)))
  return facts
}

export function openFacts(db: Db, open: (game: string) => Promise<Slot | undefined>): GameFacts {
  const proofs = new Map<number, Promise<ProvenFacts>>()
  return {
    async of(game) {
      const played = await open(game)
      if (played === undefined) return undefined
      const { modelNumber, title } = played
      const { names, says } = title.family
      const proof = proofs.get(modelNumber) ?? proveFacts(db, played)
      proofs.set(modelNumber, proof)
      // A proof that failed is tried again by the next call.
      proof.catch(() => proofs.delete(modelNumber))
      // Games that share a model share its proof, each under its own name.
      return { ...(await proof), gameCode: game, family: { names, says, profile: title.profile } }
    },
  }
}
