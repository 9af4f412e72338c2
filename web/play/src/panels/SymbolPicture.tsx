import { symbolSvg } from '@ronda/art'
import { useMemo } from 'react'
import { usePlay } from '../app/context.ts'
import { Picture } from '../app/Picture.tsx'

/** Drawn once at this size and scaled by the page. */
const SIZE = 120

export function SymbolPicture({ symbol, className }: { readonly symbol: number; readonly className?: string }) {
  const { theme } = usePlay()
  const svg = useMemo(() => symbolSvg(theme, symbol, SIZE), [theme, symbol])
  return <Picture svg={svg} className={className ?? 'symbol'} />
}
