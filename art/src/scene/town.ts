import { hex } from '../paint/colour.ts'
import { between, type Chance } from '../paint/random.ts'
import { at, type Point } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'
import type { Theme } from '../theme/theme.ts'
import type { Frame } from './sky.ts'

function ridge(chance: Chance, { width, height }: Frame, base: number, swell: number): string {
  const [waves, shift] = [between(chance, 1.2, 2.2), chance() * 6]
  const points = Array.from({ length: 41 }, (_, index): Point => {
    const part = index / 40
    const wave = Math.sin(part * waves * 6 + shift) * 0.6 + Math.sin(part * waves * 15 + shift * 2) * 0.25
    return [part * width, height * base + swell * wave]
  })
  return `M0 ${num(height)}L${points.map(at).join('L')}L${num(width)} ${num(height)}Z`
}

/** One house of the white town: wall, tiled roof, and a window that may be lit. */
function house(chance: Chance, x: number, ground: number, unit: number): string {
  const [wide, tall] = [unit * between(chance, 0.035, 0.06), unit * between(chance, 0.035, 0.09)]
  const top = ground - tall
  const pane = unit * 0.009
  const windows = repeat(4, (index) => {
    if (chance() < 0.42) return ''
    const spot = { x: x + wide * (index % 2 === 0 ? 0.22 : 0.6), y: top + tall * (index < 2 ? 0.22 : 0.58) }
    return node('rect', {
      ...spot,
      width: pane,
      height: pane * 1.4,
      fill: hex(0.9, 0.13, between(chance, 65, 92)),
      'fill-opacity': 0.95,
    })
  })
  const roof = `M${at([x - wide * 0.08, top])}L${at([x + wide * 0.5, top - unit * 0.018])}L${at([x + wide * 1.08, top])}Z`
  return (
    node('rect', {
      x,
      y: top,
      width: wide,
      height: tall + unit * 0.2,
      fill: hex(between(chance, 0.36, 0.44), 0.075, 312),
    }) +
    node('path', { d: roof, fill: hex(0.33, 0.1, 25) }) +
    windows
  )
}

/** The bell tower of the church, the highest point of the skyline. */
function tower({ width, height }: Frame, unit: number): string {
  const [x, ground, wide] = [width * 0.62, height * 0.74, unit * 0.06]
  const box = (rise: number, tall: number, part: number): string =>
    node('rect', {
      x: x - (wide * part) / 2,
      y: ground - unit * rise,
      width: wide * part,
      height: unit * tall,
      fill: hex(0.42, 0.08, 318),
    })
  const opening = (rise: number): string =>
    node('path', {
      d: `M${at([x - wide * 0.2, ground - unit * (rise - 0.05)])}v${num(-unit * 0.028)}a${num(wide * 0.2)} ${num(wide * 0.2)} 0 0 1 ${num(wide * 0.4)} 0v${num(unit * 0.028)}Z`,
      fill: hex(0.9, 0.13, 80),
    })
  const cap = `M${at([x - wide * 0.5, ground - unit * 0.27])}L${at([x, ground - unit * 0.34])}L${at([x + wide * 0.5, ground - unit * 0.27])}Z`
  return (
    box(0.2, 0.2, 1) +
    box(0.27, 0.08, 0.82) +
    opening(0.26) +
    opening(0.17) +
    node('path', { d: cap, fill: hex(0.36, 0.11, 25) }) +
    node('path', {
      d: `M${at([x, ground - unit * 0.34])}v${num(-unit * 0.03)}`,
      stroke: hex(0.75, 0.12, 80),
      'stroke-width': unit * 0.004,
    })
  )
}

/** Hills, and the lit town on the nearer of them. */
export function town(chance: Chance, theme: Theme, frame: Frame): string {
  const unit = Math.min(frame.width, frame.height)
  const [, dusk] = theme.sky
  const ground = frame.height * 0.72
  const houses = Math.ceil((frame.width / unit) * 19)
  return (
    node('path', { d: ridge(chance, frame, 0.58, unit * 0.05), fill: hex(0.32, 0.11, dusk - 15) }) +
    node('path', { d: ridge(chance, frame, 0.66, unit * 0.035), fill: hex(0.27, 0.09, dusk - 20) }) +
    tower(frame, unit) +
    repeat(houses, (index) =>
      house(
        chance,
        (index / houses) * frame.width * 1.02 - unit * 0.02,
        ground + between(chance, -0.02, 0.03) * unit,
        unit,
      ),
    ) +
    node('path', { d: ridge(chance, frame, 0.755, unit * 0.02), fill: hex(0.22, 0.075, dusk - 30) })
  )
}
