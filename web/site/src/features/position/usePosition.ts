import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { askDelayMs, type ShownPosition } from '../../shell/position/position.ts'
import { positionQuery } from './position.queries.ts'

/** The position of a player in real play, fetched once, and again whenever the balance has moved. */
export function usePosition(isReal: boolean): ShownPosition | undefined {
  const { data: position, refetch, dataUpdatedAt } = useQuery({ ...positionQuery, enabled: isReal })
  const seq = useQuery({ ...balanceQuery, enabled: isReal }).data?.seq
  const askedOf = useRef<number>(undefined)
  useEffect(() => {
    if (seq === undefined || seq === askedOf.current) return undefined
    // The first balance received is already part of the first answer.
    if (askedOf.current === undefined) {
      askedOf.current = seq
      return undefined
    }
    const timer = setTimeout(
      () => {
        askedOf.current = seq
        void refetch()
      },
      askDelayMs(dataUpdatedAt, Date.now()),
    )
    return () => clearTimeout(timer)
  }, [seq, dataUpdatedAt, refetch])
  return isReal ? position : undefined
}
