import { present } from '@ronda/core'
import { spots, type Spot } from '@ronda/games'

/** Where a spot is on the layout: zero at the top, rows of three below it, so that it fits a phone held upright. */
export type Place = {
  readonly spot: Spot
  readonly kind: string
  /** The centre of the place and its size, in cells: `x` across a row, `y` along the table. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Spots on lines and corners between numbers: small, and drawn above the numbers. */
  readonly isBetween: boolean
}

const columnOf = (number: number): number => (number - 1) % 3
const rowOf = (number: number): number => Math.floor((number - 1) / 3)

const EVEN_MONEY = ['low', 'even', 'red', 'black', 'odd', 'high']

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The centre of its numbers; with the zero, on the line below it. */
function middleOf(numbers: readonly number[]): readonly [x: number, y: number] {
  const others = numbers.filter((number) => number > 0)
  const x = mean(others.map(columnOf)) + 0.5
  return numbers.includes(0) ? [x, 1] : [x, mean(others.map(rowOf)) + 1.5]
}

/** Streets and six lines are placed at the edge of their rows, and so are the first four numbers. */
const isAtEdge = (kind: string, numbers: readonly number[]): boolean =>
  kind === 'line' || (kind === 'street' && !numbers.includes(0)) || (kind === 'corner' && numbers.includes(0))

function placeOf(spot: Spot): Place {
  const [kind = '', which = ''] = spot.id.split('-')
  const at = (x: number, y: number, width: number, height: number): Place => ({
    spot,
    kind,
    x,
    y,
    width,
    height,
    isBetween: false,
  })
  if (spot.id === 'straight-0') return at(1.5, 0.5, 3, 1)
  if (kind === 'straight') return at(columnOf(Number(which)) + 0.5, rowOf(Number(which)) + 1.5, 1, 1)
  if (kind === 'column') return at(Number(which) - 0.5, 13.5, 1, 1)
  if (kind === 'dozen') return at(-0.5, 4 * Number(which) - 1, 1, 4)
  if (EVEN_MONEY.includes(kind)) return at(-1.5, 2 * EVEN_MONEY.indexOf(kind) + 2, 1, 2)
  const [x, y] = middleOf(spot.numbers)
  return { spot, kind, x: isAtEdge(kind, spot.numbers) ? 3 : x, y, width: 0, height: 0, isBetween: true }
}

export const places: readonly Place[] = [...spots.values()].map(placeOf)

/** The size of the whole layout, in cells, and how far it extends to the left of the numbers. */
export const LAYOUT_SIZE = { across: 5, along: 14, left: 2 } as const

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The nearest place in a direction, for the arrow keys; a sideways distance counts three times. */
export function nextPlace(from: string, direction: Direction): string {
  const here = present(
    places.find(({ spot }) => spot.id === from),
    'a place on the betting layout',
  )
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number]
  let best: { readonly id: string; readonly far: number } | undefined
  for (const { spot, x, y } of places) {
    const forward = (x - here.x) * dx + (y - here.y) * dy
    const sideways = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    const far = forward + 3 * sideways
    if (forward > 0.01 && (best === undefined || far < best.far)) best = { id: spot.id, far }
  }
  return best?.id ?? from
}
