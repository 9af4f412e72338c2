import { spots } from '@ronda/games'
import { describe, expect, test } from 'vitest'
import { LAYOUT_SIZE, nextPlace, places, type Direction } from './layout.ts'

const find = (id: string) => places.find(({ spot }) => spot.id === id)

describe('the betting layout', () => {
  test('has one place for every spot', () => {
    expect(places.length).toBe(spots.size)
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.size)
    for (const { x, y } of places) {
      expect(x >= -LAYOUT_SIZE.left && x <= LAYOUT_SIZE.across - LAYOUT_SIZE.left).toBe(true)
      expect(y >= 0 && y <= LAYOUT_SIZE.along).toBe(true)
    }
  })

  test.each([
    ['straight-0', 1.5, 0.5],
    ['straight-1', 0.5, 1.5],
    ['straight-36', 2.5, 12.5],
    ['split-1-2', 1, 1.5],
    ['split-1-4', 0.5, 2],
    ['split-0-3', 2.5, 1],
    ['corner-1-2-4-5', 1, 2],
    ['corner-0-1-2-3', 3, 1],
    ['street-1-2-3', 3, 1.5],
    ['street-0-1-2', 1, 1],
    ['line-1-2-3-4-5-6', 3, 2],
    ['dozen-1', -0.5, 3],
    ['red', -1.5, 6],
    ['column-2', 1.5, 13.5],
  ])('%s is at %d, %d', (id, x, y) => {
    expect(find(id)).toMatchObject({ x, y })
  })

  test.each<[string, Direction, string]>([
    ['straight-1', 'right', 'split-1-2'],
    ['split-1-2', 'right', 'straight-2'],
    ['straight-1', 'down', 'split-1-4'],
    ['straight-1', 'up', 'split-0-1'],
    ['straight-1', 'left', 'low'],
    ['straight-0', 'up', 'straight-0'],
  ])('from %s %s leads to %s', (from, direction, to) => {
    expect(nextPlace(from, direction)).toBe(to)
  })

  test('the arrow keys reach every place', () => {
    const seen = new Set(['straight-0'])
    const open = ['straight-0']
    while (open.length > 0) {
      const from = open.pop() ?? ''
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const to = nextPlace(from, direction)
        if (!seen.has(to)) open.push(to)
        seen.add(to)
      }
    }
    expect(seen.size).toBe(spots.size)
  })
})
