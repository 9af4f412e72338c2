import { useEffect } from 'react'
import { belongsToTarget } from '../page/belongsToTarget.ts'
import { useTableContext } from '../sharedRound/context.ts'

/** Space places the chips; letters do what the rack does. A key held down counts once. */
const CHANGES: Readonly<Record<string, 'undo' | 'clear' | 'repeat' | 'double'>> = {
  u: 'undo',
  c: 'clear',
  r: 'repeat',
  d: 'double',
}

export function useTableKeys(isPaused: boolean): void {
  const { table, sound } = useTableContext()
  useEffect(() => {
    const act = (key: string): boolean => {
      const change = CHANGES[key.toLowerCase()]
      if (change) table.change({ type: change })
      else if (key === ' ') void table.place()
      else return false
      return true
    }
    const press = (event: KeyboardEvent): void => {
      if (isPaused || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      // On a place, Enter adds a chip and space still places the chips.
      const isOnPlace = event.target instanceof Element && event.target.closest('[data-spot]') !== null
      if (!(isOnPlace && event.key === ' ') && belongsToTarget(event)) return
      sound.wake()
      if (act(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [table, sound, isPaused])
}
