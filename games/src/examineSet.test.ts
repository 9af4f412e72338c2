import { present } from '@ronda/core'
import { bindClientSeed, commitmentOf } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examineSet, missingPlaces } from './examineSet.ts'
import { honestArcade, honestShared, honestSpin } from './testing/honest.ts'

const serverSeed = 'ab'.repeat(32)
const commitment = commitmentOf(serverSeed)
const spins = Array.from({ length: 6 }, (_, nonce) => honestSpin({ gameCode: 'FERIA_DE_LUZ', serverSeed, nonce }))
const [first, , third] = spins.map((spin) => ({ ...spin }))
const seeds = [{ commitment, rounds: 6 }]
const at = (kind: string, numbers: readonly number[], of = commitment) => ({ kind, of, at: numbers })

describe('[FA15] rounds of one player are complete, not repeated, and in order', () => {
  test('all rounds of a seed are accepted, in whatever order they are listed', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(spins, { minLength: 6 }), (rounds) => {
        expect(examineSet({ rounds, seeds }, undefined)).toEqual([])
      }),
    )
  })

  test('a missing round is named, wherever it was', () => {
    fc.assert(
      fc.property(fc.nat(5), (nonce) => {
        const rounds = spins.filter((spin) => spin.nonce !== nonce)
        expect(examineSet({ rounds, seeds }, undefined)).toEqual([at('missing', [nonce])])
      }),
    )
  })

  test('a seed without any round misses all of them; a seed that is not listed as complete misses none', () => {
    expect(examineSet({ rounds: [], seeds }, undefined)).toEqual([at('missing', [0, 1, 2, 3, 4, 5])])
    expect(examineSet({ rounds: spins.slice(3), seeds: [] }, undefined)).toEqual([])
  })

  test('rounds that the browser has seen and the server does not count are missing', () => {
    const record = { seeds: [{ commitment, clientSeed: spins[0]?.clientSeed ?? '', rounds: 8 }], rounds: [] }
    expect(examineSet({ rounds: spins, seeds }, record)).toEqual([at('missing', [6, 7])])
  })

  test('a number that two rounds have is detected', () => {
    const again = { ...present(third, 'a round'), id: 'other', seq: 9 }
    expect(examineSet({ rounds: [...spins, again], seeds }, undefined)).toContainEqual(at('repeated', [2]))
  })

  test('a number that was used after a higher one is detected', () => {
    const rounds = spins.map((spin) => (spin.nonce === 1 ? { ...spin, seq: 50 } : spin))
    expect(examineSet({ rounds, seeds }, undefined)).toEqual([at('reordered', [1])])
  })

  test('a round that waited for its player, or was voided, may end after rounds with higher numbers', () => {
    const mines = honestArcade({ gameCode: 'RONDA_MINES', serverSeed, nonce: 1, seq: 50 })
    expect(mines.moves.length).toBeGreaterThan(0)
    const rounds = [...spins.filter(({ nonce }) => nonce !== 1), mines]
    expect(examineSet({ rounds, seeds }, undefined)).toEqual([])
    const off = { ...mines, moves: [], isVoid: true }
    expect(examineSet({ rounds: [...rounds.slice(0, -1), off], seeds }, undefined)).toEqual([])
  })

  test('two client seeds under one server seed are detected', () => {
    const clientSeed = bindClientSeed('sol', commitment)
    const rounds = spins.map((spin) => (spin.nonce === 3 ? { ...spin, clientSeed } : spin))
    expect(examineSet({ rounds, seeds }, undefined)).toEqual([at('text_changed', [0, 1, 2, 3, 4, 5])])
  })

  test('a round under the former rules after a round under the present rules is detected', () => {
    const [old, late] = [1, 99].map((seq) => ({
      ...present(first, 'a round'),
      clientSeed: 'free text',
      commitment: commitmentOf('old'),
      seq,
    }))
    const after = spins.map((spin) => ({ ...spin, seq: spin.seq + 1 }))
    expect(examineSet({ rounds: [present(old, 'one'), ...after], seeds: [] }, undefined)).toEqual([])
    expect(examineSet({ rounds: [present(late, 'one'), ...after], seeds: [] }, undefined)).toEqual([
      at('former_after', [99], commitmentOf('old')),
    ])
  })
})

describe('[SR15] rounds of one chain have one salt, and places that rise with their numbers', () => {
  const rounds = [3, 4, 5].map((number) =>
    honestShared({ gameCode: 'RONDA_LIVE_ROULETTE', number, place: number, bets: [] }),
  )
  const { terminal = '' } = rounds[0] ?? {}
  const judge = (change: object) =>
    examineSet(
      { rounds: rounds.map((one, index) => (index === 1 ? { ...one, ...change } : one)), seeds: [] },
      undefined,
    )

  test('honest rounds are accepted', () => expect(judge({})).toEqual([]))

  test('another salt, a repeated place, a place out of order and a round under the former rules are detected', () => {
    expect(judge({ clientSeed: 'other:text' })).toEqual([at('salt_changed', [3, 4, 5], terminal)])
    expect(judge({ nonce: 5 })).toEqual([at('repeated', [5], terminal)])
    expect(judge({ nonce: 2 })).toEqual([at('reordered', [4], terminal)])
    expect(judge({ clientSeed: '5a17' })).toEqual([at('former_after', [4], terminal)])
    expect(judge({ clientSeed: '5a17', isVoid: true })).toEqual([])
  })

  test('a place that no round of a table has is missing', () => {
    const past = [9, 8, 6, 5].map((place) => ({ number: place + 100, place }))
    expect(missingPlaces(past)).toEqual([7])
    expect(missingPlaces(past.slice(0, 2))).toEqual([])
    expect(missingPlaces([])).toEqual([])
  })
})
