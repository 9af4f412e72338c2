import { bestHold, type Card, type PokerTable } from '@ronda/games'
import { useEffect, useState } from 'react'

/** The best hold, computed after the deal: it takes a quarter of a second, more on a phone. */
export function useBestHold(table: PokerTable, hand: readonly Card[] | undefined): readonly boolean[] | undefined {
  const [found, setFound] = useState<{ readonly hand: readonly Card[]; readonly hold: readonly boolean[] }>()
  useEffect(() => {
    if (hand === undefined) return undefined
    // After the cards have been dealt, so that the animation does not stall.
    const timer = setTimeout(() => setFound({ hand, hold: bestHold(table, hand).hold }), 900)
    return () => clearTimeout(timer)
  }, [table, hand])
  return found !== undefined && found.hand === hand ? found.hold : undefined
}
