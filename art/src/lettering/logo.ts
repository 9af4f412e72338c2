import type { HandName } from '../cover/coverSubject.ts'
import { along } from '../paint/along.ts'
import type { Brush } from '../paint/brush.ts'
import { bulbs } from '../paint/bulb.ts'
import type { Chance } from '../paint/random.ts'
import type { Point } from '../paint/shape.ts'
import { node, num } from '../paint/svg.ts'
import { COATS, type CoatName } from './coat.ts'
import { bend, skeletonOf, serifs } from './outline.ts'
import { SMALL_PART, lineWidth, lineBoxOf, setName, type SetLine } from './setting.ts'

/** The lettering style of a studio. */
export type Hand = {
  readonly coat: CoatName
  /** Width of the letters relative to our alphabet's own. */
  readonly squeeze: number
  readonly slab: boolean
  /** How far the top of a letter leans, in its heights. */
  readonly lean: number
  /** How far the middle of the sign rises above its ends, in letter heights. */
  readonly arch: number
  /** How much the letters are tilted and shifted at random. */
  readonly dance: number
  readonly round: boolean
  /** Whether bulbs stand along the letters. */
  readonly lamps?: boolean
}

export const HANDS: Readonly<Record<HandName, Hand>> = {
  gilded: { coat: 'gilded', squeeze: 0.9, slab: false, lean: 0, arch: 0.22, dance: 0, round: true },
  marquee: { coat: 'marquee', squeeze: 1, slab: false, lean: 0, arch: 0.2, dance: 0, round: true, lamps: true },
  circus: { coat: 'gilded', squeeze: 0.78, slab: true, lean: 0, arch: 0.3, dance: 0, round: false },
  bullion: { coat: 'bullion', squeeze: 0.86, slab: false, lean: 0, arch: 0.16, dance: 0, round: false },
  candy: { coat: 'candy', squeeze: 0.94, slab: false, lean: 0, arch: 0.14, dance: 0.09, round: true },
  ice: { coat: 'ice', squeeze: 0.84, slab: false, lean: 0.08, arch: 0, dance: 0, round: false },
  neon: { coat: 'neon', squeeze: 0.88, slab: false, lean: 0.16, arch: 0, dance: 0, round: true },
  chrome: { coat: 'chrome', squeeze: 0.9, slab: false, lean: 0.22, arch: 0, dance: 0, round: false },
  story: { coat: 'cream', squeeze: 0.84, slab: true, lean: 0, arch: 0.2, dance: 0.03, round: true },
  fire: { coat: 'fire', squeeze: 0.82, slab: false, lean: 0, arch: -0.16, dance: 0, round: false },
  carved: { coat: 'carved', squeeze: 0.82, slab: true, lean: 0, arch: 0, dance: 0, round: false },
  silk: { coat: 'cream', squeeze: 0.9, slab: false, lean: 0.1, arch: 0.12, dance: 0, round: true },
  western: { coat: 'fire', squeeze: 0.76, slab: true, lean: 0, arch: 0.28, dance: 0, round: false },
}

export type LogoBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const SPACING = 50
const LETTER_MAX = 54
const WORD_GAP = 0.34 + SPACING / 100

type Run = { path: string; readonly height: number }

/** Draws one line's letters into runs of equal size: the large words and the small ones. */
function writeLine({ words, height }: SetLine, middle: Point, hand: Hand, chance: Chance): readonly Run[] {
  const [large, small]: [Run, Run] = [
    { path: '', height },
    { path: '', height: height * SMALL_PART },
  ]
  const half = (lineWidth(words, { spacing: SPACING, squeeze: hand.squeeze }) * height) / 2
  let left = middle[0] - half
  for (const word of words) {
    const run = word.small ? small : large
    const scale = run.height / 100
    const width = scale * hand.squeeze
    for (const letter of word.text) {
      const skeleton = skeletonOf(letter)
      const lift = (chance() - 0.5) * hand.dance * run.height * 2
      const from = left
      run.path += bend(skeleton.path + (hand.slab ? serifs(skeleton.path) : ''), ([x, y]) => {
        const px = from + x * width + (50 - y) * scale * hand.lean
        const off = (px - middle[0]) / Math.max(half, 1)
        return [px, middle[1] + (y - 50) * scale + lift + off * off * hand.arch * height * 0.8]
      })
      left += (skeleton.width + SPACING) * width
    }
    // The gap between words is as wide as in `lineWidth`; the gap after the last letter is taken back.
    left += WORD_GAP * height * hand.squeeze - SPACING * width
  }
  return [large, small].filter(({ path }) => path !== '')
}

/** Letters lower than this are narrowed so that they can be taller. */
const LETTER_WANTED = 20
const PRESSES = [1, 0.9, 0.8, 0.72] as const

type Size = Pick<LogoBox, 'width' | 'height'>

/** A name set in a box in a lettering style. Letters are narrowed when there are too many. */
function setIn(
  name: string,
  { width, height }: Size,
  hand: Hand,
): { readonly lines: readonly SetLine[]; readonly hand: Hand } {
  const settings = PRESSES.map((press) => {
    const squeeze = hand.squeeze * press
    return {
      lines: setName(name, { width, height, letterMax: LETTER_MAX, spacing: SPACING, squeeze }),
      hand: { ...hand, squeeze },
    }
  })
  const lowest = ({ lines }: { readonly lines: readonly SetLine[] }): number =>
    Math.min(...lines.map((line) => line.height))
  return (
    settings.find((setting) => lowest(setting) >= LETTER_WANTED) ??
    settings.reduce((best, setting) => (lowest(setting) > lowest(best) ? setting : best))
  )
}

/** The height of the smallest large letters of a name in a box: it decides whether the name is legible. */
export function letterHeight(name: string, box: Size, hand: HandName): number {
  return Math.min(...setIn(name, box, HANDS[hand]).lines.map(({ height }) => height))
}

export type Logo = {
  readonly name: string
  readonly box: LogoBox
  readonly hand: HandName
  readonly hue: number
  readonly chance: Chance
}

/** A name in the lettering of its studio, as large as the box allows. Passes go from the outside in over all lines. */
export function drawLogo(brush: Brush, { name, box, hand: handName, hue, chance }: Logo): string {
  const { lines, hand } = setIn(name, box, HANDS[handName])
  const tall = lines.reduce((sum, { words, height }) => sum + height * lineBoxOf(words).tall, 0)
  let top = box.y + (box.height - tall) / 2
  const runs = lines.flatMap((line) => {
    const { above, tall: lineHeight } = lineBoxOf(line.words)
    const middle: Point = [box.x + box.width / 2, top + line.height * ((above + lineHeight) / 2 - hand.arch * 0.4)]
    top += line.height * lineHeight
    return writeLine(line, middle, hand, chance)
  })
  const ids = runs.map((_, index) => brush.scope(`n${index}`))
  const shapes = runs.map(({ path }, index) => node('path', { id: ids[index], d: path }))
  const cap = hand.round ? 'round' : 'square'
  const passes = COATS[hand.coat](brush, hue).map(({ width, stroke, opacity, down = 0 }) =>
    node(
      'g',
      { stroke, 'stroke-opacity': opacity },
      ...runs.map(({ height }, index) =>
        node('use', {
          href: `#${ids[index] ?? ''}`,
          'stroke-width': (width * height) / 100,
          transform: down === 0 ? undefined : `translate(0 ${num((down * height) / 100)})`,
        }),
      ),
    ),
  )
  const pen = {
    fill: 'none',
    'stroke-linecap': cap,
    'stroke-linejoin': hand.round ? 'round' : 'miter',
    'stroke-miterlimit': 2,
  }
  const lamps =
    hand.lamps === true
      ? runs.map(({ path, height }) => bulbs(along(path, height * 0.175), height * 0.048)).join('')
      : ''
  return node('defs', {}, ...shapes) + node('g', pen, ...passes) + lamps
}
