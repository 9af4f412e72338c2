import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { present } from '@ronda/core'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The hex colours of one theme block, by token name. */
function coloursOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return new Map(
    [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(left: string, right: string): number {
  const [lighter = 0, darker = 0] = [luminance(left), luminance(right)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const TEXT_CONTRAST_MIN = 4.5
const SHAPE_CONTRAST_MIN = 3

const surfaces = ['page', 'surface-1', 'surface-2', 'surface-3']
const pairs: readonly (readonly [string, string, number])[] = [
  ...surfaces.flatMap((under) =>
    ['text', 'text-soft', 'text-faint', 'accent-text'].map((over) => [over, under, TEXT_CONTRAST_MIN] as const),
  ),
  ...['page', 'surface-1', 'surface-2'].flatMap((under) =>
    ['gain', 'loss'].map((over) => [over, under, TEXT_CONTRAST_MIN] as const),
  ),
  ...['page', 'surface-1'].flatMap((under) =>
    ['line-strong', 'focus'].map((over) => [over, under, SHAPE_CONTRAST_MIN] as const),
  ),
  ...['surface-1', 'surface-2', 'surface-3'].flatMap((under) =>
    [1, 2, 3, 4, 5].map((share) => [`share-${share}`, under, SHAPE_CONTRAST_MIN] as const),
  ),
  ['on-accent', 'accent', TEXT_CONTRAST_MIN],
  ['on-accent', 'accent-hover', TEXT_CONTRAST_MIN],
  ['on-danger', 'danger', TEXT_CONTRAST_MIN],
  ['on-danger', 'danger-hover', TEXT_CONTRAST_MIN],
  ['accent-text', 'accent-soft', TEXT_CONTRAST_MIN],
  ['gain', 'gain-soft', TEXT_CONTRAST_MIN],
  ['loss', 'loss-soft', TEXT_CONTRAST_MIN],
  ['text', 'loss-soft', TEXT_CONTRAST_MIN],
  ...['felt', 'felt-deep', 'pocket-red', 'pocket-black', 'pocket-green'].map(
    (under) => ['on-felt', under, TEXT_CONTRAST_MIN] as const,
  ),
  ['felt-line', 'felt-deep', SHAPE_CONTRAST_MIN],
  ...['black', 'red', 'blue', 'green'].map((suit) => [`suit-${suit}`, 'card-paper', TEXT_CONTRAST_MIN] as const),
]

test.each([':root', ":root[data-theme='light']"])('%s keeps every pair of colours readable', (selector) => {
  const colours = coloursOf(selector)
  const colour = (name: string) => present(colours.get(name), `token ${name} of ${selector}`)
  const faint = pairs
    .map(([over, under, least]) => ({
      pair: `${over} on ${under}`,
      ratio: contrast(colour(over), colour(under)),
      least,
    }))
    .filter(({ ratio, least }) => ratio < least)
  expect(faint).toEqual([])
})
