import { present } from '@ronda/core'
import { clock, compass, orb } from '../hero/curios.ts'
import { apple, cherries, citrus, grapes, melon, pineapple, strawberry } from '../hero/harvest.ts'
import type { Hero } from '../hero/hero.ts'
import { anchor, crab, fish, octopus, pearl, ship, turtle, whale } from '../hero/sea.ts'
import { bell, crown, diamond, seven } from '../hero/treasure.ts'
import { planet, rocket } from '../hero/travel.ts'
import { brush as openBrush } from '../paint/brush.ts'
import { chanceFrom } from '../paint/random.ts'
import { picture } from '../paint/svg.ts'

type Figure = readonly [hero: Hero, hue: number, accent: number]

export type ScratchCardName = 'scratch-frutal' | 'scratch-marina' | 'scratch-cosmos'

/** The figures under the coating of each card, the highest-paying last. */
const FIGURES: Readonly<Record<ScratchCardName, readonly Figure[]>> = {
  'scratch-frutal': [
    [citrus, 60, 120],
    [apple, 135, 20],
    [grapes, 310, 130],
    [melon, 20, 140],
    [strawberry, 18, 130],
    [pineapple, 85, 140],
    [cherries, 15, 130],
    [seven, 25, 85],
  ],
  'scratch-marina': [
    [fish, 50, 230],
    [crab, 28, 60],
    [turtle, 150, 80],
    [octopus, 340, 60],
    [anchor, 250, 85],
    [whale, 245, 200],
    [ship, 40, 25],
    [pearl, 330, 200],
  ],
  'scratch-cosmos': [
    [bell, 85, 30],
    [clock, 200, 60],
    [compass, 150, 40],
    [rocket, 20, 230],
    [planet, 300, 60],
    [orb, 280, 190],
    [crown, 85, 330],
    [diamond, 220, 300],
  ],
}

export function scratchSymbolSvg(card: ScratchCardName, symbol: number, size: number): string {
  const [hero, hue, accent] = present(FIGURES[card][symbol], `symbol ${symbol} of ${card}`)
  const brush = openBrush(`${card}-${symbol}`)
  const body = brush.shadowed(() => hero(brush, { hue, accent, chance: chanceFrom(symbol + 1) }))
  return picture(
    { width: size, height: size, viewBox: '-14 -14 228 228', label: `${card}-${symbol}` },
    brush.definitions(),
    body,
  )
}
