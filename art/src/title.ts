import { capitals, onArc, widthOf, type Placed } from './lettering/lettering.ts'
import { marquee } from './lettering/marquee.ts'
import { brush as openBrush, type Brush } from './paint/brush.ts'
import { picture } from './paint/svg.ts'
import type { Theme } from './theme/theme.ts'

export type TitleBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const SPACING = 46

/** The radius of a line's curve, in widths of its box. */
const BOW = 3.2

/** Splits a title into two lines of about equal length, the first not shorter where words allow it. */
function splitTitle(title: string): readonly string[] {
  const words = capitals(title)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length < 2) return words
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const)
  const unevenness = ([first, second]: readonly [string, string]): number =>
    Math.abs(widthOf(first, 100) - widthOf(second, 100))
  return cuts.reduce((best, cut) => (unevenness(cut) < unevenness(best) ? cut : best))
}

/** Places lines of letters into a box, as high as they can be. Each line curves a little, as on a painted sign. */
function layOut(lines: readonly string[], box: TitleBox): readonly Placed[] {
  const radius = box.width * BOW
  const bowed = box.width ** 2 / (8 * radius)
  const room = (box.height - bowed) / (lines.length * 1.5)
  const fits = lines.map((line) => (room * (box.width - room * 0.6)) / widthOf(line, room, SPACING))
  const height = Math.min(room, ...fits)
  const step = height * 1.5
  const top = box.y + (box.height - bowed - step * lines.length) / 2
  return lines.flatMap((line, index) =>
    onArc(line, { centre: [box.x + box.width / 2, top + step * (index + 0.5)], height, radius, spacing: SPACING }),
  )
}

/** The name of a game as a lit sign, drawn into another picture. */
function drawTitle(brush: Brush, lines: readonly string[], box: TitleBox, hue: number): string {
  return marquee(brush, layOut(lines, box), hue)
}

/** The name of a game as a lit sign on one line (wide boxes) or two. */
export function titleSvg(theme: Theme, width: number, height: number): string {
  const brush = openBrush(`${theme.id}-title${width}x${height}`)
  const lines = width > height * 4 ? [capitals(theme.title)] : splitTitle(theme.title)
  const body = drawTitle(brush, lines, { x: 0, y: 0, width, height }, theme.sign)
  return picture({ width, height, viewBox: `0 0 ${width} ${height}`, label: theme.title }, brush.definitions(), body)
}
