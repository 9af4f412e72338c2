import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '@ronda/core'
import { dueMsOf } from '@ronda/fair'
import { beaconWaitMs, type SharedPace } from '@ronda/games'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findNowMs, type StoredShared } from './round.sql.ts'

/** Short at first, when the delay is in the network; a beacon that is down need not be polled more often. */
const AGAIN_MS_MIN = 200
const AGAIN_MS_MAX = seconds(2)

/** `here`: the beacon's signature, or null when no beacon decides. `missing`: the time limit has passed. */
export type Awaited =
  | { readonly is: 'here'; readonly signature: string | null }
  | { readonly is: 'waiting' }
  | { readonly is: 'missing' }

type Asked = { readonly db: Db; readonly beacon?: Beacon | undefined }

/** When the beacon of a round is due. Rounds from before this column existed take it from the beacon. */
function dueOf({ beacon }: Asked, { beacon_due_at: due, shows_at: shows }: StoredShared, round: number): number {
  return due?.getTime() ?? (beacon ? dueMsOf(beacon.chain, round) : shows.getTime())
}

/**
 * Waits for the signature of a round's beacon. A round that announced a beacon never goes on without it: otherwise the
 * operator of the table could choose between two outcomes.
 */
export async function awaitBeacon(options: Asked, round: StoredShared, pace: SharedPace): Promise<Awaited> {
  const { db, beacon } = options
  const { beacon_chain: chain, beacon_round: at } = round
  if (chain === null || at === null) return { is: 'here', signature: null }
  const lateMs = (await db.read(findNowMs)) - dueOf(options, round, at)
  const signature = lateMs < 0 || beacon?.chain.hash !== chain ? undefined : await beacon.signatureOf(at)
  if (signature !== undefined) return { is: 'here', signature }
  if (lateMs >= beaconWaitMs(pace)) return { is: 'missing' }
  await wait(Math.min(AGAIN_MS_MAX, Math.max(AGAIN_MS_MIN, lateMs / 10)))
  return { is: 'waiting' }
}
