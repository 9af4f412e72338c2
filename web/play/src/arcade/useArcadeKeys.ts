import { useEffect } from 'react'
import { belongsToTarget } from '../shared/page/belongsToTarget.ts'
import { isOpen } from './round/view.ts'
import { useArcadeContext } from './round/context.ts'

/** Space plays, or cashes out an open round; arrows change the stake, or make the moves of the game. */
export function useArcadeKeys(isPaused: boolean): void {
  const { table, game, sound } = useArcadeContext()
  useEffect(() => {
    const act = (key: string): boolean => {
      const view = table.read()
      const move = isOpen(view)
        ? (game.keys?.[key] ?? (key === ' ' && !game.Acts ? { take: true } : undefined))
        : undefined
      if (move) void table.move(move)
      else if (key === ' ' || key === 'Enter') {
        if (view.auto) table.stop()
        else if (game.isBet?.(view.bet) ?? true) void table.bet()
      } else if (key === 'ArrowUp' || key === 'ArrowRight') table.stakeBy(1)
      else if (key === 'ArrowDown' || key === 'ArrowLeft') table.stakeBy(-1)
      else return false
      return true
    }
    const press = (event: KeyboardEvent): void => {
      if (isPaused || event.repeat || event.ctrlKey || event.metaKey || event.altKey || belongsToTarget(event)) return
      sound.wake()
      if (act(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [table, game, sound, isPaused])
}
