import { present } from '@ronda/core'
import { carnation } from '../motif/carnation.ts'
import { fan } from '../motif/fan.ts'
import { ferrisWheel } from '../motif/ferrisWheel.ts'
import { guitar } from '../motif/guitar.ts'
import { lantern } from '../motif/lantern.ts'
import { mask } from '../motif/mask.ts'
import { starLantern } from '../motif/starLantern.ts'
import type { Brush } from '../paint/brush.ts'

export type Motif = (brush: Brush, hue: number) => string

/** The design of one symbol of a game. Hues are OKLCH degrees. */
export type SymbolDesign =
  | {
      readonly kind: 'wild' | 'scatter'
      readonly name: string
      readonly motif: Motif
      readonly hue: number
      readonly word: string
      readonly ribbon: number
    }
  | {
      readonly kind: 'high'
      readonly name: string
      readonly motif: Motif
      readonly hue: number
      readonly plate: number
    }
  | { readonly kind: 'royal'; readonly name: string; readonly hue: number }

export type Theme = {
  readonly id: string
  readonly title: string
  readonly seed: number
  /** Hues of the sky from its zenith to the horizon. */
  readonly sky: readonly [zenith: number, dusk: number, horizon: number]
  /** Hue of the sign with the game's name. */
  readonly sign: number
  /** By symbol of the slot model: wild, scatter, then from the highest pay to the lowest. */
  readonly symbols: readonly SymbolDesign[]
}

const feria: Theme = {
  id: 'feria',
  title: 'Feria de Luz',
  seed: 1785,
  sky: [275, 325, 45],
  sign: 22,
  symbols: [
    { kind: 'wild', name: 'star', motif: starLantern, hue: 22, word: 'WILD', ribbon: 20 },
    { kind: 'scatter', name: 'wheel', motif: ferrisWheel, hue: 285, word: 'BONUS', ribbon: 285 },
    { kind: 'high', name: 'mask', motif: mask, hue: 308, plate: 140 },
    { kind: 'high', name: 'guitar', motif: guitar, hue: 72, plate: 258 },
    { kind: 'high', name: 'lantern', motif: lantern, hue: 27, plate: 205 },
    { kind: 'high', name: 'fan', motif: fan, hue: 190, plate: 8 },
    { kind: 'high', name: 'carnation', motif: carnation, hue: 2, plate: 165 },
    { kind: 'royal', name: 'A', hue: 25 },
    { kind: 'royal', name: 'K', hue: 300 },
    { kind: 'royal', name: 'Q', hue: 148 },
    { kind: 'royal', name: 'J', hue: 240 },
    { kind: 'royal', name: '10', hue: 68 },
  ],
}

export const themes: { readonly feria: Theme } = { feria }

export function themeOf(id: string): Theme {
  return present(
    Object.values(themes).find((theme) => theme.id === id),
    `the theme "${id}"`,
  )
}
