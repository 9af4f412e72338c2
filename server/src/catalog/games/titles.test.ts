import { nameHeight } from '@ronda/art'
import { titleOf, TITLES } from '@ronda/games'
import { expect, test } from 'vitest'

/** Letters lower than this cannot be read on a tile 150 wide. */
const LETTERS_MIN = 17

const all = Array.from({ length: TITLES }, (_, number) => titleOf(number))

test('every name can be read on its cover, in both languages', () => {
  const small = all.filter(({ picture, names }) =>
    Object.values(names).some((name) => nameHeight(picture, name) < LETTERS_MIN),
  )
  expect(small.map(({ names }) => names)).toEqual([])
})
