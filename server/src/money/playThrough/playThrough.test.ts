import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftToPlay, sendRefusal, withoutReturned } from './playThrough.ts'

// Newest first: amount, staked before it.
test.each<[readonly (readonly [bigint, bigint])[], bigint, bigint]>([
  [[], 0n, 0n],
  [[[100n, 0n]], 0n, 100n],
  [[[100n, 0n]], 60n, 40n],
  [[[100n, 0n]], 150n, 0n],
  // Stakes from before the deposit do not count for it.
  [[[100n, 500n]], 500n, 100n],
  [
    [
      [100n, 500n],
      [50n, 0n],
    ],
    500n,
    100n,
  ],
  // Half of the first is still to be played, and all of the second.
  [
    [
      [100n, 50n],
      [100n, 0n],
    ],
    50n,
    150n,
  ],
])('after deposits %o and %i staked, %i is left to play', (deposits, stakedNow, left) => {
  const seen = deposits.map(([sum, stakedBefore]) => ({ amount: sum, stakedBefore }))
  expect(leftToPlay(seen, stakedNow)).toBe(left)
})

test('a stake from before a deposit that comes back after it leaves only the deposit to play', () => {
  // 300 staked before, 100 more while the deposit arrived, and those 100 came back afterwards.
  const { arrived, staked } = withoutReturned([{ amount: 100n, stakedBefore: 400n }], 400n, [0n, 100n])
  expect(staked).toBe(300n)
  expect(leftToPlay(arrived, staked)).toBe(100n)
})

type Move = { readonly kind: 'deposit' | 'stake' | 'takenBack'; readonly amount: bigint }
const moves = fc.array(
  fc.record({ kind: fc.constantFrom<Move['kind']>('deposit', 'stake', 'takenBack'), amount: fc.bigInt(1n, 1_000n) }),
  { maxLength: 40 },
)

test('it equals what remains when each stake that is not taken back plays through the deposits before it', () => {
  fc.assert(
    fc.property(moves, (made) => {
      const deposits: { amount: bigint; stakedBefore: bigint }[] = []
      const returned = [0n]
      let [left, staked] = [0n, 0n]
      for (const move of made) {
        if (move.kind === 'deposit') {
          deposits.unshift({ amount: move.amount, stakedBefore: staked })
          returned.push(0n)
          left += move.amount
        } else if (move.kind === 'takenBack') {
          staked += move.amount
          returned.push((returned.pop() ?? 0n) + move.amount)
        } else {
          staked += move.amount
          left = left > move.amount ? left - move.amount : 0n
        }
      }
      const risked = withoutReturned(deposits, staked, returned)
      expect(leftToPlay(risked.arrived, risked.staked)).toBe(left)
    }),
    { numRuns: 2_000 },
  )
})

// oxfmt-ignore
test.each<[cash: bigint, amount: bigint, left: bigint, chargeable: bigint, string | undefined]>([
  [100n, 100n,   0n,  0n, undefined],
  [100n,  60n,  40n,  0n, undefined],
  [100n,  61n,  40n,  0n, 'transfer.wagering_left'],
  [100n,  61n,   0n, 40n, 'transfer.chargeable'],
  // The same money can be bound for both reasons, so it is not counted twice.
  [100n,  60n,  40n, 40n, undefined],
  [100n,  50n,  40n, 60n, 'transfer.chargeable'],
  // An insufficient balance is refused by the ledger, not here.
  [100n, 101n,   0n,  0n, undefined],
])('with a balance of %i, sending %i with %i to play and %i chargeable gives: %s', (cash, amount, left, chargeable, refusal) => {
  expect(sendRefusal(cash, amount, { leftToPlay: left, chargeable })).toBe(refusal)
})
