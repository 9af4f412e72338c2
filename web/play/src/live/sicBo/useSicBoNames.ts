import { useTranslations } from 'use-intl'

const NAMED = ['small', 'big', 'odd', 'even', 'anyTriple'] as const

/** The names of places. */
export function useSicBoNames(): (place: string) => string {
  const t = useTranslations('sharedRound.sicBo')
  return (place) => {
    const named = NAMED.find((each) => each === place)
    if (named) return t(named)
    const [kind, first = '', second = ''] = place.split('-')
    if (kind === 'total') return t('total', { total: Number(first) })
    if (kind === 'pair') return t('pair', { low: Number(first), high: Number(second) })
    const face = Number(first)
    if (kind === 'double') return t('double', { face })
    return kind === 'triple' ? t('triple', { face }) : t('single', { face })
  }
}
