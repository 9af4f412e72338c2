import { present, unreachable } from '@ronda/core'
import { plate } from './motif/plate.ts'
import { ribbon } from './motif/ribbon.ts'
import { royal } from './motif/royal.ts'
import { brush as openBrush, type Brush } from './paint/brush.ts'
import { picture } from './paint/svg.ts'
import type { Look, Theme } from './theme/theme.ts'

function drawLook(brush: Brush, look: Look): string {
  switch (look.kind) {
    case 'wild':
    case 'scatter':
      return look.motif(brush, look.hue) + brush.shadowed(() => ribbon(brush, look.word, look.ribbon))
    case 'high':
      return (
        plate(brush, look.plate) +
        brush.shadowed(() =>
          brush.within('translate(100 100) scale(.98) translate(-100 -102)', () => look.motif(brush, look.hue)),
        )
      )
    case 'royal':
      return royal(brush, look.name, look.hue)
    default:
      return unreachable(look)
  }
}

/** A symbol of a game as a square picture; `symbol` is its index in the slot model. */
export function symbolSvg(theme: Theme, symbol: number, size: number): string {
  const look = present(theme.looks[symbol], `symbol ${symbol} of ${theme.id}`)
  const brush = openBrush(`${theme.id}-${look.name}-${size}`)
  const body = drawLook(brush, look)
  return picture({ width: size, height: size, viewBox: '-6 -6 212 212', label: look.name }, brush.definitions(), body)
}
