import { commitmentOf, openStream } from '@ronda/fair'
import { modelHash, playRound, slotOf } from '@ronda/games'
import { present } from '@ronda/core'
import { readProof, writeProof, type ProofFile, type SlotRound } from '@ronda/contract'
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
  ronda: 1,
  rounds: Array.from({ length: 60 }, (_, nonce) => roundOf(nonce)),
  models: { [modelHash(model)]: { ...model } },
}

test('a file is read as it was written, and every round in it holds', async () => {
  expect(readProof(writeProof(file))).toEqual(file)
  const told: Tally[] = []
  const tally = await examineAll(file, (so) => told.push(so))
  expect(tally).toEqual({ examined: 60, good: 60, sealed: 0, suspects: [] })
  expect(told.map(({ examined }) => examined)).toEqual([25, 50, 60])
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
    suspects: [
      { round: changed, finding: 'outcome_differs' },
      { round: foreign, finding: 'rules_missing' },
    ],
  })
})

test.each(['', 'hello', '{}', '[]', '{"ronda":2,"rounds":[],"models":{}}', writeProof(file).slice(0, -2)])(
  '%s is no proof',
  (text) => {
    expect(readProof(text)).toBeUndefined()
  },
)
