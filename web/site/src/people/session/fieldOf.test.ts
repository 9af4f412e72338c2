import { expect, test } from 'vitest'
import { calls, type RefusalCode } from '@ronda/contract'
import { fieldOf } from './fieldOf.ts'

test('every refusal of the registration call is shown at a field of its form', () => {
  const homeless = calls.member.register.refusals.filter((code: RefusalCode) => fieldOf(code) === undefined)
  expect(homeless).toEqual([])
})

test('a refusal about nothing in the form belongs to the whole form', () => {
  expect(fieldOf('server.busy')).toBeUndefined()
})
