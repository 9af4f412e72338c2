import { useTranslations } from 'use-intl'
import type { Slice, Step } from '@ronda/games'
import { usePlay } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import { useSymbolName } from './useSymbolName.ts'

/** What happens in a step, as a sentence: for screen readers, and in the list of steps of a past round. */
export function useStepWords(atomsPerCoin: bigint): (step: Step, fresh?: number) => string {
  const t = useTranslations('play.step')
  const write = useMoney()
  const nameOf = useSymbolName()
  const { labels } = usePlay().skin
  const money = (coins: number): string => write(BigInt(coins) * atomsPerCoin)
  const sliceWords = (slice: Slice | undefined): string => {
    if (!slice) return ''
    if ('coins' in slice) return money(slice.coins)
    return 'spins' in slice ? t('freeSpins', { count: slice.spins }) : t('times', { times: slice.times })
  }
  return (step, fresh = 0) => {
    switch (step.type) {
      case 'turn': {
        const [first] = step.cells
        const symbol = first && step.grid[first[0]]?.[first[1]]
        const name = symbol === undefined || symbol >= labels.es.length ? '' : nameOf(symbol)
        return t(step.why, { count: step.cells.length, symbol: name })
      }
      case 'pay':
        return t('pay', { count: step.wins.length, win: money(step.coins) })
      case 'fall':
        return t('fall', { count: step.gone.length })
      case 'times':
        return t('times', { times: step.times })
      case 'award':
        return t('freeSpins', { count: step.spins })
      case 'hold':
        return t('hold', { fresh, coins: step.prizes.length, left: step.left })
      case 'collect':
        return t(step.full ? 'collectFull' : 'collect', { count: step.prizes.length, win: money(step.coins) })
      case 'wheel':
        return t('wheel', { prize: sliceWords(step.slices[step.at]) })
      default:
        return ''
    }
  }
}
