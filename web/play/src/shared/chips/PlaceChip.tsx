import { Chip, toneOf } from './Chip.tsx'
import { useShortMoney } from './useShortMoney.ts'

export type PlaceChipProps = {
  readonly className: string
  readonly count: number
  readonly stake: bigint
  /** It is placed but not staked yet. */
  readonly isLaid?: boolean
}

/** The chips on a place. */
export function PlaceChip({ className, count, stake, isLaid = false }: PlaceChipProps) {
  const short = useShortMoney()
  return (
    <span className={`${className} on-place${isLaid ? ' is-laid' : ''}`}>
      <Chip tone={toneOf(count)} text={short(stake * BigInt(count))} />
    </span>
  )
}
