import { present } from '@ronda/core'
import type { HeroName } from '../hero/heroName.ts'
import { flat } from '../hero/hero.ts'
import { fitOf, HEROES, naturalHue } from '../hero/heroes.ts'
import { HANDS } from '../lettering/logo.ts'
import { ribbon } from '../motif/ribbon.ts'
import { brush as openBrush, type Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { chanceFrom } from '../paint/random.ts'
import { star } from '../paint/shape.ts'
import { node, num } from '../paint/svg.ts'
import { skinPlate } from './plate.ts'
import { skinRoyal } from './royal.ts'
import { SHEET, sheetOf } from './sheet.ts'
import { clearHue, type SkinSubject } from './subject.ts'

const ROYALS = ['A', 'K', 'Q', 'J', '10'] as const
const FIRST_HIGH = 2
const HIGHS = 5

/** A symbol is drawn into a box of 200, with a small margin for parts that extend beyond it. */
const CELL = 212
const MARGIN = 6

/** Offsets from the sky's hue that a plate may have, the preferred ones first. */
const PLATE_STEPS = [0, 60, -60, 120, -120, 180, 30, -30, 90, -90, 150, -150] as const
/** Plates whose hues are at least this far apart are easy to distinguish. */
const PLATES_APART = 58
/** A figure whose hue is nearer to its plate's than this would not stand out. */
const FIGURE_APART = 50
const ROYAL_STEPS = [0, 128, 64, -64, -128] as const

const apart = (left: number, right: number): number => Math.abs(((left - right + 540) % 360) - 180)

type Pose = {
  readonly hue: number
  readonly accent: number
  readonly seed: number
  readonly size: number
  readonly y?: number
}

function figure(brush: Brush, name: HeroName, { hue, accent, seed, size, y = 100 }: Pose): string {
  const [middleX, middleY, fit] = fitOf(name)
  const scale = ((size * fit) / 200).toFixed(3)
  const transform = `translate(100 ${num(y)}) scale(${scale}) translate(${-middleX} ${-middleY})`
  return brush.shadowed(() =>
    brush.within(transform, () => HEROES[name](brush, { hue, accent, chance: chanceFrom(seed) })),
  )
}

function hueOf(name: HeroName, { number, hues, tinted, heroSymbol = 0 }: SkinSubject, index: number): number {
  if (index === heroSymbol && tinted) return hues.hero
  // The hero has the colour that it has on the cover, whichever symbol it is.
  const place = index === heroSymbol ? 0 : index
  return naturalHue(name, clearHue(hues.hero + place * 67), chanceFrom(number * 31 + place)())
}

/** The hero of the title as the wild symbol: it has no plate, but a light behind it. */
function wild(brush: Brush, subject: SkinSubject, name: HeroName): string {
  const { hues, number } = subject
  const hue = hueOf(name, subject, 0)
  const light = brush.radial('halo', [
    [0, hex(0.98, 0.06, hues.light), 0.95],
    [0.5, hex(0.9, 0.13, hues.light), 0.55],
    [1, hex(0.8, 0.15, hues.light), 0],
  ])
  return (
    flat(star([100, 92], 14, 97, 64), hex(0.93, 0.12, hues.light), 0.34) +
    node('circle', { cx: 100, cy: 92, r: 92, fill: light }) +
    figure(brush, name, { hue, accent: hues.accent, seed: number, size: 178, y: 88 }) +
    brush.shadowed(() => ribbon(brush, 'WILD', clearHue(hues.hero)))
  )
}

/** The scatter symbol that opens the free spins: a medal, round where all others are square. */
function scatter(brush: Brush, subject: SkinSubject, name: HeroName): string {
  const { hues, number } = subject
  const hue = hueOf(name, subject, 1)
  return (
    skinPlate(brush, { shape: 'medal', hue: hues.accent, rim: 'gold', light: hues.light }) +
    figure(brush, name, { hue, accent: hues.hero, seed: number + 1, size: 138, y: 88 }) +
    brush.shadowed(() => ribbon(brush, 'BONUS', clearHue(hues.accent)))
  )
}

/** How well a hue suits a plate: its distance from its figure and from the plates before, up to what is enough. */
const contrastFor = (hue: number, figureHue: number, taken: readonly number[]): number =>
  Math.min(1, apart(hue, figureHue) / FIGURE_APART, ...taken.map((other) => apart(hue, other) / PLATES_APART))

/** The hues of the plates: related to the title's light, never those of the figures, and all different. */
function plateHues(subject: SkinSubject): readonly number[] {
  const taken: number[] = []
  for (let index = 0; index < HIGHS; index++) {
    const figure = hueOf(present(subject.figures[index + FIRST_HIGH], `high ${index}`), subject, index + FIRST_HIGH)
    const contrast = (step: number): number => contrastFor(subject.hues.sky + step, figure, taken)
    const step = PLATE_STEPS.reduce<number>((best, other) => (contrast(other) > contrast(best) ? other : best), 0)
    taken.push(subject.hues.sky + step)
  }
  return taken
}

function high(brush: Brush, subject: SkinSubject, name: HeroName, index: number): string {
  const hue = hueOf(name, subject, index + FIRST_HIGH)
  const plate = present(plateHues(subject)[index], `plate ${index}`)
  return (
    skinPlate(brush, { frame: subject.frame, hue: plate, light: subject.hues.light }) +
    figure(brush, name, { hue, accent: plate + 180, seed: subject.number + index + 2, size: 150 })
  )
}

function drawSymbol(brush: Brush, subject: SkinSubject, symbol: number): string {
  const name = subject.figures[symbol]
  if (symbol >= FIRST_HIGH + HIGHS) {
    const royal = symbol - FIRST_HIGH - HIGHS
    const hue = clearHue(subject.hues.accent + (ROYAL_STEPS[royal] ?? 0))
    return skinRoyal(brush, present(ROYALS[royal], `royal ${royal}`), hue, HANDS[subject.hand])
  }
  const shown = present(name, `figure ${symbol}`)
  if (symbol === 0) return wild(brush, subject, shown)
  if (symbol === 1) return scatter(brush, subject, shown)
  return high(brush, subject, shown, symbol - FIRST_HIGH)
}

/** All symbols of a title in one picture; each is `side` pixels wide. */
export function skinSymbolsSvg(subject: SkinSubject, side: number): string {
  const cells = Array.from({ length: SHEET.columns * SHEET.rows }, (_, symbol) => {
    const brush = openBrush(`k${subject.number.toString(36)}-${symbol}`)
    const body = drawSymbol(brush, subject, symbol)
    return node('g', { transform: `translate(${MARGIN} ${MARGIN})` }, brush.definitions() + body)
  })
  return sheetOf(cells, CELL, side)
}
