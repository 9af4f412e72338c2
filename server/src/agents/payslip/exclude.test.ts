import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exclusionOf, type BetState } from './exclude.ts'

const counted: BetState = { validBet: 100n, added: 0n, excluded: null }
const out: BetState = { validBet: 100n, added: -100n, excluded: 'self_play' }

test.each([
  ['a bet is taken out', counted, 'self_play', { excluded: 'self_play', validBet: -100n }],
  ['and is taken out once', out, 'self_play', undefined],
  ['a second reason takes nothing more', out, 'same_device', undefined],
  ['it is put back', out, null, { excluded: null, validBet: 100n }],
  ['what counts is not put back', counted, null, undefined],
  [
    'a bet that was undone leaves nothing to take',
    { ...counted, validBet: 0n },
    'self_play',
    { excluded: 'self_play', validBet: 0n },
  ],
  ['undone after it was taken out', { ...out, validBet: 0n }, 'self_play', { excluded: 'self_play', validBet: 100n }],
  ['undone and put back', { ...out, validBet: 0n, added: 0n }, null, { excluded: null, validBet: 0n }],
] as const)('%s', (_, bet, asked, event) => {
  expect(exclusionOf(bet, asked)).toEqual(event)
})

test('law: in any order of exclusions, lifts and an undo, a bet counts in full or not at all', () => {
  const step = fc.constantFrom('self_play', 'opposite_sides', null, 'undo' as const)
  fc.assert(
    fc.property(fc.bigInt(0n, 1_000n), fc.array(step, { maxLength: 12 }), (validBet, steps) => {
      let bet: BetState = { validBet, added: 0n, excluded: null }
      for (const each of steps) {
        if (each === 'undo') bet = { ...bet, validBet: 0n }
        const event = exclusionOf(bet, each === 'undo' ? bet.excluded : each)
        if (event !== undefined) bet = { ...bet, excluded: event.excluded, added: bet.added + event.validBet }
        expect(bet.validBet + bet.added).toBe(bet.excluded === null ? bet.validBet : 0n)
      }
      const lifted = exclusionOf(bet, null)
      expect(bet.added + (lifted?.validBet ?? 0n)).toBe(0n)
    }),
  )
})
