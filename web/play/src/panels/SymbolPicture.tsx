import { usePlay } from '../app/context.ts'
import { Picture } from '../app/Picture.tsx'
import { symbolSource } from '../app/pictures.ts'

/** Drawn once at this size and scaled by the page. */
const SIZE = 120

export function SymbolPicture({ symbol }: { readonly symbol: number }) {
  const { theme } = usePlay()
  return <Picture source={symbolSource(theme, symbol, SIZE)} className="symbol" />
}
