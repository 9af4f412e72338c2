import { bend, skeletonOf, serifs } from '../lettering/outline.ts'
import type { Hand } from '../lettering/logo.ts'
import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { node, num } from '../paint/svg.ts'

const HEIGHT = 118
const SPACING = 40
/** A word wider than this is narrowed. */
const WIDTH_MAX = 128

/** The skeleton of a word in a studio's lettering, in the middle of a box of 200. */
function skeletonIn(word: string, { slab, lean }: Hand): string {
  const scale = HEIGHT / 100
  const letters = Array.from(word, (letter) => skeletonOf(letter))
  const bare = letters.reduce((sum, { width }) => sum + width, 0) + SPACING * (letters.length - 1)
  const squeeze = Math.min(1, WIDTH_MAX / (bare * scale))
  let left = 100 - (bare * scale * squeeze) / 2
  return letters
    .map(({ path, width }) => {
      const from = left
      left += (width + SPACING) * scale * squeeze
      return bend(path + (slab ? serifs(path) : ''), ([x, y]) => [
        from + x * scale * squeeze + (50 - y) * scale * lean,
        100 + (y - 50) * scale,
      ])
    })
    .join('')
}

/**
 * A low-paying symbol: a letter in the lettering of its studio and in a hue of its title, without gold. Passes go from
 * the outside in.
 */
export function skinRoyal(brush: Brush, word: string, hue: number, hand: Hand): string {
  const id = brush.scope('royal')
  const face = brush.linear('royalFace', [
    [0, hex(0.93, 0.09, hue + 12)],
    [0.5, hex(0.75, 0.17, hue)],
    [1, hex(0.54, 0.18, hue - 12)],
  ])
  const pass = (stroke: string, width: number, down = 0, opacity?: number): string =>
    node('use', {
      href: `#${id}`,
      stroke,
      'stroke-width': width,
      'stroke-opacity': opacity,
      transform: down === 0 ? undefined : `translate(0 ${num(down)})`,
    })
  const cap = hand.round ? 'round' : 'square'
  return (
    node('defs', {}, node('path', { id, d: skeletonIn(word, hand) })) +
    node(
      'g',
      {
        fill: 'none',
        'stroke-linecap': cap,
        'stroke-linejoin': hand.round ? 'round' : 'miter',
        'stroke-miterlimit': 2,
      },
      pass(hex(0.1, 0.04, 300), 56, 6, 0.18),
      pass(hex(0.1, 0.04, 300), 50, 4, 0.4),
      pass(hex(0.16, 0.06, hue - 10), 46),
      pass(hex(0.86, 0.07, hue + 16), 39),
      pass(hex(0.34, 0.14, hue - 14), 33),
      pass(face, 22),
      pass(hex(1, 0, 0), 5, -5, 0.55),
    )
  )
}
