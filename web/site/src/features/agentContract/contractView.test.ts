import { expect, test } from 'vitest'
import { missingOf } from './contractView.ts'

test('what is missing to the next tier has nothing that is there already', () => {
  expect(missingOf({ validBet: 5n, loss: 0n, activeMembers: 2 })).toEqual([
    { what: 'validBet', amount: 5n },
    { what: 'members', count: 2 },
  ])
  expect(missingOf({ validBet: 0n, loss: 1n, activeMembers: 0 })).toEqual([{ what: 'loss', amount: 1n }])
})
