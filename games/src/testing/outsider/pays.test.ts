import { createHmac } from 'node:crypto'
import { present } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arcadeTitles } from '../../arcade/titles.ts'
import { addAmounts, divideHeap } from '../../tables/pool.ts'
import { sharedTitles } from '../../tables/titles.ts'
import { blackjackRound } from './blackjack.ts'
import { dragonTiger } from './cards.ts'
import { limboResult } from './arcade.ts'
import { drawsOf, type Draw, type Seed } from './stream.ts'
import { fight, pairOf, sicBo } from './tables.ts'
import * as pays from './tablePays.ts'

/** Draws on the hash of another library. */
const outsiderDraws = (seed: Seed): Draw =>
  drawsOf((key, text) => createHmac('sha256', key).update(text).digest(), seed)

const rulesOf = (id: string) =>
  present(
    sharedTitles.find(({ rules }) => rules.id === id),
    `the table ${id}`,
  ).rules

const seeds: fc.Arbitrary<Seed> = fc.record({
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
  clientSeed: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }),
  nonce: fc.nat(100_000),
})

/** Chips on some places of a table; at least one. */
const chipsOn = (places: readonly string[]): fc.Arbitrary<pays.Chips> =>
  fc
    .uniqueArray(fc.constantFrom(...places), { minLength: 1 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((place) => [place, fc.integer({ min: 1, max: 40 })]))))

const ACTS = ['hit', 'stand', 'double', 'split']

test('[AR14] an outsider plays every hand of blackjack, with doubles and splits', () => {
  const found = present(
    arcadeTitles.find(({ rules }) => rules.id === 'blackjack'),
    'blackjack',
  ).rules
  const seen = new Set<string>()
  fc.assert(
    fc.property(seeds, fc.infiniteStream(fc.nat()), fc.boolean(), (seed, choices, isSplitting) => {
      const choose = (acts: readonly string[]): string =>
        isSplitting && acts.includes('split') ? 'split' : (acts[(choices.next().value ?? 0) % acts.length] ?? 'stand')
      const round = blackjackRound(choose, outsiderDraws(seed))
      for (const [at, allowed] of round.allowed.entries()) {
        const before = round.moves.slice(0, at)
        expect(found.play({}, before, openStream(seed))).toMatchObject({ isOver: false, view: { acts: allowed } })
        for (const act of ACTS.filter((each) => !allowed.includes(each)))
          expect(found.play({}, [...before, { act }], openStream(seed))).toBeUndefined()
      }
      for (const { act } of round.moves) seen.add(act)
      expect(found.play({}, round.moves, openStream(seed))).toMatchObject({
        isOver: true,
        view: { hands: round.hands, dealer: { cards: round.dealer } },
        staked: round.staked,
        paid: round.paid,
      })
    }),
    { numRuns: 1_500 },
  )
  expect([...seen].toSorted()).toEqual(ACTS.toSorted())
})

const DRAGON_TIGER = 'dragon tiger tie suitedTie dragonSmall dragonBig tigerSmall tigerBig'.split(' ')

test('[SR18] an outsider pays every bet of dragon tiger', () => {
  const rules = rulesOf('dragonTiger')
  fc.assert(
    fc.property(seeds, chipsOn(DRAGON_TIGER), (seed, chips) => {
      const { dragon, tiger } = dragonTiger(outsiderDraws(seed))
      const paid = rules.paid(rules.readBet({ chips }), rules.draw(openStream(seed), 1))
      expect(paid).toBe(pays.dragonTigerPays(chips, [dragon, tiger]))
    }),
    { numRuns: 1_000 },
  )
})

const FACES = [1, 2, 3, 4, 5, 6]
const SIC_BO = [
  'small',
  'big',
  'odd',
  'even',
  'anyTriple',
  ...FACES.flatMap((face) => [`single-${face}`, `double-${face}`, `triple-${face}`]),
  ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`)),
  ...Array.from({ length: 14 }, (_, at) => `total-${at + 4}`),
]

test('[SR19] an outsider pays every bet of sic bo', () => {
  const rules = rulesOf('sicBo')
  fc.assert(
    fc.property(seeds, chipsOn(SIC_BO), (seed, chips) => {
      const paid = rules.paid(rules.readBet({ chips }), rules.draw(openStream(seed), 1))
      expect(paid).toBe(pays.sicBoPays(chips, sicBo(outsiderDraws(seed))))
    }),
    { numRuns: 1_000 },
  )
})

test('[SR7] [SR8] an outsider pays bets of crash that leave at a target, by hand or not at all', () => {
  const rules = rulesOf('crash')
  const bets = fc.record(
    { amount: fc.integer({ min: 1, max: 20_000 }), target: fc.integer({ min: 101, max: 1_000_000 }) },
    { requiredKeys: ['amount'] },
  )
  // Small targets and early moments too: most rounds burst soon.
  const bet = fc.oneof(bets, fc.record({ amount: fc.constant(1), target: fc.integer({ min: 101, max: 300 }) }))
  const left = fc.option(fc.oneof(fc.nat(20_000), fc.nat(160_000)), { nil: undefined })
  fc.assert(
    fc.property(seeds, bet, left, (seed, asked, leftMs) => {
      const paid = rules.paid(rules.readBet(asked), rules.draw(openStream(seed), 1), leftMs)
      expect(paid).toBe(pays.crashPays(asked, limboResult(outsiderDraws(seed)), leftMs))
    }),
    { numRuns: 300 },
  )
})

type Stable = { readonly stable: readonly { power: number; stamina: number; luck: number }[] }

/** A fight of the published stable, drawn and with its odds, without the engine. */
function outsiderFight(seed: Seed, number: number) {
  const { stable } = rulesOf('cockfight').model as Stable
  const cardDraws = (card: number) => outsiderDraws({ serverSeed: 'ronda derby', clientSeed: 'card', nonce: card })
  const [meron, wala] = pairOf(number, cardDraws).map((at) => present(stable[at ?? -1], 'a rooster'))
  const roosters = [present(meron, 'meron'), present(wala, 'wala')] as const
  const winner = fight(...roosters, outsiderDraws(seed)).winner as keyof pays.Odds
  return { winner, odds: pays.fightOdds(...roosters) }
}

test('[SR20] an outsider finds the odds of every fight, and pays bets at them', () => {
  const rules = rulesOf('cockfight')
  fc.assert(
    fc.property(
      seeds,
      fc.integer({ min: 1, max: 4_000 }),
      chipsOn(['meron', 'wala', 'draw']),
      (seed, number, chips) => {
        const { winner, odds } = outsiderFight(seed, number)
        const outcome = rules.draw(openStream(seed), number)
        expect(outcome).toMatchObject({ winner, odds })
        expect(rules.paid(rules.readBet({ chips }), outcome)).toBe(pays.oddsPay(chips, winner, odds))
      },
    ),
    { numRuns: 300 },
  )
})

test('[SR13] an outsider divides the pool of the tin roosters, round after round', () => {
  const rules = rulesOf('cockfightPool')
  const pool = present(rules.pool, 'a pool')
  const someBets = (least: number, most: number): fc.Arbitrary<pays.PoolBet[]> =>
    fc.array(fc.record({ player: fc.nat(70), chips: chipsOn(['meron', 'wala', 'draw']) }), {
      minLength: least,
      maxLength: most,
    })
  // Few players, many, and many with most of the money on one side: near the least that the pool pays.
  const oneSided = fc
    .tuple(someBets(90, 160), fc.integer({ min: 1_000, max: 20_000 }))
    .map(([bets, wala]) => [...bets, { player: 0, chips: { wala } }])
  const bets = fc.oneof(someBets(1, 60), someBets(90, 160), oneSided)
  const paidByPool = { count: 0 }
  fc.assert(
    fc.property(fc.array(fc.tuple(seeds, bets), { minLength: 1, maxLength: 4 }), (rounds) => {
      let carried = 0
      for (const [at, [seed, laid]] of rounds.entries()) {
        const outcome = rules.draw(openStream(seed), at + 1)
        const read = laid.map(({ chips }) => rules.readBet({ chips }))
        const heap = {
          players: new Set(laid.map(({ player }) => player)).size,
          stakedUnits: laid.flatMap(({ chips }) => Object.values(chips)).reduce((sum, units) => sum + units, 0),
          laid: read.map((bet) => pool.laidBy(bet)).reduce(addAmounts, {}),
          carried,
        }
        const shares = read.map((bet) => pool.sharesOf(bet, outcome)).reduce(addAmounts, {})
        const { perShare, carriedOn } = divideHeap(pool, heap, shares, outcome)
        const expected = pays.poolPays(laid, { ...outsiderFight(seed, at + 1), carried })
        expect(carriedOn).toBe(expected.carried)
        expect(read.map((bet) => rules.paid(bet, outcome, undefined, perShare ?? undefined))).toEqual(expected.paid)
        if (perShare !== null) paidByPool.count += 1
        carried = carriedOn
      }
    }),
    // A failure is shown as it was found: to look for a smaller one takes minutes.
    { numRuns: 120, endOnFailure: true },
  )
  expect(paidByPool.count).toBeGreaterThan(10)
})
