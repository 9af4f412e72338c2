import { SHEET } from '@ronda/art'
import { usePlay } from './context.ts'

export type SymbolPictureProps = { readonly symbol: number; readonly className: string; readonly isLarge?: boolean }

/** A symbol cut from the picture with all of them. A large one is sharp as soon as the large picture has come. */
export function SymbolPicture({ symbol, className, isLarge = false }: SymbolPictureProps) {
  const { small, large } = usePlay().skin.symbols
  const sheets = isLarge ? [large, small] : [small]
  const place = {
    backgroundImage: sheets.map((address) => `url("${address}")`).join(', '),
    '--column': symbol % SHEET.columns,
    '--row': Math.floor(symbol / SHEET.columns),
  }
  return <span className={`cut-symbol ${className}`} style={place} />
}
