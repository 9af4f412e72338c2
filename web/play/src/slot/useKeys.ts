import { useEffect } from 'react'
import { belongsToTarget } from '../shared/page/belongsToTarget.ts'
import { usePlay } from './machine/context.ts'

/** Space or Enter spins and skips, arrows change the stake. A key held down counts once. */
export function useKeys(isPaused: boolean): void {
  const { game, sound } = usePlay().machine
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isPaused || event.repeat || event.ctrlKey || event.metaKey || event.altKey || belongsToTarget(event)) return
      sound.wake()
      if (event.key === ' ' || event.key === 'Enter') game.press()
      else if (event.key === 'ArrowUp' || event.key === 'ArrowRight') game.stakeBy(1)
      else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') game.stakeBy(-1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [game, sound, isPaused])
}
