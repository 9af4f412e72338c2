import type { JackpotPool } from '@ronda/contract'
import { present } from '@ronda/core'
import { jackpotReturn, meanAward, type JackpotTerms } from '@ronda/games'
import type { KnownPool } from './jackpot.actions.ts'
import type { PoolRow } from './jackpot.sql.ts'

/** Of those that are drawn already; the rest are shown when they are nearer. */
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

/** The contributions, awards and terms of a pool. */
export function showForStaff(row: PoolRow, levels: readonly JackpotTerms[]) {
  const { level, currency, state, balance, contributed, awarded, opened_at } = row
  const terms = present(
    levels.find((one) => one.level === level),
    'the terms of a level',
  )
  return {
    level,
    currency,
    state,
    amount: balance,
    contributed,
    awarded,
    openedAt: opened_at.getTime(),
    contribution: Number(terms.contribution),
    seed: terms.seed,
    ...(terms.kind === 'must_hit' ? { ceiling: terms.ceiling } : { odds: terms.odds }),
  }
}
