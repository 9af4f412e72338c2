import { isOwnText } from '@ronda/fair'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedOf, TYPED_MAX, withChance } from './ownText.ts'

const RANDOM = '0123456789abcdef'

test('[FA10] random characters follow what was typed, and are the whole text where nothing was', () => {
  expect(withChance('luna', RANDOM)).toBe('luna.0123456789')
  expect(withChance('', RANDOM)).toBe(RANDOM)
  expect([typedOf('luna.0123456789'), typedOf(RANDOM), typedOf('my.own')]).toEqual(['luna', '', ''])
})

test('[FA10] whatever is typed gives a valid text, and can be read back from it', () => {
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(`^[!-9;-~]{1,${TYPED_MAX}}$`)), (typed) => {
      const text = withChance(typed, RANDOM)
      expect([isOwnText(text), typedOf(text)]).toEqual([true, typed])
    }),
  )
})
