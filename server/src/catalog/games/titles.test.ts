import { nameHeight, titleCoverSvg } from '@ronda/art'
import { titleOf, TITLES } from '@ronda/games'
import sharp from 'sharp'
import { expect, test } from 'vitest'

/** Letters lower than this cannot be read where a tile is 150 wide. */
const LETTERS_MIN = 17

const all = Array.from({ length: TITLES }, (_, number) => titleOf(number))

test('every name can be read on its cover, in both languages', () => {
  const small = all.filter(({ picture, names }) =>
    Object.values(names).some((name) => nameHeight(picture, name) < LETTERS_MIN),
  )
  expect(small.map(({ names }) => names)).toEqual([])
})

/** What is left of a picture at a glance from afar: eight by eight colours. */
async function glance(number: number): Promise<Uint8Array> {
  const { picture, names } = titleOf(number)
  const svg = titleCoverSvg(picture, names.es, { width: 75, height: 100 })
  return new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().resize(8, 8, { fit: 'fill' }).raw().toBuffer())
}

/** Mean difference of a channel, of 255. */
function apart(left: Uint8Array, right: Uint8Array): number {
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length
}

test('no two of 200 covers look alike from afar', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => (index * 7_919 + 13) % TITLES)
  const glances: Uint8Array[] = []
  for (const number of numbers) glances.push(await glance(number))
  const pairs = glances.flatMap((left, index) => glances.slice(index + 1).map((right) => apart(left, right)))
  expect(Math.min(...pairs)).toBeGreaterThan(4)
}, 60_000)
