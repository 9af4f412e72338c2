import { callWorth, ENDS, type HoldemView } from '@ronda/games'
import { useEffect, useState } from 'react'

/** Whether the best play calls, by dealing every possible end: it takes a quarter of a second, more on a phone. */
export function useBestDecision(view: HoldemView | undefined): 'call' | 'fold' | undefined {
  const [found, setFound] = useState<{ readonly view: HoldemView; readonly act: 'call' | 'fold' }>()
  useEffect(() => {
    if (view === undefined) return undefined
    const decide = (): void => setFound({ view, act: callWorth(view.player, view.board) > -ENDS ? 'call' : 'fold' })
    // After the cards have been dealt, so that the animation does not stall.
    const timer = setTimeout(decide, 1_600)
    return () => clearTimeout(timer)
  }, [view])
  return found !== undefined && found.view === view ? found.act : undefined
}
