import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playRound, replayRound } from './round.ts'
import { modelShowing } from './lines/testing/screen.ts'
import type { Spin } from './step.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'

// Stop 0 shows three scatters; stop 1 hides the one of the last reel.
const TRIGGER = 'TFTFT\n@F@F@\nFTFTF'
const withExit = modelShowing(TRIGGER)
const model = {
  ...withExit,
  baseStrips: withExit.baseStrips.map((strip) => [...strip, 4, 3]),
  freeStrips: withExit.freeStrips.map((strip) => [...strip, 4, 3]),
}
const OPENS = [0, 0, 0, 0, 0]
const ENDS = [0, 0, 0, 0, 2]

const awardedBy = ({ steps }: Spin): number =>
  steps.reduce((sum, step) => sum + (step.type === 'award' ? step.spins : 0), 0)

test('[SL6] a round without free spins is one spin', () => {
  const round = replayRound(model, 'spin', ENDS)
  expect(round.spins.map((spin) => [spin.free, awardedBy(spin)])).toEqual([[false, 0]])
})

test('[SL5] [SL6] free spins follow the paid one, and may award more', () => {
  const round = replayRound(model, 'spin', [...OPENS, ...ENDS, ...OPENS, ...ENDS, ...ENDS])
  expect(round.spins.map((spin) => [spin.free, awardedBy(spin)])).toEqual([
    [false, 2],
    [true, 0],
    [true, 2],
    [true, 0],
    [true, 0],
  ])
  expect(round.coins).toBe(round.spins.reduce((sum, spin) => sum + spin.coins, 0))
})

test.each([
  ['no draw at all', []],
  ['free spins that are owed are missing', [...OPENS, ...ENDS]],
  ['a spin that was not awarded', [...ENDS, ...ENDS]],
  ['a spin too many', [...OPENS, ...ENDS, ...ENDS, ...ENDS]],
  ['a reel is missing', [0, 0, 0, 2]],
  ['a reel too many', [...ENDS, 0]],
  ['a stop past the strip', [0, 0, 0, 0, 5]],
  ['a stop before the strip', [0, 0, 0, 0, -1]],
  ['half a stop', [0, 0, 0, 0, 2.5]],
])('[SL7] draws that belong to no round are refused: %s', (_, draws) => {
  expect(() => replayRound(model, 'spin', draws)).toThrow('broken promise')
})

test('[SL7] one draw for each reel, in order, below the length of its strip, and no other', () => {
  const drawn: number[] = []
  const script = [...OPENS, ...ENDS, ...ENDS]
  const round = playRound(model, 'spin', (below) => {
    drawn.push(below)
    return script[drawn.length - 1] ?? 0
  })
  expect(drawn).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
  expect(round).toEqual(replayRound(model, 'spin', script))
})

const anyNonce = fc.nat()
const serverSeed = '5e'.repeat(32)

test('[SL7] a round replayed from its draws is the round that was played', () => {
  fc.assert(
    fc.property(anyNonce, (nonce) => {
      const round = playRound(feriaDeLuz, 'spin', openStream({ serverSeed, clientSeed: 'replay', nonce }))
      expect(replayRound(feriaDeLuz, 'spin', round.draws)).toEqual(round)
    }),
    { numRuns: 1_000 },
  )
})

test('[SL6] coins are whole and never negative, and a round ends just when no free spin is owed', () => {
  fc.assert(
    fc.property(anyNonce, (nonce) => {
      const { spins, coins } = playRound(feriaDeLuz, 'spin', openStream({ serverSeed, clientSeed: 'laws', nonce }))
      expect(spins.every((spin) => Number.isInteger(spin.coins) && spin.coins >= 0)).toBe(true)
      expect(coins).toBe(spins.reduce((sum, spin) => sum + spin.coins, 0))
      expect(spins.map((spin) => spin.free)).toEqual(spins.map((_, i) => i > 0))
      expect(spins).toHaveLength(1 + spins.reduce((sum, spin) => sum + awardedBy(spin), 0))
    }),
    { numRuns: 1_000 },
  )
})
