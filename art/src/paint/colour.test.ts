import { expect, test } from 'vitest'
import { colour, distance, hex } from './colour.ts'

test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.628, 0.2577, 29.23, '#ff0000'],
  [0.8664, 0.2948, 142.5, '#00ff00'],
  [0.452, 0.3132, 264.05, '#0000ff'],
])('oklch(%f %f %f) is %s', (lightness, chroma, hue, shown) => {
  expect(hex(lightness, chroma, hue)).toBe(shown)
})

test('a colour outside the sRGB gamut keeps its lightness and loses chroma', () => {
  const [wild, grey] = [colour(0.9, 0.4, 265), colour(0.9, 0, 265)]
  expect(distance(wild, grey)).toBeLessThan(0.1)
  expect(hex(0.9, 0.4, 265)).toMatch(/^#[0-9a-f]{6}$/)
})

test('hues are taken modulo 360 degrees', () => {
  expect(hex(0.6, 0.1, -30)).toBe(hex(0.6, 0.1, 330))
})
