import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '@ronda/core'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findNowMs, type StoredShared } from './round.sql.ts'

/** What nobody can know when the tickets are sealed, whatever clock is a little late. */
const AHEAD_MS = seconds(3)
/** A draw waits for its beacon, but not for ever. */
const WAIT_MS_MAX = seconds(30)
const AGAIN_MS = 500

export type BeaconRound = { readonly chain: string; readonly round: number }

/** Which round of the beacon has a part in a draw whose tickets are sealed now. */
export const beaconFrom = (beacon: Beacon, nowMs: number): BeaconRound => ({
  chain: beacon.chain,
  round: beacon.roundFrom(nowMs + AHEAD_MS),
})

/**
 * What the beacon of a draw signed; null where it has none, or none that came in time: then the draw goes on without it.
 * Undefined while it is waited for.
 */
export async function signatureFor(
  { db, beacon }: { readonly db: Db; readonly beacon?: Beacon | undefined },
  round: StoredShared,
): Promise<string | null | undefined> {
  const { beacon_chain: chain, beacon_round: at } = round
  if (chain === null || at === null || beacon?.chain !== chain) return null
  const nowMs = await db.read(findNowMs)
  const signature = nowMs < beacon.dueMs(at) ? undefined : await beacon.signatureOf(at)
  if (signature !== undefined) return signature
  if (nowMs >= round.shows_at.getTime() + WAIT_MS_MAX) return null
  await wait(AGAIN_MS)
  return undefined
}
