import type { SharedPhase } from '@ronda/contract'
import { LedgerBusy, LedgerUnknown } from '../../money/ledger/index.ts'
import { callOff, type Held, type StepOptions } from './step.actions.ts'

/** So often a round may fail to go on, some seconds in all, before it is given up. */
const TRIES_MAX = 10

const KIND = 'sharedRound.step'

/** Of rounds that are over everybody is paid; there is nothing to call off. */
const ENDED: ReadonlySet<SharedPhase> = new Set(['settling', 'closed', 'void'])

/**
 * Hears of every step that failed at a table. A round that cannot go on by a fault of its own is called off, so that it
 * does not stop the table: every stake goes back. Whether it was called off.
 */
export function watchStuck(options: StepOptions, held: Held): (error: unknown) => Promise<boolean> {
  let stuck = { number: 0, tries: 0 }
  return async (error) => {
    const { round } = held
    if (round === undefined || ENDED.has(round.phase)) return false
    // A ledger that is away is no fault of the round's.
    if (error instanceof LedgerBusy || error instanceof LedgerUnknown) return false
    // Nor is a database that is away: then this cannot be written either, and does not count.
    await options.failures.record(KIND, `${round.game}/${round.number}`, error)
    stuck = { number: round.number, tries: stuck.number === round.number ? stuck.tries + 1 : 1 }
    return stuck.tries >= TRIES_MAX && callOff(options, held, 'failed')
  }
}
