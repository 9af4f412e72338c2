import { createHmac } from 'node:crypto'
import { present } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { arcadeTitles } from '../../arcade/titles.ts'
import { book } from '../../slots/book/book.ts'
import { familyOf } from '../../slots/families/families.ts'
import { PROFILES } from '../../slots/families/family.ts'
import { playRound } from '../../slots/round.ts'
import { sharedTitles } from '../../tables/titles.ts'
import * as arcade from './arcade.ts'
import * as cards from './cards.ts'
import * as slots from './slots.ts'
import { drawsOf, type Draw, type Seed } from './stream.ts'
import * as tables from './tables.ts'

const SERVER_SEED = '5e'.repeat(32)
const ROUNDS = Array.from({ length: 80 }, (_, nonce) => nonce)

/** Draws on the hash of another library. */
const outsiderDraws = (seed: Seed): Draw =>
  drawsOf((key, text) => createHmac('sha256', key).update(text).digest(), seed)

const seedOf = (clientSeed: string, nonce: number): Seed => ({ serverSeed: SERVER_SEED, clientSeed, nonce })

function arcadeOf(id: string) {
  return present(
    arcadeTitles.find(({ rules }) => rules.id === id),
    `the game ${id}`,
  ).rules
}

/** What our game shows and pays, and what an outsider computes, for the same round. */
function expectAlike(
  id: string,
  asked: { bet: object; moves?: readonly object[] },
  outsider: (draw: Draw, nonce: number) => object,
) {
  for (const nonce of ROUNDS) {
    const rules = arcadeOf(id)
    const state = rules.play(rules.readBet(asked.bet), asked.moves ?? [], openStream(seedOf(id, nonce)))
    expect(state, `${id} ${nonce}`).toMatchObject(outsider(outsiderDraws(seedOf(id, nonce)), nonce))
  }
}
const modelOf = <Model>(id: string): Model => arcadeOf(id).model as Model

describe('[AR13] [AR14] an outsider plays every arcade game from the published rules', () => {
  test.each([
    { side: 'under', chance: 4_321 },
    { side: 'over', chance: 9_800 },
  ])('dice %o', (bet) => expectAlike('dice', { bet }, (draw) => arcade.dice(bet, draw)))

  test.each([101, 250, 10_000])('limbo %d', (target) =>
    expectAlike('limbo', { bet: { target } }, (draw) => arcade.limbo({ target }, draw)),
  )

  test.each([8, 13, 16])('plinko of %d rows', (rows) => {
    const bet = { rows, risk: 'high' }
    expectAlike('plinko', { bet }, (draw) => arcade.plinko(bet, modelOf('plinko'), draw))
  })

  test('keno', () => {
    const bet = { spots: [3, 9, 27, 41, 80] }
    expectAlike('keno', { bet }, (draw) => arcade.keno(bet, modelOf('keno'), draw))
  })

  test('wheel', () => {
    const bet = { segments: 30, risk: 'medium' }
    expectAlike('wheel', { bet }, (draw) => arcade.wheel(bet, modelOf('wheel'), draw))
  })

  test.each(['scratch-frutal', 'scratch-marina', 'scratch-cosmos'])('%s', (id) =>
    expectAlike(id, { bet: {} }, (draw) => arcade.scratch(modelOf(id), draw)),
  )

  test('bingo', () => {
    const bet = { cards: 3 }
    expectAlike('bingo', { bet }, (draw) => arcade.bingo(bet, modelOf('bingo'), draw))
  })

  test('roulette', () => {
    const bet = { chips: { 'straight-0': 1, red: 2 } }
    expectAlike('roulette', { bet }, (draw) => {
      const pocket = draw(37)
      return { view: { pocket }, paid: cards.roulettePays(modelOf('roulette'), bet.chips, pocket) }
    })
  })

  test('baccarat', () => {
    const bet = { chips: { player: 1, banker: 2, tie: 1, playerPair: 1, bankerPair: 3 } }
    expectAlike('baccarat', { bet }, (draw) => {
      const view = cards.baccarat(draw)
      return { view, paid: cards.baccaratPays(modelOf('baccarat'), bet.chips, view) }
    })
  })

  test.each(['poker-9-6', 'poker-8-5'])('%s', (id) => {
    const hold = [true, false, false, true, false]
    expectAlike(id, { bet: {}, moves: [{ hold }] }, (draw) => {
      const view = cards.videoPoker(hold, draw)
      return { view, paid: cards.pokerPays(modelOf(id), view.cards) }
    })
  })

  test("hold'em", () => {
    expectAlike('casino-holdem', { bet: {}, moves: [{ act: 'call' }] }, (draw) => {
      const view = cards.holdem(draw)
      return { view, paid: cards.holdemPays(modelOf('casino-holdem'), view) }
    })
  })
})

describe('[AR13] games with moves', () => {
  test.each([0, 1, 3, 6])('mines with %d tiles', (many) => {
    const tiles = [12, 0, 24, 7, 3, 18].slice(0, many)
    const rules = arcadeOf('mines')
    for (const nonce of ROUNDS) {
      const played = arcade.mines({ mines: 3 }, tiles, outsiderDraws(seedOf('mines', nonce)))
      const isHit = played.view.opened.some((tile) => played.view.mines.includes(tile))
      const moves = [...played.view.opened.map((open) => ({ open })), ...(isHit ? [] : [{ take: true }])]
      expect(rules.play({ mines: 3 }, moves, openStream(seedOf('mines', nonce)))).toMatchObject({
        ...played,
        isOver: true,
      })
    }
  })

  test.each([0, 1, 2, 4])('hi-lo with %d guesses', (guesses) => {
    const rules = arcadeOf('hilo')
    for (const nonce of ROUNDS) {
      const played = arcade.hilo(guesses, outsiderDraws(seedOf('hilo', nonce)))
      const made = Array.from({ length: played.view.cards.length - 1 }, () => ({ guess: 'high' }))
      const moves = played.paid === 0 ? made : [...made, { take: true }]
      expect(rules.play({}, moves, openStream(seedOf('hilo', nonce)))).toMatchObject({ ...played, isOver: true })
    }
  })
})

const sharedOf = (id: string) =>
  present(
    sharedTitles.find(({ rules }) => rules.id === id),
    `the table ${id}`,
  ).rules

test.each<[string, (draw: Draw) => object]>([
  ['roulette', (draw) => ({ pocket: draw(37) })],
  ['baccarat', cards.baccarat],
  ['dragonTiger', cards.dragonTiger],
  ['sicBo', (draw) => ({ dice: tables.sicBo(draw) })],
  ['crash', (draw) => ({ bust: arcade.limboResult(draw) })],
])('[SR17] an outsider draws a round of %s', (id, outsider) => {
  for (const nonce of ROUNDS)
    expect(sharedOf(id).draw(openStream(seedOf(id, nonce)), nonce + 1)).toMatchObject(
      outsider(outsiderDraws(seedOf(id, nonce))),
    )
})

test('[SR17] an outsider knows who fights, and draws the fight', () => {
  const { draw, model } = sharedOf('cockfight')
  const { stable } = model as { stable: readonly { id: string; power: number; stamina: number; luck: number }[] }
  const cardDraws = (card: number): Draw =>
    outsiderDraws({ serverSeed: 'ronda derby', clientSeed: 'card', nonce: card })
  for (const nonce of ROUNDS) {
    const pair = tables.pairOf(nonce + 1, cardDraws)
    const [meron, wala] = pair.map((at) => present(stable[at ?? -1], 'a rooster'))
    const fought = tables.fight(
      present(meron, 'meron'),
      present(wala, 'wala'),
      outsiderDraws(seedOf('cockfight', nonce)),
    )
    expect(draw(openStream(seedOf('cockfight', nonce)), nonce + 1)).toMatchObject({
      meron: meron?.id,
      wala: wala?.id,
      ...fought,
    })
  }
})

test.each(PROFILES)(
  '[SL5] [SL28] an outsider plays free spins up to the limit and the cap of a round, %s',
  (profile) => {
    const model = familyOf('lines20').modelOf(profile, 5)
    if (model.mechanic !== 'lines' || model.freeSpinsMax === undefined) throw new Error('not a game of free spins')
    // Below those of the family, so that some of these rounds reach them.
    const tight = { ...model, freeSpinsMax: 13, winMax: 20 }
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const { spins } = playRound(tight, 'spin', openStream(seedOf('free', nonce)))
      expect(slots.freeSpins(tight, outsiderDraws(seedOf('free', nonce)))).toEqual(spins.map(({ coins }) => coins))
    }
  },
)

test.each(PROFILES)('[SL21] an outsider plays walking wilds, %s', (profile) => {
  const model = familyOf('walking10').modelOf(profile, 5)
  if (model.mechanic !== 'walking') throw new Error('not a game of walking wilds')
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const { spins } = playRound(model, 'spin', openStream(seedOf('walking', nonce)))
    expect(slots.walking(model, outsiderDraws(seedOf('walking', nonce)))).toEqual(spins.map(({ coins }) => coins))
  }
})

test.each(['clusters', 'growing', 'orbs'])('[BK9] an outsider makes the pages of the book of %s', (family) => {
  for (const profile of PROFILES) {
    const model = familyOf(family).modelOf(profile, 0)
    if (model.mechanic !== 'book') throw new Error('not a book')
    const pages = model.book.winning + model.book.losing
    for (let page = 0; page < pages; page += 401)
      expect(slots.bookPage(model, page)).toBe(book.play(model, 'spin', () => page).coins)
  }
})
