import { bindClientSeed, commitmentOf, openStream } from '@ronda/fair'
import { arcadeTitles, modelHash, playRound, slotOf, type ArcadeTitle, type Checks } from '@ronda/games'
import { betOn } from '@ronda/games/testing'
import { present } from '@ronda/core'
import { NOTHING_KEPT, readProof, writeProof, type ArcadeRound, type ProofFile, type SlotRound } from '@ronda/contract'
import { expect, test } from 'vitest'
import { examineAll, examineFile } from './examine.ts'
import { NOTHING_EXAMINED, type Tally } from './tally.ts'

const { model } = present(slotOf('FERIA_DE_LUZ'), 'the model of the slot')
const serverSeed = 'd7'.repeat(32)
const commitment = commitmentOf(serverSeed)
const clientSeed = bindClientSeed('mine', commitment)
const checks: Checks = { isSigned: () => false }

function roundOf(nonce: number): SlotRound {
  const { draws, coins } = playRound(model, 'spin', openStream({ serverSeed, clientSeed, nonce }))
  return {
    id: `00000000-0000-4000-8000-${String(nonce).padStart(12, '0')}`,
    seq: nonce + 1,
    gameCode: 'FERIA_DE_LUZ',
    modelHash: modelHash(model),
    seedId: 'seed',
    commitment,
    clientSeed,
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
  ronda: 3,
  rounds: Array.from({ length: 60 }, (_, nonce) => roundOf(nonce)),
  models: { [modelHash(model)]: { ...model } },
  seeds: [{ commitment, rounds: 60 }],
  kept: NOTHING_KEPT,
}

test('a file is read as it was written, and every round in it is valid', async () => {
  expect(readProof(writeProof(file))).toEqual(file)
  const reports: Tally[] = []
  const tally = await examineFile(file, (so) => reports.push(so))
  expect(tally).toEqual({ ...NOTHING_EXAMINED, examined: 60, good: 60 })
  expect(reports.at(-1)?.examined).toBe(60)
})

test.each([1, 2])(
  'a file of format %d is read and valid as well; of it no round can be reported missing',
  async (shape) => {
    const { seeds: _, kept: __, ...old } = JSON.parse(writeProof(file)) as Record<string, unknown>
    const read = present(readProof(JSON.stringify({ ...old, ronda: shape })), 'an old file')
    expect(read).toEqual({ ...file, seeds: [] })
    const some = { ...read, rounds: read.rounds.slice(3) }
    expect(await examineFile(some, () => {})).toMatchObject({ examined: 57, good: 57, faults: [] })
  },
)

test('[FA15] a round left out of a file is reported missing, and so is one that the browser has seen', async () => {
  const rounds = file.rounds.filter(({ nonce }) => nonce !== 7)
  expect(await examineFile({ ...file, rounds }, () => {})).toMatchObject({
    good: 59,
    faults: [{ kind: 'missing', of: commitment, at: [7] }],
  })
  const kept = { seeds: [{ commitment, clientSeed, rounds: 62 }], rounds: [] }
  expect(await examineFile({ ...file, kept }, () => {})).toMatchObject({ faults: [{ kind: 'missing', at: [60, 61] }] })
})

test('[FA16] a client seed that the browser did not choose is detected from the data in the file', async () => {
  const kept = { seeds: [{ commitment, clientSeed: bindClientSeed('yours', commitment), rounds: 1 }], rounds: [] }
  const { good, suspects } = await examineFile({ ...file, kept }, () => {})
  expect([good, suspects.length, suspects[0]?.finding]).toEqual([0, 60, 'kept_differs'])
})

/** A round of an arcade game that its player played to its end, as the server publishes it. */
function arcadeRound({ gameCode, rules }: ArcadeTitle, nonce: number): ArcadeRound {
  const bet = betOn(rules)
  const moves: object[] = []
  const play = () => present(rules.play(bet, moves, openStream({ serverSeed, clientSeed, nonce })), rules.id)
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

test('[AR1] rounds of every arcade game can be in the same file, and are valid', async () => {
  const arcade = arcadeTitles.map(arcadeRound)
  const read = present(readProof(writeProof({ ...file, rounds: [...arcade, ...file.rounds.slice(0, 3)] })), 'a file')
  expect(read.rounds.slice(0, arcade.length)).toEqual(arcade)
  expect(await examineAll(read, checks, () => {})).toMatchObject({ good: arcade.length + 3, suspects: [] })

  const [first, second, third, fourth] = arcade.map((round) => ({ ...round }))
  const changed = { ...present(first, 'a round'), win: 20_002n }
  const { serverSeed: _, ...sealed } = present(second, 'a round')
  const foreign = { ...present(third, 'a round'), modelHash: '0'.repeat(64) }
  const off = { ...present(fourth, 'a round'), isVoid: true, win: present(fourth, 'a round').staked }
  expect(await examineAll({ models: {}, rounds: [changed, sealed, foreign, off] }, checks, () => {})).toMatchObject({
    sealed: 1,
    voided: 1,
    suspects: [{ finding: 'outcome_differs' }, { finding: 'rules_differ' }],
  })
})

test('a changed round, a sealed one and one without rules get different results', async () => {
  const [first, second, third] = file.rounds.map((round) => ({ ...round }))
  const changed = { ...present(first, 'a round'), win: 1n }
  const { serverSeed: _, ...sealed } = present(second, 'a round')
  const foreign = { ...present(third, 'a round'), modelHash: '0'.repeat(64) }
  const tally = await examineAll({ ...file, rounds: [changed, sealed, foreign] }, checks, () => {})
  expect(tally).toEqual({
    ...NOTHING_EXAMINED,
    examined: 3,
    sealed: 1,
    suspects: [
      { round: changed, finding: 'outcome_differs' },
      { round: foreign, finding: 'rules_missing' },
    ],
  })
})

test.each(['', 'hello', '{}', '[]', '{"ronda":4,"rounds":[],"models":{}}', writeProof(file).slice(0, -2)])(
  '%s is no proof',
  (text) => {
    expect(readProof(text)).toBeUndefined()
  },
)
