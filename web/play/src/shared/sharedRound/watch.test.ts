import type { SharedRound, SharedTableState, WatchFromServer } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundAt, snapshotAt } from './testing/rounds.ts'
import { applyMessage, notWatched, type Watched } from './watch.ts'

type Message = Exclude<WatchFromServer, { type: 'pong' | 'chat' }>

const gameCode = 'RONDA_LIVE_ROULETTE'
const turn = (number: number, round: SharedRound): Message => ({
  type: 'turn',
  gameCode,
  turn: number,
  nowMs: 0,
  round,
})
const table = (snapshot: SharedTableState): Message => ({ type: 'table', told: snapshot })
const from = (...messages: readonly Message[]): Watched => messages.reduce(applyMessage, notWatched)

test('a table is taken over whole, and turns are applied to it', () => {
  const watched = from(table(snapshotAt(7, roundAt(3, 'betting'))), turn(8, roundAt(3, 'locked')))
  expect(watched.snapshot).toMatchObject({ turn: 8, round: { number: 3, phase: 'locked' } })
  expect(watched.hasGap).toBe(false)
})

test.each<[string, readonly Message[]]>([
  ['a turn before the table is known', [turn(1, roundAt(1, 'betting'))]],
  ['a turn after a gap', [table(snapshotAt(7, roundAt(3, 'betting'))), turn(9, roundAt(3, 'showing'))]],
])('%s asks for what is missing, and changes nothing', (_, messages) => {
  const watched = from(...messages)
  expect(watched.hasGap).toBe(true)
  expect(watched.snapshot?.turn).toBe(messages.length === 1 ? undefined : 7)
})

test('the missing turns arrive, or the whole table does: both are up to date', () => {
  const withGap = from(table(snapshotAt(7, roundAt(3, 'betting'))), turn(9, roundAt(3, 'showing')))
  const caught = [turn(8, roundAt(3, 'locked')), turn(9, roundAt(3, 'showing'))].reduce(applyMessage, withGap)
  expect([caught.hasGap, caught.snapshot?.turn, caught.snapshot?.round.phase]).toEqual([false, 9, 'showing'])
  const again = applyMessage(withGap, table(snapshotAt(12, roundAt(4, 'betting'))))
  expect([again.hasGap, again.snapshot?.turn]).toEqual([false, 12])
})

test('a turn received twice, or an older table, changes nothing', () => {
  const watched = from(table(snapshotAt(7, roundAt(3, 'locked'))))
  expect(applyMessage(watched, turn(7, roundAt(3, 'betting')))).toBe(watched)
  expect(applyMessage(watched, table(snapshotAt(6, roundAt(3, 'betting'))))).toBe(watched)
})

test('a round that is over is added to the past; a voided one without its outcome', () => {
  const shown = table(snapshotAt(7, roundAt(3, 'settling')))
  expect(from(shown, turn(8, roundAt(3, 'closed'))).snapshot?.past).toEqual([{ number: 3, outcome: { pocket: 3 } }])
  expect(from(shown, turn(8, roundAt(3, 'void'))).snapshot?.past).toEqual([{ number: 3, outcome: null }])
})

test('a watcher who joins after a round is over has the same past as one who was there', () => {
  const over = { number: 3, outcome: { pocket: 3 } }
  const came = from(table({ ...snapshotAt(8, roundAt(3, 'closed')), past: [over] }), turn(9, roundAt(4, 'betting')))
  const stayed = from(
    table(snapshotAt(7, roundAt(3, 'settling'))),
    turn(8, roundAt(3, 'closed')),
    turn(9, roundAt(4, 'betting')),
  )
  expect(came.snapshot?.past).toEqual([over])
  expect(stayed.snapshot).toEqual(came.snapshot)
  expect(came.snapshot?.players).toBe(0)
})

test('the number of players is that of the current round, and is not a turn', () => {
  const watched = from(table(snapshotAt(7, roundAt(3, 'betting'))))
  expect(applyMessage(watched, { type: 'players', gameCode, round: 3, players: 12 }).snapshot).toMatchObject({
    players: 12,
    turn: 7,
  })
  expect(applyMessage(watched, { type: 'players', gameCode, round: 2, players: 12 })).toBe(watched)
})

test('the pool amounts are sent with it, and removed when another round opens', () => {
  const watched = from(table(snapshotAt(7, roundAt(3, 'betting'))))
  const heap = { mode: 'real', currency: 'EUR', players: 12, stakedUnits: 90, laid: { six: 90 }, carried: 7 } as const
  const played = applyMessage(watched, { type: 'players', gameCode, round: 3, players: 12, heaps: [heap] })
  expect(played.snapshot?.heaps).toEqual([heap])
  expect(applyMessage(played, turn(8, roundAt(3, 'locked'))).snapshot?.heaps).toEqual([heap])
  expect(applyMessage(played, turn(8, roundAt(4, 'betting'))).snapshot?.heaps).toBeUndefined()
})

const player = (id: string, units: number, left: number | null = null) =>
  ({ id, name: 'an•••a', currency: 'USD', staked: BigInt(units), units, left }) as const

test('the players in flight are those of the current round: the largest first, each with its newest state', () => {
  const riders = (round: number, ...players: readonly ReturnType<typeof player>[]): Message => ({
    type: 'riders',
    gameCode,
    round,
    riders: [...players],
  })
  const watched = from(
    table(snapshotAt(7, roundAt(3, 'betting'))),
    riders(3, player('a', 5), player('b', 5), player('c', 9)),
  )
  expect(watched.snapshot?.riders.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  const later = applyMessage(watched, riders(3, player('a', 5, 180), player('d', 6)))
  expect(later.snapshot?.riders.map(({ id, left }) => [id, left])).toEqual([
    ['c', null],
    ['d', null],
    ['a', 180],
    ['b', null],
  ])
  expect(applyMessage(later, riders(3, player('a', 5, 180))).snapshot).toEqual(later.snapshot)
  expect(applyMessage(later, riders(2, player('e', 50)))).toBe(later)
  const many = Array.from({ length: 60 }, (_, at) => player(`r${at}`, 100 + at))
  const limited = applyMessage(later, riders(3, ...many)).snapshot?.riders ?? []
  expect([limited.length, limited[0]?.units, limited.at(-1)?.units]).toEqual([40, 159, 120])
  expect(applyMessage(later, turn(8, roundAt(4, 'betting'))).snapshot?.riders).toEqual([])
})

test("whatever is lost or arrives twice, a watcher that asks again has the server's state", () => {
  const phases = ['betting', 'locked', 'showing', 'settling', 'closed'] as const
  const all = Array.from({ length: 30 }, (_, at) =>
    turn(at + 2, roundAt(1 + Math.floor((at + 1) / 5), phases[(at + 1) % 5] ?? 'betting')),
  )
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1, 1, 1, 2), { minLength: 30, maxLength: 30 }), (copies) => {
      let watched = from(table(snapshotAt(1, roundAt(1, 'betting'))))
      for (const [at, message] of all.entries()) {
        for (let copy = 0; copy < (copies[at] ?? 1); copy += 1) watched = applyMessage(watched, message)
        if (watched.hasGap) watched = all.slice((watched.snapshot?.turn ?? 1) - 1, at + 1).reduce(applyMessage, watched)
      }
      if (watched.snapshot?.turn !== 31)
        watched = all.slice((watched.snapshot?.turn ?? 1) - 1).reduce(applyMessage, watched)
      expect(watched).toEqual(all.reduce(applyMessage, from(table(snapshotAt(1, roundAt(1, 'betting'))))))
    }),
  )
})
