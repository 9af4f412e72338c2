import { useTranslations } from 'use-intl'

type Side = 'big' | 'small' | 'odd' | 'even' | 'dragon' | 'tiger' | 'tie'

export type PickWords = {
  /** The subject of a pick: a place, a pair of places, or the sum. */
  readonly subject: (subject: string) => string
  /** The side of the subject that the pick is on. */
  readonly side: (pick: string) => string
  /** The whole pick, as written on a slip. */
  readonly whole: (kind: string, pick: string) => string
}

/** Picks as text. Most are numbers and need none. */
export function usePickWords(): PickWords {
  const t = useTranslations('lottery.pick')
  const subjectOf = (subject: string): string => {
    if (subject === 'sum') return t('sum')
    const [first = 1, second] = subject.split('-').map(Number)
    return second === undefined ? t('place', { place: first }) : t('pair', { first, second })
  }
  const sideOf = (pick: string): string => {
    const [, side] = pick.split(':')
    return side === undefined || /\d/.test(side) ? (side ?? pick) : t(side as Side)
  }
  return {
    subject: subjectOf,
    side: sideOf,
    whole: (kind, pick) => {
      const [subject = '', side] = pick.split(':')
      if (side !== undefined) return t('of', { subject: subjectOf(subject), side: sideOf(pick) })
      return kind === 'sum' ? `${t('sum')} ${Number(pick)}` : pick.replaceAll('-', ' · ')
    },
  }
}
