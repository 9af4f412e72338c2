import { useMemo } from 'react'
import { useGameContext } from '../shared/session/context.ts'
import { openContext } from '../shared/view/openContext.ts'
import { useView } from '../shared/view/viewStore.ts'
import type { Comet } from './comet.ts'
import type { Panel } from './panels.ts'

export const [CometContext, useComet] = openContext<Comet>('the context of a crash game')

export function usePanels(): readonly Panel[] {
  return useView(useComet())
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
