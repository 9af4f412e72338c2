import type { SharedPool } from '@ronda/contract'
import { poolStandOf, type FightSide, type PoolStand } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../shared/session/context.ts'
import { useTimes } from '../shared/session/times.ts'
import { useTableField, useTableContext } from '../shared/sharedRound/context.ts'

const EMPTY: Pick<SharedPool, 'players' | 'laid' | 'carried'> = { players: 0, laid: {}, carried: 0 }

export type PoolNow = {
  /** The amount on each side, in units. */
  readonly laid: Readonly<Record<FightSide, number>>
  readonly stand: PoolStand
  /** What each side pays from the pool, as text; undefined while the fixed odds apply. */
  readonly dividends: Readonly<Record<FightSide, string>> | undefined
  /** Bets have closed, so it no longer changes. */
  readonly isFinal: boolean
  /** The round was voided: nothing is paid, and every stake is refunded. */
  readonly isOff: boolean
}

/** What the sides would share now; undefined at the table with fixed odds only. */
export function usePool(): PoolNow | undefined {
  const t = useTranslations('sharedRound')
  const { session } = useGameContext()
  const { rules } = useTableContext()
  const times = useTimes()
  const snapshot = useTableField('snapshot')
  if (!rules.pool || !snapshot) return undefined
  const heap =
    snapshot.heaps?.find(({ mode, currency }) => mode === session.mode && currency === session.currency) ?? EMPTY
  const { meron = 0, wala = 0 } = heap.laid
  const stand = poolStandOf(heap)
  const write = (dividend: number): string => t('paysFor', { times: times(dividend) })
  const { phase } = snapshot.round
  return {
    laid: { meron, wala },
    stand,
    dividends:
      stand.by === 'pool' ? { meron: write(stand.dividends.meron), wala: write(stand.dividends.wala) } : undefined,
    // The server sends the final amounts before it sends that bets have closed.
    isFinal: phase !== 'betting',
    isOff: phase === 'void',
  }
}
