import { present, unreachable } from '@ronda/core'
import { plate } from './motif/plate.ts'
import { ribbon } from './motif/ribbon.ts'
import { royal } from './motif/royal.ts'
import { brush as openBrush, type Brush } from './paint/brush.ts'
import { picture } from './paint/svg.ts'
import type { SymbolDesign, Theme } from './theme/theme.ts'

function drawDesign(brush: Brush, design: SymbolDesign): string {
  switch (design.kind) {
    case 'wild':
    case 'scatter':
      return design.motif(brush, design.hue) + brush.shadowed(() => ribbon(brush, design.word, design.ribbon))
    case 'high':
      return (
        plate(brush, design.plate) +
        brush.shadowed(() =>
          brush.within('translate(100 100) scale(.98) translate(-100 -102)', () => design.motif(brush, design.hue)),
        )
      )
    case 'royal':
      return royal(brush, design.name, design.hue)
    default:
      return unreachable(design)
  }
}

/** A symbol of a game as a square picture; `symbol` is its index in the slot model. */
export function symbolSvg(theme: Theme, symbol: number, size: number): string {
  const design = present(theme.symbols[symbol], `symbol ${symbol} of ${theme.id}`)
  const brush = openBrush(`${theme.id}-${design.name}-${size}`)
  const body = drawDesign(brush, design)
  return picture({ width: size, height: size, viewBox: '-6 -6 212 212', label: design.name }, brush.definitions(), body)
}
