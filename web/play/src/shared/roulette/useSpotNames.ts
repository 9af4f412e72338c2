import { useTranslations } from 'use-intl'
import type { Place } from './layout.ts'

const KINDS = ['straight', 'split', 'street', 'corner', 'line', 'column', 'dozen'] as const
const OUTSIDE = ['low', 'even', 'red', 'black', 'odd', 'high'] as const
const DOZENS = ['1', '2', '3'] as const

/** The names of places for screen readers, and the labels on them. */
export function useSpotNames(): { nameOf: (place: Place) => string; labelOf: (place: Place) => string } {
  const t = useTranslations('arcade.tables.roulette')
  const nameOf = ({ kind, spot }: Place): string => {
    const outside = OUTSIDE.find((each) => each === kind)
    if (outside) return t(`outside.${outside}`)
    const known = KINDS.find((each) => each === kind) ?? 'straight'
    const isNamed = known === 'column' || known === 'dozen'
    return t(`kind.${known}`, { numbers: isNamed ? (spot.id.split('-')[1] ?? '') : spot.numbers.join(' · ') })
  }
  const labelOf = ({ kind, spot }: Place): string => {
    const outside = OUTSIDE.find((each) => each === kind)
    if (outside) return t(`short.${outside}`)
    if (kind === 'column') return t('column')
    const dozen = DOZENS.find((each) => spot.id === `dozen-${each}`)
    return dozen ? t(`dozen.${dozen}`) : `${spot.numbers[0]}`
  }
  return { nameOf, labelOf }
}
