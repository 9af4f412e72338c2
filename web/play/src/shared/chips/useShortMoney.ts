import { ATOMS_PER_UNIT } from '@ronda/core'
import { useGameContext } from '../session/context.ts'

/** An amount as it fits on a chip: "2.5", "40", "1k". Rounded for display only; amounts are not computed from it. */
export function useShortMoney(): (atoms: bigint) => string {
  const { locale } = useGameContext()
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return (atoms) => format.format(Number((atoms * 100n) / ATOMS_PER_UNIT) / 100)
}
