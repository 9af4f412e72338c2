import type { SharedPhase } from '@ronda/contract'
import { LedgerBusy, LedgerUnknown } from '../../money/ledger/index.ts'
import { voidCurrentRound, type Held, type StepOptions } from './step.actions.ts'

/** A round may fail to go on so many times, some seconds in all, before it is voided. */
const TRIES_MAX = 10

const KIND = 'sharedRound.step'

/** In these phases the outcome stands, so there is nothing to void. */
const ENDED: ReadonlySet<SharedPhase> = new Set(['settling', 'closed', 'void'])

/**
 * Called with every error of a step at a table. A round that cannot go on by a fault of its own is voided, so that it
 * does not stop the table: every stake is returned. Returns whether it was voided.
 */
export function watchStuck(options: StepOptions, held: Held): (error: unknown) => Promise<boolean> {
  let stuck = { number: 0, tries: 0 }
  return async (error) => {
    const { round } = held
    if (round === undefined || ENDED.has(round.phase)) return false
    // An unavailable ledger is not the fault of the round.
    if (error instanceof LedgerBusy || error instanceof LedgerUnknown) return false
    // Neither is an unavailable database: then this cannot be written either, and does not count.
    await options.failures.record(KIND, `${round.game}/${round.number}`, error)
    stuck = { number: round.number, tries: stuck.number === round.number ? stuck.tries + 1 : 1 }
    return stuck.tries >= TRIES_MAX && voidCurrentRound(options, held, 'failed')
  }
}
