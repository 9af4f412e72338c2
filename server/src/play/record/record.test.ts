import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addUp, enoughFor, isSelected, QUARTER_MS, type Stretch, type ReportedRound } from './record.ts'

const round: fc.Arbitrary<ReportedRound> = fc.record({
  wallet: fc.integer({ min: 1, max: 3 }),
  seq: fc.integer({ min: 1, max: 1_000 }),
  game: fc.constantFrom('A', 'B'),
  mode: fc.constantFrom('real' as const, 'free' as const),
  stake: fc.bigInt(1n, 100n),
  win: fc.bigInt(0n, 200n),
  atMs: fc.integer({ min: 0, max: 10 * QUARTER_MS }),
})

test('adding up counts each real-money round once, after what is counted already, and loses nothing', () => {
  fc.assert(
    fc.property(fc.array(round), fc.integer({ min: 0, max: 1_000 }), (rounds, counted) => {
      const { sums, upTo } = addUp(rounds, new Map([[1, counted]]))
      const selection = rounds.filter(({ mode, wallet, seq }) => mode === 'real' && (wallet !== 1 || seq > counted))
      expect(sums.reduce((total, sum) => total + sum.rounds, 0)).toBe(selection.length)
      expect(sums.reduce((total, sum) => total + sum.staked, 0n)).toBe(
        selection.reduce((total, one) => total + one.stake, 0n),
      )
      expect(sums.reduce((total, sum) => total + sum.won, 0n)).toBe(
        selection.reduce((total, one) => total + one.win, 0n),
      )
      for (const [wallet, seq] of upTo) {
        expect(seq).toBe(Math.max(...selection.filter((one) => one.wallet === wallet).map((one) => one.seq)))
      }
      for (const { wallet, quarterMs, game, seqFirst, seqLast, ...sum } of sums) {
        const there = selection.filter(
          (one) => one.wallet === wallet && one.game === game && one.atMs - (one.atMs % QUARTER_MS) === quarterMs,
        )
        expect(there.map(({ seq }) => seq)).toEqual(expect.arrayContaining([seqFirst, seqLast]))
        const winning = there.filter(({ stake, win }) => win > stake)
        const even = there.filter(({ stake, win }) => win === stake)
        const staked = (some: readonly ReportedRound[]): bigint => some.reduce((total, { stake }) => total + stake, 0n)
        const won = (some: readonly ReportedRound[]): bigint => some.reduce((total, { win }) => total + win, 0n)
        expect(sum).toEqual({
          rounds: there.length,
          staked: staked(there),
          won: won(there),
          winningRounds: winning.length,
          winningStaked: staked(winning),
          winningWon: won(winning),
          evenRounds: even.length,
          evenStaked: staked(even),
        })
      }
    }),
  )
})

const stretch = (quarter: number, rounds: number, seqFirst: number, seqLast: number): Stretch => ({
  quarterMs: quarter * QUARTER_MS,
  rounds,
  seqFirst,
  seqLast,
})
const stretches = [stretch(3, 5, 30, 39), stretch(2, 5, 20, 29), stretch(1, 5, 10, 19)]

test.each([
  // before, many: how many stretches are needed
  [100, 1, 1],
  [100, 5, 1],
  [100, 6, 2],
  [100, 99, 3],
  // The boundary cuts the newest stretch: it may have no rounds before it.
  [35, 1, 2],
  [30, 5, 2],
  [25, 1, 3],
])('before %d, %d rounds need %d stretches', (before, many, needed) => {
  expect(enoughFor(stretches, before, many)).toHaveLength(needed)
})

test.each([
  [{}, true],
  [{ gameCode: 'A' }, true],
  [{ gameCode: 'B' }, false],
  [{ gameType: 'RNG' }, true],
  [{ gameType: 'FISH' }, false],
  [{ vendor: 'RONDA', gameCode: 'A' }, true],
  [{ vendor: 'OTHER', gameCode: 'A' }, false],
] as const)('whether the filter %j selects a game', (filter, isIn) => {
  expect(isSelected('A', { gameType: 'RNG', vendor: 'RONDA' }, filter)).toBe(isIn)
})
