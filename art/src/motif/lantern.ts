import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { gold, lacquer } from '../paint/material.ts'
import { at, ellipse } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'

const RIBS = 7
const TOP = 44
const HEIGHT = 104

/** Half of the paper globe's width at rib `index`. */
function halfAt(index: number): number {
  return 27 + 37 * Math.sin((Math.PI * index) / RIBS) ** 0.8
}

const heightAt = (index: number): number => TOP + (HEIGHT * (1 - Math.cos((Math.PI * index) / RIBS))) / 2

/** The globe is folded paper: each fold swells a little between two ribs. */
function globe(): string {
  const side = (sign: 1 | -1, order: readonly number[]): string =>
    order
      .map((index) => {
        const [near, far] = sign === 1 ? [index, index + 1] : [index + 1, index]
        const swell = 100 + sign * ((halfAt(near) + halfAt(far)) / 2 + 7)
        return `Q${at([swell, (heightAt(near) + heightAt(far)) / 2])} ${at([100 + sign * halfAt(far), heightAt(far)])}`
      })
      .join('')
  const down = Array.from({ length: RIBS }, (_, index) => index)
  return `M${at([100 + halfAt(0), TOP])}${side(1, down)}L${at([100 - halfAt(RIBS), TOP + HEIGHT])}${side(-1, down.toReversed())}Z`
}

function ribs(hue: number): string {
  const folds = (shift: number): string =>
    repeat(RIBS - 1, (step) => {
      const [half, y, dip] = [halfAt(step + 1) + 3, heightAt(step + 1), 5]
      return `M${at([100 - half, y + shift])}Q${at([100, y + dip * 2 + shift])} ${at([100 + half, y + shift])}`
    })
  const line = (d: string, stroke: string, width: number, opacity: number): string =>
    node('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': opacity })
  return line(folds(0), hex(0.36, 0.14, hue - 12), 2.2, 0.55) + line(folds(2.4), hex(0.92, 0.08, hue + 25), 1.4, 0.5)
}

/** Polka dots wrap around the globe: narrower towards its edges. */
function dots(): string {
  const d = repeat(RIBS, (row) => {
    const y = (heightAt(row) + heightAt(row + 1)) / 2 + 5
    const half = (halfAt(row) + halfAt(row + 1)) / 2
    return repeat(7, (column) => {
      const angle = ((column - 3 + (row % 2 === 0 ? 0 : 0.5)) * Math.PI) / 7
      return ellipse([100 + half * Math.sin(angle), y], Math.max(0.4, 4.6 * Math.cos(angle)), 4)
    })
  })
  return node('path', { d, fill: hex(0.98, 0.03, 90), 'fill-opacity': 0.92 })
}

function tassel(brush: Brush): string {
  const strands = repeat(7, (index) => {
    const x = 88 + index * 4
    const d = `M100 164Q${(x + 100) / 2} 172 ${x} ${190 - Math.abs(index - 3) * 1.5}`
    return node('path', {
      d,
      fill: 'none',
      stroke: index % 2 === 0 ? hex(0.85, 0.15, 86) : hex(0.62, 0.13, 68),
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    })
  })
  return strands + brush.solid('M92 158H108L106 170H94Z', gold, { bevel: 2, outline: 1.8 })
}

/** A farolillo: the folded paper lantern of every Andalusian fair, lit from within. */
export function lantern(brush: Brush, hue: number): string {
  const light = brush.radial('flame', [
    [0, hex(0.99, 0.06, 98), 0.95],
    [0.4, hex(0.88, 0.16, 70), 0.7],
    [1, hex(0.66, 0.2, hue), 0],
  ])
  const glow = node('ellipse', { cx: 100, cy: 102, rx: 58, ry: 54, fill: light })
  return (
    node('path', { d: 'M100 12V34', stroke: hex(0.3, 0.04, 60), 'stroke-width': 3 }) +
    node('circle', { cx: 100, cy: 16, r: 6, fill: 'none', stroke: brush.fill(gold), 'stroke-width': 3.4 }) +
    tassel(brush) +
    brush.solid(globe(), lacquer(hue, 0.22), { bevel: 4, over: glow + ribs(hue) + dots() }) +
    brush.solid('M70 32Q100 26 130 32L134 47Q100 55 66 47Z', gold, { bevel: 3.5 }) +
    brush.solid('M66 146Q100 154 134 146L128 160Q100 167 72 160Z', gold, { bevel: 3.5 }) +
    brush.gleam({ cx: 62, cy: 84, rx: 9, ry: 35, turn: 14, strength: 0.5 })
  )
}
