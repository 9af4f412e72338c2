import { commitmentOf, openStream } from '@ronda/fair'
import { arcadeTitles, modelHash, playRound, slotOf, type ArcadeTitle } from '@ronda/games'
import { betOn } from '@ronda/games/testing'
import { present } from '@ronda/core'
import { readProof, writeProof, type ArcadeRound, type ProofFile, type SlotRound } from '@ronda/contract'
import { expect, test } from 'vitest'
import { examineAll } from './examine.ts'
import type { Tally } from './tally.ts'

const { model } = present(slotOf('FERIA_DE_LUZ'), 'the slot')
const serverSeed = 'd7'.repeat(32)

function roundOf(nonce: number): SlotRound {
  const { draws, coins } = playRound(model, 'spin', openStream({ serverSeed, clientSeed: 'mine', nonce }))
  return {
    id: `00000000-0000-4000-8000-${String(nonce).padStart(12, '0')}`,
    seq: nonce + 1,
    gameCode: 'FERIA_DE_LUZ',
    modelHash: modelHash(model),
    seedId: 'seed',
    commitment: commitmentOf(serverSeed),
    clientSeed: 'mine',
    nonce,
    serverSeed,
    currency: 'USD',
    stake: 20_000n,
    win: BigInt(coins) * (20_000n / BigInt(model.cost)),
    bet: 'spin',
    draws: [...draws],
    playedAtMs: 1_700_000_000_000,
  }
}

const file: ProofFile = {
  ronda: 2,
  rounds: Array.from({ length: 60 }, (_, nonce) => roundOf(nonce)),
  models: { [modelHash(model)]: { ...model } },
}

test('a file is read as it was written, and every round in it holds', async () => {
  expect(readProof(writeProof(file))).toEqual(file)
  const told: Tally[] = []
  const tally = await examineAll(file, (so) => told.push(so))
  expect(tally).toEqual({ examined: 60, good: 60, sealed: 0, voided: 0, suspects: [] })
  expect(told.map(({ examined }) => examined)).toEqual([25, 50, 60])
})

test('a file of before solo games is read and holds as well', async () => {
  const old = writeProof(file).replace('"ronda":2', '"ronda":1')
  const read = present(readProof(old), 'an old file')
  expect(read).toEqual(file)
  expect(await examineAll(read, () => {})).toMatchObject({ examined: 60, good: 60 })
})

/** A round of a solo game that its player left to its end, as the house tells it. */
function soloOf({ gameCode, rules }: ArcadeTitle, nonce: number): ArcadeRound {
  const bet = betOn(rules)
  const moves: object[] = []
  const play = () => present(rules.play(bet, moves, openStream({ serverSeed, clientSeed: 'mine', nonce })), rules.id)
  for (let state = play(); !state.isOver; state = play()) moves.push(rules.finish(state.view) as object)
  const { view, staked, paid } = play()
  const { draws: _, bet: __, ...head } = roundOf(nonce)
  return {
    ...head,
    gameCode,
    modelHash: modelHash(rules.model),
    staked: 2n * BigInt(staked),
    win: 2n * BigInt(paid),
    ...(JSON.parse(JSON.stringify({ bet, moves, view })) as Pick<ArcadeRound, 'bet' | 'moves' | 'view'>),
    isOver: true,
  }
}

test('[AR1] rounds of every solo game stand in the same file, and hold', async () => {
  const solo = arcadeTitles.map(soloOf)
  const read = present(readProof(writeProof({ ...file, rounds: [...solo, ...file.rounds.slice(0, 3)] })), 'a file')
  expect(read.rounds.slice(0, solo.length)).toEqual(solo)
  expect(await examineAll(read, () => {})).toMatchObject({ good: solo.length + 3, suspects: [] })

  const [first, second, third, fourth] = solo.map((round) => ({ ...round }))
  const changed = { ...present(first, 'a round'), win: 20_002n }
  const { serverSeed: _, ...sealed } = present(second, 'a round')
  const foreign = { ...present(third, 'a round'), modelHash: '0'.repeat(64) }
  const off = { ...present(fourth, 'a round'), isVoid: true, win: present(fourth, 'a round').staked }
  expect(await examineAll({ models: {}, rounds: [changed, sealed, foreign, off] }, () => {})).toMatchObject({
    sealed: 1,
    voided: 1,
    suspects: [{ finding: 'outcome_differs' }, { finding: 'rules_differ' }],
  })
})

test('a round that was changed, one that is sealed and one without rules are told apart', async () => {
  const [first, second, third] = file.rounds.map((round) => ({ ...round }))
  const changed = { ...present(first, 'a round'), win: 1n }
  const { serverSeed: _, ...sealed } = present(second, 'a round')
  const foreign = { ...present(third, 'a round'), modelHash: '0'.repeat(64) }
  const tally = await examineAll({ ...file, rounds: [changed, sealed, foreign] }, () => {})
  expect(tally).toEqual({
    examined: 3,
    good: 0,
    sealed: 1,
    voided: 0,
    suspects: [
      { round: changed, finding: 'outcome_differs' },
      { round: foreign, finding: 'rules_missing' },
    ],
  })
})

test.each(['', 'hello', '{}', '[]', '{"ronda":3,"rounds":[],"models":{}}', writeProof(file).slice(0, -2)])(
  '%s is no proof',
  (text) => {
    expect(readProof(text)).toBeUndefined()
  },
)
