import { expect, test } from 'vitest'
import { findRound, isFeature, isLoss, isWin, model, SERVER_SEED, tell } from '../testing/rounds.ts'
import { isRevealed, verifySteps, type OpenRound } from './report.ts'

const open = (kind: typeof isWin): OpenRound => ({ ...tell(findRound(kind)), serverSeed: SERVER_SEED })

test.each([isLoss, isWin, isFeature])('a true round verifies in every step', (kind) => {
  const round = open(kind)
  const report = verifySteps(model, round)
  expect(report.isGood).toBe(true)
  expect(report.draws.map(({ drawn }) => drawn)).toEqual(round.draws)
  expect(report.draws.every((draw) => draw.isGood)).toBe(true)
})

test('every word that decided a draw stands in the blocks that are shown', () => {
  const { blocks, draws } = verifySteps(model, open(isFeature))
  const digests = blocks.map(({ digest }) => digest).join('')
  const words = draws.map(({ word }) => word.toString(16).padStart(8, '0'))
  expect(words).toHaveLength(55)
  words.forEach((word, index) => expect(digests.slice(index * 8, index * 8 + 8)).toBe(word))
})

// A house that cheats can do it in one of these places; each must show as a red cross.
test.each([
  ['another secret', { serverSeed: 'b2'.repeat(32) }, { commitment: false, draws: false }],
  ['another commitment', { commitment: '0'.repeat(64) }, { commitment: false, draws: true }],
  ['another number of the round', { nonce: 1_000_000 }, { commitment: true, draws: false }],
  ['another text of the player', { clientSeed: 'other' }, { commitment: true, draws: false }],
  ['another prize', { win: 1n }, { commitment: true, draws: true }],
])('%s is found out', (_, change, good) => {
  const report = verifySteps(model, { ...open(isWin), ...change })
  expect(report.isGood).toBe(false)
  expect(report.commitment.isGood).toBe(good.commitment)
  expect(report.areDrawsGood).toBe(good.draws)
})

test('a round whose secret is in force is not open yet', () => {
  expect(isRevealed(tell(findRound(isLoss)))).toBe(false)
  expect(isRevealed(open(isLoss))).toBe(true)
})
