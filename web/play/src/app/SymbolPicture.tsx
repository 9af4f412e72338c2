import { SHEET } from '@ronda/art'
import { SCATTER } from '@ronda/games'
import { emblemOf } from '../round/rules.ts'
import { usePlay } from './context.ts'
import { Picture } from './Picture.tsx'
import { emblemSource } from './pictures.ts'

export type SymbolPictureProps = { readonly symbol: number; readonly className: string; readonly isLarge?: boolean }

/** A symbol cut from the picture with all of them. A large one is sharp as soon as the large picture has come. */
export function SymbolPicture({ symbol, className, isLarge = false }: SymbolPictureProps) {
  const { skin, model } = usePlay()
  const { small, large } = skin.symbols
  const emblem = symbol === SCATTER ? emblemOf(model) : undefined
  // Decoration: the games whose emblem it is name it in words beside it.
  if (emblem) return <Picture source={emblemSource(skin.palette, emblem)} className={className} />
  const sheets = isLarge ? [large, small] : [small]
  const place = {
    backgroundImage: sheets.map((address) => `url("${address}")`).join(', '),
    '--column': symbol % SHEET.columns,
    '--row': Math.floor(symbol / SHEET.columns),
  }
  return <span className={`cut-symbol ${className}`} style={place} />
}
