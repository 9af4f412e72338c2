import { ATOMS_PER_UNIT } from '@ronda/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { MachineWords } from './machine/machine.ts'

/** From this amount on the short form is used, because a coin is small. */
const SHORT_FROM = 10_000

/** The texts on coins and wheels. */
export function useMachineWords(locale: string): MachineWords {
  const t = useTranslations('play')
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    return {
      amount: (atoms) => {
        const units = Number(atoms) / Number(ATOMS_PER_UNIT)
        return (units < SHORT_FROM ? plain : short).format(units)
      },
      prize: (name) => t(`prize.${name}`),
      slice: (slice) =>
        'spins' in slice ? t('prize.spins', { count: slice.spins }) : t('prize.times', { times: slice.times }),
    }
  }, [t, locale])
}
