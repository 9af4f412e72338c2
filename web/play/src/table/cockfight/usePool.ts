import type { SharedHeap } from '@ronda/contract'
import { poolStandOf, type FightSide, type PoolStand } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useDesk } from '../../app/context.ts'
import { useTimes } from '../../kit/times.ts'
import { useLive, useLiveSeat } from '../useLive.ts'

const EMPTY: Pick<SharedHeap, 'players' | 'laid' | 'carried'> = { players: 0, laid: {}, carried: 0 }

export type PoolNow = {
  /** What lies on each side, in units. */
  readonly laid: Readonly<Record<FightSide, number>>
  readonly stand: PoolStand
  /** What each side brings from the pool, as it is written; undefined while the odds of the fight stand. */
  readonly dividends: Readonly<Record<FightSide, string>> | undefined
  /** Bets have closed, and it stays as it is. */
  readonly isFinal: boolean
  /** The round was called off: nothing is paid but every stake comes back. */
  readonly isOff: boolean
}

/** What the sides would share now; undefined at the table where they are paid at odds alone. */
export function usePool(): PoolNow | undefined {
  const t = useTranslations('live')
  const { session } = useDesk()
  const { rules } = useLiveSeat()
  const times = useTimes()
  const told = useLive('told')
  if (!rules.pool || !told) return undefined
  const heap = told.heaps?.find(({ mode, currency }) => mode === session.mode && currency === session.currency) ?? EMPTY
  const { meron = 0, wala = 0 } = heap.laid
  const stand = poolStandOf(heap)
  const write = (dividend: number): string => t('paysFor', { times: times(dividend) })
  const { phase } = told.round
  return {
    laid: { meron, wala },
    stand,
    dividends:
      stand.by === 'pool' ? { meron: write(stand.dividends.meron), wala: write(stand.dividends.wala) } : undefined,
    // The house tells what lies there before it tells that bets have closed.
    isFinal: phase !== 'betting',
    isOff: phase === 'void',
  }
}
