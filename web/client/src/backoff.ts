import { seconds } from '@ronda/core'

const WAIT_MS_MIN = 500
/** After an outage every tab reconnects within this time. */
const WAIT_MS_MAX = seconds(15)

/**
 * How long to wait before the next try, doubling with each failure. Half of it is random, so that not all players
 * reconnect at the same moment when a server returns.
 */
export function backoffMs(failures: number, random: () => number): number {
  const full = Math.min(WAIT_MS_MAX, WAIT_MS_MIN * 2 ** Math.min(failures, 10))
  return Math.round(full / 2 + (full / 2) * random())
}
