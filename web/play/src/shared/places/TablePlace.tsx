import type { ReactNode } from 'react'
import { PlaceButton } from '../chips/PlaceButton.tsx'
import type { PlacesProps } from '../sharedRound/game.ts'

export type TablePlaceProps = {
  readonly of: PlacesProps
  readonly place: string
  readonly name: string
  readonly className: string
  readonly children: ReactNode
}

/** A place of a live table, with the staked chips and those not staked yet. */
export function TablePlace({ of, place, name, className, children }: TablePlaceProps) {
  const { unit, staked, laid, isLit, isFixed, onLay, onTake, tipOf } = of
  return (
    <PlaceButton
      place={place}
      name={name}
      className={className}
      count={(staked[place] ?? 0) + (laid[place] ?? 0)}
      stake={unit}
      isLaid={laid[place] !== undefined}
      isHit={isLit(place)}
      isFixed={isFixed}
      tip={tipOf(place, name)}
      onLay={onLay}
      onTake={onTake}
    >
      {children}
    </PlaceButton>
  )
}
