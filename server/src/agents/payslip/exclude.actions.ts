import type { Exclusion } from '@ronda/core/payroll'
import type { Tx } from '../../platform/postgres/db.ts'
import { lockEvents } from './event.sql.ts'
import { exclusionOf } from './exclude.ts'
import { findBets, insertExclusions, type BetKey, type StoredBet } from './exclude.sql.ts'

async function write(
  tx: Tx,
  bets: readonly StoredBet[],
  reasonOf: (bet: StoredBet) => Exclusion | null,
): Promise<void> {
  const events = bets.flatMap((bet) => {
    const event = exclusionOf(bet, reasonOf(bet))
    return event === undefined ? [] : [{ bet, ...event }]
  })
  await insertExclusions(tx, events)
}

export type AskedExclusion = BetKey & { readonly excluded: Exclusion | null }

/**
 * Takes bets out of the valid bets of contracts, or puts them back. Asked twice, it happens once, for the first reason.
 * What concerns a closed period is paid by a correction, like every late event.
 */
export async function excludeBets(tx: Tx, asked: readonly AskedExclusion[]): Promise<void> {
  if (asked.length === 0) return
  await lockEvents(tx)
  const reasons = new Map(
    asked.toReversed().map(({ wallet, operation, excluded }) => [`${wallet} ${operation}`, excluded]),
  )
  await write(tx, await findBets(tx, asked), ({ wallet, operation }) => reasons.get(`${wallet} ${operation}`) ?? null)
}

/** After bets were undone: what their exclusions had taken off is put back. The events are locked already. */
export async function adjustExclusions(tx: Tx, undone: readonly BetKey[]): Promise<void> {
  await write(tx, await findBets(tx, undone), ({ excluded }) => excluded)
}
