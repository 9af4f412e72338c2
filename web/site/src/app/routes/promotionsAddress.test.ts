import { PROMOTION_KINDS } from '@ronda/contract'
import { expect, test } from 'vitest'
import { parsePromotions } from './address.ts'

const ID = '0197a000-0000-7000-8000-000000000001'

test.each([ID, ...PROMOTION_KINDS])('a link may lead to %s', (promotion) => {
  expect(parsePromotions({ promotion })).toEqual({ promotion })
})

test.each(['', 'birthdays', '__proto__', `${ID}0`, '<script>', 7])(
  '%s is no promotion, and is removed',
  (promotion) => {
    expect(parsePromotions({ promotion }).promotion).toBeUndefined()
  },
)
