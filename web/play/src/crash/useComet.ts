import { present } from '@ronda/core'
import { createContext, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useGameContext } from '../slot/machine/context.ts'
import type { Comet } from './comet.ts'
import type { Panel } from './panels.ts'

export const CometContext = createContext<Comet | undefined>(undefined)

export function useComet(): Comet {
  return present(useContext(CometContext), 'the context of a crash game')
}

export function usePanels(): readonly Panel[] {
  const comet = useComet()
  return useSyncExternalStore(comet.watch, comet.read)
}

/** Calls back before every frame, until the component is unmounted. */
export function useEachFrame(draw: (nowMs: number) => void): void {
  const latest = useRef(draw)
  useEffect(() => {
    latest.current = draw
  })
  useEffect(() => {
    let frame = 0
    const step = (nowMs: number): void => {
      latest.current(nowMs)
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [])
}

/** Hundredths as "2.34×", in the number format of the locale. */
export function useMultiple(): (hundredths: number) => string {
  const { locale } = useGameContext()
  const format = useMemo(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    [locale],
  )
  return (hundredths) => `${format.format(hundredths / 100)}×`
}
