import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../session/context.ts'
import { PlaceChip } from './PlaceChip.tsx'
import './places.css'

export type PlaceButtonProps = {
  readonly place: string
  readonly name: string
  readonly className: string
  readonly count: number
  readonly stake: bigint
  readonly isLaid?: boolean
  readonly isHit: boolean
  readonly isFixed: boolean
  /** What it pays and returns, shown on request. */
  readonly tip?: string
  readonly onLay: (place: string) => void
  readonly onTake: (place: string) => void
  readonly children: ReactNode
}

/** A place for chips. It keeps keyboard focus while no chips may be placed. */
export function PlaceButton(props: PlaceButtonProps) {
  const { place, name, className, count, stake, isLaid, isHit, isFixed, tip, onLay, onTake, children } = props
  const t = useTranslations('arcade.tables.chips')
  const write = useMoney()
  const amount = write(stake * BigInt(count))
  return (
    <button
      type="button"
      className={`place ${className}${isHit ? ' is-hit' : ''}`}
      data-spot={place}
      title={tip}
      aria-label={count > 0 ? t('onPlace', { place: name, amount }) : t('onNothing', { place: name })}
      aria-disabled={isFixed}
      onClick={() => {
        if (!isFixed) onLay(place)
      }}
      onKeyDown={({ key }) => {
        if (!isFixed && (key === 'Delete' || key === 'Backspace')) onTake(place)
      }}
    >
      {children}
      {count > 0 && <PlaceChip className="place-chip" count={count} stake={stake} isLaid={isLaid ?? false} />}
    </button>
  )
}
