import { expect, test } from 'vitest'
import { findRound, isFeature, isLoss, isWin, model, SERVER_SEED, asSlotRound } from '../testing/rounds.ts'
import { bindClientSeed, commitmentOf, openStream } from '@ronda/fair'
import { playRound } from '@ronda/games'
import { isRevealed, verifySteps, type OpenRound } from './report.ts'
import { verdictOf } from '../../shared/verify/verdict.ts'

const open = (kind: typeof isWin): OpenRound => ({ ...asSlotRound(findRound(kind)), serverSeed: SERVER_SEED })

test.each([isLoss, isWin, isFeature])('a valid round verifies in every step', (kind) => {
  const round = open(kind)
  const report = verifySteps(model, round)
  expect(report.isGood).toBe(true)
  expect(report.draws.map(({ drawn }) => drawn)).toEqual(round.draws)
  expect(report.draws.every((draw) => draw.isGood)).toBe(true)
})

test('every word that decided a draw is in the blocks that are shown', () => {
  const { blocks, draws } = verifySteps(model, open(isFeature))
  const digests = blocks.map(({ digest }) => digest).join('')
  const words = draws.map(({ word }) => word.toString(16).padStart(8, '0'))
  expect(words).toHaveLength(55)
  words.forEach((word, index) => expect(digests.slice(index * 8, index * 8 + 8)).toBe(word))
})

// A dishonest operator can cheat in one of these places; each must show as a red cross.
test.each([
  ['another server seed', { serverSeed: 'b2'.repeat(32) }, { commitment: false, draws: false }],
  ['another commitment', { commitment: '0'.repeat(64) }, { commitment: false, draws: true }],
  ['another nonce', { nonce: 1_000_000 }, { commitment: true, draws: false }],
  ['another text of the player', { clientSeed: 'other' }, { commitment: true, draws: false }],
  ['another prize', { win: 1n }, { commitment: true, draws: true }],
])('%s is detected', (_, change, good) => {
  const report = verifySteps(model, { ...open(isWin), ...change })
  expect(report.isGood).toBe(false)
  expect(report.commitment.isGood).toBe(good.commitment)
  expect(report.areDrawsGood).toBe(good.draws)
})

test('a round whose server seed is in force is not open yet', () => {
  expect(isRevealed(asSlotRound(findRound(isLoss)))).toBe(false)
  expect(isRevealed(open(isLoss))).toBe(true)
})

test('[FA10] a text without digits of the commitment proves no order; one with them is good, unless it is not the one that was given', () => {
  const former = open(isWin)
  expect(verdictOf(verifySteps(model, former))).toBe('former')
  expect(verdictOf(verifySteps(model, { ...former, playedAtMs: Date.UTC(2027, 0) }))).toBe('bad')
  const commitment = commitmentOf(SERVER_SEED)
  const clientSeed = bindClientSeed('mine', commitment)
  const { draws, coins } = playRound(model, 'spin', openStream({ serverSeed: SERVER_SEED, clientSeed, nonce: 3 }))
  const win = BigInt(coins) * (former.stake / BigInt(model.cost))
  const bound = { ...former, clientSeed, nonce: 3, draws: [...draws], win }
  expect(verdictOf(verifySteps(model, bound))).toBe('good')
  const keptText = (text: string) => ({ seeds: [{ commitment, clientSeed: text, rounds: 1 }], rounds: [] })
  expect(verdictOf(verifySteps(model, bound, keptText(clientSeed)))).toBe('good')
  expect(verdictOf(verifySteps(model, bound, keptText('other')))).toBe('bad')
})
