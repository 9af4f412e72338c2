import type { HeroName } from './hero/heroName.ts'
import { titleCoverSvg } from './cover/cover.ts'
import { flat, stroke } from './hero/hero.ts'
import type { Scene } from './land/scene.ts'
import { garland } from './paint/bulb.ts'
import { hex } from './paint/colour.ts'
import { chanceFrom } from './paint/random.ts'
import { circle, ellipse, type Point } from './paint/shape.ts'
import { num } from './paint/svg.ts'
import { firework } from './scene/sky.ts'
import type { Theme } from './theme/theme.ts'

export type CoverOptions = {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly seed: number
}

/** The figures beside the star; a lantern is always one of the two, so that the picture stays light. */
const SIDES: readonly HeroName[] = ['carnation', 'lantern', 'mask', 'lantern', 'guitar', 'lantern', 'fan', 'lantern']

/** A paper lantern so far away that three shapes are enough. */
function farLantern([x, y]: Point, size: number, hue: number): string {
  return (
    flat(ellipse([x, y + size], size, size * 0.92), hex(0.3, 0.1, hue)) +
    flat(ellipse([x, y + size], size * 0.9, size * 0.82), hex(0.62, 0.19, hue)) +
    flat(ellipse([x, y + size], size * 0.5, size * 0.72), hex(0.86, 0.14, hue + 30), 0.75) +
    flat(
      `M${num(x - size * 0.5)} ${num(y)}h${num(size)}v${num(size * 0.26)}h${num(-size)}ZM${num(x - size * 0.5)} ${num(y + size * 1.72)}h${num(size)}v${num(size * 0.26)}h${num(-size)}Z`,
      hex(0.82, 0.15, 85),
    ) +
    stroke(`M${num(x)} ${num(y + size * 2)}v${num(size * 0.5)}`, hex(0.8, 0.15, 80), size * 0.2)
  )
}

/** Fireworks over the town and lanterns on a cord. */
function festivity({ brush, width }: Scene): string {
  const cord = garland([-6, 8], [width + 6, 8], 30, 7).slice(1, 6)
  const hues = [27, 190, 300, 95, 350]
  return (
    firework(brush, { centre: [width * 0.74, 74], reach: 46, hue: 25 }) +
    firework(brush, { centre: [width * 0.24, 92], reach: 36, hue: 95 }) +
    cord.map((spot, index) => farLantern(spot, 11 + (index % 2) * 3, hues[index] ?? 27)).join('') +
    flat(cord.map(([x, y]) => circle([x, y], 1.6)).join(''), hex(0.98, 0.05, 90))
  )
}

/** The picture of a game with a theme of its own. The same title, theme and seed always give the same picture. */
export function coverSvg(theme: Theme, { title, width, height, seed }: CoverOptions): string {
  const chance = chanceFrom(theme.seed * 131 + seed)
  const first = Math.floor(chance() * SIDES.length)
  const [sky, dusk, horizon] = theme.sky
  return titleCoverSvg(
    {
      number: theme.seed * 1_000 + seed,
      hero: 'starLantern',
      cast: [SIDES[first % SIDES.length] ?? 'mask', SIDES[(first + 1) % SIDES.length] ?? 'fan'],
      land: 'fair',
      air: 'confetti',
      time: 'night',
      hues: { sky, land: dusk, light: horizon + 15, hero: theme.sign, accent: 285 },
      tinted: false,
      layout: 'trio',
      hand: 'marquee',
      frame: 'gilt',
      vendor: 'RONDA',
    },
    title,
    { width, height, more: festivity },
  )
}
