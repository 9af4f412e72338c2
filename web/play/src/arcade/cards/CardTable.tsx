import type { ReactNode } from 'react'
import { TableOptions } from '../../shared/controls/TableOptions.tsx'
import { useFourColours } from '../../shared/cards/useFourColours.ts'
import { useAdvice } from './useAdvice.ts'
import '../../shared/cards/cards.css'
import '../../shared/cards/table.css'

export type CardTableProps = { readonly hasAdvice?: boolean; readonly children: ReactNode }

/** The table of a card game, and its options. */
export function CardTable({ hasAdvice = false, children }: CardTableProps) {
  const fourColours = useFourColours()
  const advice = useAdvice()
  const options =
    hasAdvice && advice.isOffered
      ? [fourColours, { name: 'advice' as const, isOn: advice.isShown, onTurn: advice.turn }]
      : [fourColours]
  return (
    <div className={`felt${fourColours.isOn ? ' has-four-colours' : ''}`}>
      {children}
      <TableOptions options={options} />
    </div>
  )
}
