import type { SharedRound, SharedTold, WatchFromServer } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundAt, toldAt } from './testing/rounds.ts'
import { heard, notWatched, type Watched } from './watch.ts'

type Message = Exclude<WatchFromServer, { type: 'pong' | 'chat' }>

const gameCode = 'RONDA_LIVE_ROULETTE'
const turn = (number: number, round: SharedRound): Message => ({
  type: 'turn',
  gameCode,
  turn: number,
  nowMs: 0,
  round,
})
const table = (told: SharedTold): Message => ({ type: 'table', told })
const from = (...messages: readonly Message[]): Watched => messages.reduce(heard, notWatched)

test('a table is taken over whole, and turns are applied to it', () => {
  const watched = from(table(toldAt(7, roundAt(3, 'betting'))), turn(8, roundAt(3, 'locked')))
  expect(watched.told).toMatchObject({ turn: 8, round: { number: 3, phase: 'locked' } })
  expect(watched.isBehind).toBe(false)
})

test.each<[string, readonly Message[]]>([
  ['a turn before the table is known', [turn(1, roundAt(1, 'betting'))]],
  ['a turn too far', [table(toldAt(7, roundAt(3, 'betting'))), turn(9, roundAt(3, 'showing'))]],
])('%s asks for what is missing, and changes nothing', (_, messages) => {
  const watched = from(...messages)
  expect(watched.isBehind).toBe(true)
  expect(watched.told?.turn).toBe(messages.length === 1 ? undefined : 7)
})

test('the missing turns arrive, or the whole table does: both are up to date', () => {
  const behind = from(table(toldAt(7, roundAt(3, 'betting'))), turn(9, roundAt(3, 'showing')))
  const caught = [turn(8, roundAt(3, 'locked')), turn(9, roundAt(3, 'showing'))].reduce(heard, behind)
  expect([caught.isBehind, caught.told?.turn, caught.told?.round.phase]).toEqual([false, 9, 'showing'])
  const again = heard(behind, table(toldAt(12, roundAt(4, 'betting'))))
  expect([again.isBehind, again.told?.turn]).toEqual([false, 12])
})

test('a turn received twice, or an older table, changes nothing', () => {
  const watched = from(table(toldAt(7, roundAt(3, 'locked'))))
  expect(heard(watched, turn(7, roundAt(3, 'betting')))).toBe(watched)
  expect(heard(watched, table(toldAt(6, roundAt(3, 'betting'))))).toBe(watched)
})

test('a round that is over is added to the past; a voided one without its outcome', () => {
  const shown = table(toldAt(7, roundAt(3, 'settling')))
  expect(from(shown, turn(8, roundAt(3, 'closed'))).told?.past).toEqual([{ number: 3, outcome: { pocket: 3 } }])
  expect(from(shown, turn(8, roundAt(3, 'void'))).told?.past).toEqual([{ number: 3, outcome: null }])
})

test('a watcher who joins after a round is over has the same past as one who was there', () => {
  const over = { number: 3, outcome: { pocket: 3 } }
  const came = from(table({ ...toldAt(8, roundAt(3, 'closed')), past: [over] }), turn(9, roundAt(4, 'betting')))
  const stayed = from(
    table(toldAt(7, roundAt(3, 'settling'))),
    turn(8, roundAt(3, 'closed')),
    turn(9, roundAt(4, 'betting')),
  )
  expect(came.told?.past).toEqual([over])
  expect(stayed.told).toEqual(came.told)
  expect(came.told?.players).toBe(0)
})

test('the number of players is that of the current round, and is not a turn', () => {
  const watched = from(table(toldAt(7, roundAt(3, 'betting'))))
  expect(heard(watched, { type: 'players', gameCode, round: 3, players: 12 }).told).toMatchObject({
    players: 12,
    turn: 7,
  })
  expect(heard(watched, { type: 'players', gameCode, round: 2, players: 12 })).toBe(watched)
})

test('the pool amounts are sent with it, and removed when another round opens', () => {
  const watched = from(table(toldAt(7, roundAt(3, 'betting'))))
  const heap = { mode: 'real', currency: 'EUR', players: 12, stakedUnits: 90, laid: { six: 90 }, carried: 7 } as const
  const played = heard(watched, { type: 'players', gameCode, round: 3, players: 12, heaps: [heap] })
  expect(played.told?.heaps).toEqual([heap])
  expect(heard(played, turn(8, roundAt(3, 'locked'))).told?.heaps).toEqual([heap])
  expect(heard(played, turn(8, roundAt(4, 'betting'))).told?.heaps).toBeUndefined()
})

const rider = (id: string, units: number, left: number | null = null) =>
  ({ id, name: 'an•••a', currency: 'USD', staked: BigInt(units), units, left }) as const

test('the players in flight are those of the current round: the largest first, each with its newest state', () => {
  const riders = (round: number, ...told: readonly ReturnType<typeof rider>[]): Message => ({
    type: 'riders',
    gameCode,
    round,
    riders: [...told],
  })
  const watched = from(table(toldAt(7, roundAt(3, 'betting'))), riders(3, rider('a', 5), rider('b', 5), rider('c', 9)))
  expect(watched.told?.riders.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  const later = heard(watched, riders(3, rider('a', 5, 180), rider('d', 6)))
  expect(later.told?.riders.map(({ id, left }) => [id, left])).toEqual([
    ['c', null],
    ['d', null],
    ['a', 180],
    ['b', null],
  ])
  expect(heard(later, riders(3, rider('a', 5, 180))).told).toEqual(later.told)
  expect(heard(later, riders(2, rider('e', 50)))).toBe(later)
  const many = Array.from({ length: 60 }, (_, at) => rider(`r${at}`, 100 + at))
  const crowded = heard(later, riders(3, ...many)).told?.riders ?? []
  expect([crowded.length, crowded[0]?.units, crowded.at(-1)?.units]).toEqual([40, 159, 120])
  expect(heard(later, turn(8, roundAt(4, 'betting'))).told?.riders).toEqual([])
})

test("whatever is lost or arrives twice, a watcher that asks again has the server's state", () => {
  const phases = ['betting', 'locked', 'showing', 'settling', 'closed'] as const
  const all = Array.from({ length: 30 }, (_, at) =>
    turn(at + 2, roundAt(1 + Math.floor((at + 1) / 5), phases[(at + 1) % 5] ?? 'betting')),
  )
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1, 1, 1, 2), { minLength: 30, maxLength: 30 }), (copies) => {
      let watched = from(table(toldAt(1, roundAt(1, 'betting'))))
      for (const [at, message] of all.entries()) {
        for (let copy = 0; copy < (copies[at] ?? 1); copy += 1) watched = heard(watched, message)
        if (watched.isBehind) watched = all.slice((watched.told?.turn ?? 1) - 1, at + 1).reduce(heard, watched)
      }
      if (watched.told?.turn !== 31) watched = all.slice((watched.told?.turn ?? 1) - 1).reduce(heard, watched)
      expect(watched).toEqual(all.reduce(heard, from(table(toldAt(1, roundAt(1, 'betting'))))))
    }),
  )
})
