import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rng } from '@ronda/core'
import { commitmentOf } from './commitment.ts'
import { drawText } from './drawText.ts'
import {
  checkRaffle,
  drawTickets,
  raffleEntryText,
  rafflePrizes,
  raffleRoot,
  raffleWinners,
  type DrawnRaffle,
  type RaffleEntry,
  type RaffleFault,
} from './raffle.ts'
import { isInTree, growTree, leafOf } from './merkle.ts'
import { hexOfBytes } from './bytes.ts'
import { openStream, openWords } from './stream.ts'

describe('[FA20] the number of prizes', () => {
  test.each([
    ['seven thousand tickets, a thousand for a prize', 7_000, 1_000, 6, 5, 5],
    ['without the stock it is the cap', 7_000, 1_000, 6, 9, 6],
    ['without both it is the tickets', 7_000, 1_000, 9, 9, 7],
    ['one ticket short', 6_999, 1_000, 9, 9, 6],
    ['too few for one', 999, 1_000, 6, 5, 0],
    ['no tickets', 0, 1, 6, 5, 0],
    ['one ticket for each prize', 3, 1, 6, 5, 3],
  ])('%s', (_name, tickets, perPrize, prizesMax, stock, prizes) => {
    expect(rafflePrizes(tickets, { perPrize, prizesMax, stock })).toBe(prizes)
  })
})

type Drawing = (draw: Rng, tickets: number, prizes: number) => readonly number[]

/** The usual mistake: a word modulo the number of tickets, with words so small that the first ones come up more often. */
const byRemainder = (seed: string): readonly number[] => {
  const words = openWords({ serverSeed: seed, clientSeed: 'salt', nonce: 0 })
  const won = new Set<number>()
  while (won.size < 3) won.add(((words() >>> 26) % 50) + 1)
  return [...won]
}

/** The usual mistake of a shuffle: each place is changed with any place, so that some orders come up more often. */
const byAnyPlace: Drawing = (draw, tickets, prizes) => {
  const row = Array.from({ length: tickets }, (_, at) => at + 1)
  for (let place = 0; place < tickets; place += 1) {
    const other = draw(tickets)
    ;[row[place], row[other]] = [row[other] ?? 0, row[place] ?? 0]
  }
  return row.slice(0, prizes)
}

const TICKETS = 50
const RAFFLES = 20_000

/** Pearson's statistic that every ticket wins each prize equally often; its mean is prizes × (tickets − 1). */
function unevenness(draw: (raffle: number) => readonly number[]): number {
  const won = new Map<string, number>()
  for (let raffle = 0; raffle < RAFFLES; raffle += 1) {
    draw(raffle).forEach((ticket, place) => won.set(`${place} ${ticket}`, (won.get(`${place} ${ticket}`) ?? 0) + 1))
  }
  const expected = RAFFLES / TICKETS
  let sum = 0
  for (const place of [0, 1, 2]) {
    for (let ticket = 1; ticket <= TICKETS; ticket += 1) {
      sum += ((won.get(`${place} ${ticket}`) ?? 0) - expected) ** 2 / expected
    }
  }
  return sum
}

const seedOf = (raffle: number): string => raffle.toString(16).padStart(64, '0')
const drawnBy =
  (rule: Drawing) =>
  (raffle: number): readonly number[] =>
    rule(openStream({ serverSeed: seedOf(raffle), clientSeed: 'salt', nonce: 0 }), TICKETS, 3)

/** The mean is 147; with one distribution it is exceeded less than once in a million times. */
const UNEVENNESS_MAX = 240

describe('[FA20] every ticket has the same chance of every prize', () => {
  test('in thousands of raffles', () => {
    expect(unevenness(drawnBy(drawTickets))).toBeLessThan(UNEVENNESS_MAX)
  })

  test('a remainder is found', () => {
    expect(unevenness((raffle) => byRemainder(seedOf(raffle)))).toBeGreaterThan(2 * UNEVENNESS_MAX)
  })

  test('a shuffle that changes each place with any place is found', () => {
    expect(unevenness(drawnBy(byAnyPlace))).toBeGreaterThan(2 * UNEVENNESS_MAX)
  })

  test('all orders of four tickets come once from all ways to draw', () => {
    const orders = new Set<string>()
    for (const a of [0, 1, 2, 3]) {
      for (const b of [0, 1, 2]) {
        for (const c of [0, 1]) {
          const draws = [a, b, c, 0]
          orders.add(drawTickets(() => draws.shift() ?? 0, 4, 4).join())
        }
      }
    }
    expect(orders.size).toBe(24)
  })

  test('no ticket wins twice, and all are tickets of the raffle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.nat(40), fc.nat(), (tickets, more, seed) => {
        const prizes = Math.min(tickets, more)
        const won = raffleWinners({ serverSeed: seedOf(seed), text: 'salt' }, tickets, prizes)
        return (
          won.length === prizes && new Set(won).size === prizes && won.every((each) => each >= 1 && each <= tickets)
        )
      }),
      { numRuns: 50 },
    )
  })
})

const SEED = 'c'.repeat(64)
const ID = '00000000-0000-4000-8000-000000000000'
const one: RaffleEntry = { entrant: 'a'.repeat(16), first: 1, count: 3 }
const entries: readonly RaffleEntry[] = [
  one,
  { entrant: 'b'.repeat(16), first: 4, count: 1 },
  { entrant: 'c'.repeat(16), first: 5, count: 6 },
]

function drawn(over: Partial<DrawnRaffle> = {}): DrawnRaffle {
  const root = raffleRoot(ID, entries)
  const text = drawText('5a17', { root, signature: null })
  const winners = raffleWinners({ serverSeed: SEED, text }, 10, 2).map((ticket) => ({
    ticket,
    entrant: entries.find(({ first, count }) => ticket >= first && ticket < first + count)?.entrant ?? '',
  }))
  const rule = { perPrize: 5, prizesMax: 3, stock: 4 }
  const published = { id: ID, commitment: commitmentOf(SEED), serverSeed: SEED, text, root, signature: null }
  return { ...rule, ...published, tickets: 10, entries, winners, ...over }
}

describe('[FA19] a published raffle', () => {
  test('is computed again', () => {
    expect(checkRaffle(drawn())).toBeUndefined()
    expect(checkRaffle(drawn()) ?? drawn().winners.length).toBe(2)
  })

  test('shows that an entry is in its list', () => {
    const texts = entries.map((entry) => raffleEntryText(ID, entry))
    const tree = growTree(texts.map((text) => leafOf(text)))
    const path = tree.pathTo(1).map(hexOfBytes)
    expect(isInTree({ text: texts[1] ?? '', index: 1, path }, raffleRoot(ID, entries), 3)).toBe(true)
    expect(isInTree({ text: `${texts[1]}0`, index: 1, path }, raffleRoot(ID, entries), 3)).toBe(false)
  })

  const [first, ...rest] = drawn().winners
  const other = { ticket: first?.ticket === 1 ? 2 : 1, entrant: 'a'.repeat(16) }
  test.each<[string, Partial<DrawnRaffle>, RaffleFault]>([
    ['with another secret', { serverSeed: 'd'.repeat(64) }, 'seed'],
    ['with a text of another list', { text: `5a17:${'0'.repeat(64)}` }, 'text'],
    ['with a text that depends on nothing', { text: '5a17' }, 'text'],
    ['with a beacon that its salt does not name', { signature: 'ab'.repeat(48) }, 'text'],
    ['without an entry', { entries: entries.slice(1) }, 'list'],
    ['with a ticket less in an entry', { entries: [{ ...one, count: 2 }, ...entries.slice(1)] }, 'list'],
    ['with another entrant', { entries: [{ ...one, entrant: 'd'.repeat(16) }, ...entries.slice(1)] }, 'root'],
    ['with a winner less', { winners: rest }, 'count'],
    ['with a prize more than the rule gives', { perPrize: 10 }, 'count'],
    ['with another winner', { winners: [other, ...rest] }, 'winner'],
    [
      'with the ticket of somebody else',
      { winners: [{ ticket: first?.ticket ?? 0, entrant: 'd'.repeat(16) }, ...rest] },
      'winner',
    ],
  ])('%s is refused', (_name, over, fault) => {
    expect(checkRaffle(drawn(over))?.fault).toBe(fault)
  })
})
