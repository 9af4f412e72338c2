import type { JackpotPool } from '@ronda/contract'
import { jackpotReturn, meanAward } from '@ronda/games'
import type { KnownPool } from './jackpot.actions.ts'

/** Of those that are drawn already; the rest will be shown when their turn is nearer. */
const SHOWN_COMMITMENTS = 3

export function showPool({ row, terms, drawn }: KnownPool, amount: bigint): JackpotPool {
  const common = {
    level: terms.level,
    amount,
    isRunning: row.state === 'running',
    contribution: Number(terms.contribution),
    seed: terms.seed,
    exactReturn: jackpotReturn(terms),
    meanAward: meanAward(terms),
  }
  if (terms.kind === 'classic') return { ...common, kind: terms.kind, odds: terms.odds }
  const commitments = drawn.commitments.slice(0, SHOWN_COMMITMENTS)
  return { ...common, kind: terms.kind, ceiling: terms.ceiling, commitments: [...commitments] }
}
