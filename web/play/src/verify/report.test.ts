import { expect, test } from 'vitest'
import { findRound, isFeature, isLoss, isWin, model, SERVER_SEED, tell } from '../testing/rounds.ts'
import { isRevealed, verifySteps, type OpenRound } from './report.ts'

const open = (kind: typeof isWin): OpenRound => ({ ...tell(findRound(kind)), serverSeed: SERVER_SEED })

test.each([isLoss, isWin, isFeature])('a true round verifies in every step', (kind) => {
  const round = open(kind)
  const report = verifySteps(model, round)
  expect(report.isGood).toBe(true)
  expect(report.spins.map(({ result }) => result.stops)).toEqual(round.stops)
  expect(report.spins.flatMap(({ draws }) => draws.map(({ stop }) => stop))).toEqual(round.stops.flat())
})

test('every word that decided a stop stands in the blocks that are shown', () => {
  const { blocks, spins } = verifySteps(model, open(isFeature))
  const digests = blocks.map(({ digest }) => digest).join('')
  const words = spins.flatMap(({ draws }) => draws.map(({ word }) => word.toString(16).padStart(8, '0')))
  expect(words).toHaveLength(55)
  words.forEach((word, index) => expect(digests.slice(index * 8, index * 8 + 8)).toBe(word))
})

// A house that cheats can do it in one of these places; each must show as a red cross.
test.each([
  ['another secret', { serverSeed: 'b2'.repeat(32) }, { commitment: false, stops: false }],
  ['another commitment', { commitment: '0'.repeat(64) }, { commitment: false, stops: true }],
  ['another number of the round', { nonce: 1_000_000 }, { commitment: true, stops: false }],
  ['another text of the player', { clientSeed: 'other' }, { commitment: true, stops: false }],
  ['another prize', { win: 1n }, { commitment: true, stops: true }],
])('%s is found out', (_, change, good) => {
  const report = verifySteps(model, { ...open(isWin), ...change })
  expect(report.isGood).toBe(false)
  expect(report.commitment.isGood).toBe(good.commitment)
  expect(report.areStopsGood).toBe(good.stops)
})

test('a round whose secret is in force is not open yet', () => {
  expect(isRevealed(tell(findRound(isLoss)))).toBe(false)
  expect(isRevealed(open(isLoss))).toBe(true)
})
