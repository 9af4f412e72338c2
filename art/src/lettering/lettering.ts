import { assert, present } from '@ronda/core'
import { hex } from '../paint/colour.ts'
import { around, type Point } from '../paint/shape.ts'
import { node, num } from '../paint/svg.ts'
import { SKELETON, type Skeleton } from './skeleton.ts'

/** The gap between letters, in hundredths of their height; bold letters need more. */
const SPACING = 34

/** A letter at its position: it can be drawn with any pen. */
export type Placed = { readonly path: string; readonly transform: string }

function skeletonOf(letter: string): Skeleton {
  return present(SKELETON[letter], `a drawn letter for "${letter}"`)
}

const SHADE = hex(0.1, 0.04, 300)

const ACCENTS = /\p{M}/gu

/**
 * A letter that can be drawn: with its accent where Spanish has it, without it where only other languages do, or
 * undefined.
 */
function drawable(letter: string): string {
  if (Object.hasOwn(SKELETON, letter)) return letter
  const plain = letter.normalize('NFD').replaceAll(ACCENTS, '')
  return Object.hasOwn(SKELETON, plain) ? plain : ''
}

/** A text in capitals that can be drawn. */
export const capitals = (text: string): string => Array.from(text.normalize('NFC').toUpperCase(), drawable).join('')

export function widthOf(text: string, height: number, spacing: number = SPACING): number {
  const letters = Array.from(text)
  const bare = letters.reduce((sum, letter) => sum + skeletonOf(letter).width, 0)
  return ((bare + spacing * Math.max(0, letters.length - 1)) * height) / 100
}

export type Line = { readonly centre: Point; readonly height: number; readonly spacing?: number }

/** Letters on a straight line; `centre` is the middle of the line's box. */
export function onLine(text: string, { centre, height, spacing = SPACING }: Line): readonly Placed[] {
  const scale = height / 100
  let left = centre[0] - widthOf(text, height, spacing) / 2
  return Array.from(text).map((letter) => {
    const { width, path } = skeletonOf(letter)
    const transform = `translate(${num(left)} ${num(centre[1] - height / 2)}) scale(${num(scale)})`
    left += (width + spacing) * scale
    return { path, transform }
  })
}

export type Arc = Line & { readonly radius: number }

/** Letters on an arc that bulges upwards; `centre` is the top of the arc at half the letters' height. */
export function onArc(text: string, { centre, height, radius, spacing = SPACING }: Arc): readonly Placed[] {
  assert(radius > height, 'an arc is larger than its letters')
  const scale = height / 100
  const middle: Point = [centre[0], centre[1] + radius]
  const degreesPerUnit = 180 / (Math.PI * radius)
  let along = -widthOf(text, height, spacing) / 2
  return Array.from(text).map((letter) => {
    const { width, path } = skeletonOf(letter)
    const degrees = (along + (width * scale) / 2) * degreesPerUnit
    const [x, y] = around(middle, radius, degrees)
    along += (width + spacing) * scale
    const turn = `translate(${num(x)} ${num(y)}) rotate(${num(degrees)}) scale(${num(scale)})`
    return { path, transform: `${turn} translate(${num(-width / 2)} -50)` }
  })
}

export type Pen = {
  readonly stroke: string
  readonly width: number
  readonly more?: Readonly<Record<string, string | number>>
}

/** One pass of a pen over all letters. Widths are in hundredths of the letters' height. */
export function trace(letters: readonly Placed[], { stroke, width, more = {} }: Pen): string {
  const pen = { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const paths = letters
    .filter(({ path }) => path !== '')
    .map(({ path, transform }) => node('path', { d: path, transform }))
  return node('g', { ...pen, ...more }, ...paths)
}

/** The shadow of raised letters: outlines that grow wider and fainter, in place of a blur filter. */
export function fallen(letters: readonly Placed[], width: number): string {
  const ring = (more: number, opacity: number): string =>
    trace(letters, { stroke: SHADE, width: width + more, more: { 'stroke-opacity': opacity } })
  return node('g', { transform: 'translate(2 5)' }, ring(16, 0.14), ring(4, 0.36))
}
