import { GLEAM, PRIZE_TONES } from '@ronda/art'
import type { SlotSkin } from '@ronda/contract'
import type { Prize } from '@ronda/games'
import type { Emblem } from '../round/rules.ts'
import { paintLabel } from './labels.ts'
import { openSheet } from './raster.ts'

type Palette = SlotSkin['palette']
export type PlateName = NonNullable<Prize['name']> | 'plain'

/** A coin with space for a number: a milled gold rim around a dark field. */
function paintPlate(size: number, { gold, light, ember, ink }: Palette, name: PlateName): HTMLCanvasElement {
  const { canvas, pen } = openSheet(size, size)
  const middle = size / 2
  const disc = (radius: number, fill: string | CanvasGradient): void => {
    pen.beginPath()
    pen.arc(middle, middle, radius * middle, 0, Math.PI * 2)
    pen.fillStyle = fill
    pen.fill()
  }
  const rim = pen.createLinearGradient(0, 0, 0, size)
  rim.addColorStop(0, light)
  rim.addColorStop(0.45, gold)
  rim.addColorStop(1, ember)
  disc(0.94, ink)
  disc(0.9, rim)
  pen.strokeStyle = ember
  pen.lineWidth = size * 0.012
  pen.globalAlpha = 0.7
  for (let tooth = 0; tooth < 40; tooth++) {
    const angle = (tooth / 40) * Math.PI * 2
    pen.beginPath()
    pen.moveTo(middle + Math.cos(angle) * middle * 0.82, middle + Math.sin(angle) * middle * 0.82)
    pen.lineTo(middle + Math.cos(angle) * middle * 0.88, middle + Math.sin(angle) * middle * 0.88)
    pen.stroke()
  }
  pen.globalAlpha = 1
  const [inner, outer] = name === 'plain' ? [ember, ink] : PRIZE_TONES[name]
  const field = pen.createRadialGradient(middle, middle * 0.7, 0, middle, middle, middle * 0.78)
  field.addColorStop(0, inner)
  field.addColorStop(1, outer)
  disc(0.78, ink)
  disc(0.75, field)
  const gleam = pen.createLinearGradient(0, size * 0.1, 0, size * 0.5)
  gleam.addColorStop(0, GLEAM.from)
  gleam.addColorStop(1, GLEAM.to)
  pen.beginPath()
  pen.ellipse(middle, size * 0.32, middle * 0.56, middle * 0.3, 0, 0, Math.PI * 2)
  pen.fillStyle = gleam
  pen.fill()
  return canvas
}

const EMBLEM_PLATES = { coin: 'plain', mystery: 'major', orb: 'grand' } as const

/**
 * The symbol that replaces the scatter in games without one: a coin whose value is not known yet, a question mark, or a
 * multiplier.
 */
export function paintEmblem(size: number, palette: Palette, { kind, sign }: Emblem): HTMLCanvasElement {
  const plate = paintPlate(size, palette, EMBLEM_PLATES[kind])
  const pen = plate.getContext('2d')
  const { light, gold, ink } = palette
  const tone = kind === 'coin' ? gold : light
  const label = paintLabel({ text: sign, size: size * 0.52, widthMax: size * 0.7, tone, edge: ink })
  pen?.drawImage(label, (size - label.width) / 2, (size - label.height) / 2)
  return plate
}

const NAMES: readonly PlateName[] = ['plain', 'mini', 'minor', 'major', 'grand']

export type Plates = ReadonlyMap<PlateName, HTMLCanvasElement>

export function makePlates(size: number, palette: Palette): Plates {
  return new Map(NAMES.map((name) => [name, paintPlate(size, palette, name)]))
}

/** An empty place for a coin. */
export function paintSocket(size: number, { ink, gold }: Palette): HTMLCanvasElement {
  const { canvas, pen } = openSheet(size, size)
  const middle = size / 2
  pen.beginPath()
  pen.arc(middle, middle, middle * 0.8, 0, Math.PI * 2)
  pen.globalAlpha = 0.5
  pen.fillStyle = ink
  pen.fill()
  pen.globalAlpha = 0.35
  pen.lineWidth = size * 0.02
  pen.strokeStyle = gold
  pen.stroke()
  return canvas
}
