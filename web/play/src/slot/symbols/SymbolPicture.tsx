import { SHEET } from '@ronda/art'
import { SCATTER } from '@ronda/games'
import { emblemOf } from '../round/rules.ts'
import { usePlay } from '../machine/context.ts'
import { Picture } from '../../shared/controls/Picture.tsx'
import { emblemSource } from '../stage/emblems.ts'

export type SymbolPictureProps = { readonly symbol: number; readonly className: string; readonly isLarge?: boolean }

/** A symbol cut from the sprite sheet. A large one becomes sharp once the large sheet has loaded. */
export function SymbolPicture({ symbol, className, isLarge = false }: SymbolPictureProps) {
  const { skin, model } = usePlay()
  const { small, large } = skin.symbols
  const emblem = symbol === SCATTER ? emblemOf(model) : undefined
  // Decorative: the game that uses this emblem names it in the text beside it.
  if (emblem) return <Picture source={emblemSource(skin.palette, emblem)} className={className} />
  const sheets = isLarge ? [large, small] : [small]
  const place = {
    backgroundImage: sheets.map((address) => `url("${address}")`).join(', '),
    '--column': symbol % SHEET.columns,
    '--row': Math.floor(symbol / SHEET.columns),
  }
  return <span className={`cut-symbol ${className}`} style={place} />
}
