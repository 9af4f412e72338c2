import { HEARTBEAT_MS, type SharedRound } from '@ronda/contract'
import { beforeEach, expect, test } from 'vitest'
import { FakeServer } from './testing/lines.ts'
import { roundAt, toldAt } from './testing/rounds.ts'

const gameCode = 'RONDA_LIVE_ROULETTE'
let house: FakeServer
beforeEach(() => {
  house = new FakeServer()
  house.watcher.connect()
  house.open()
})

const tell = (turn: number, round: SharedRound): void =>
  house.say({ type: 'turn', gameCode, turn, nowMs: house.nowMs, round })

test('it requests the table, and then what it missed', () => {
  expect(house.takeSent()).toEqual([{ type: 'watch', tables: [{ gameCode }] }, { type: 'ping' }])
  house.say({ type: 'table', told: toldAt(7, roundAt(3, 'betting')) })
  expect([house.watcher.link, house.watcher.told?.turn]).toEqual(['open', 7])
  tell(10, roundAt(3, 'settling'))
  tell(11, roundAt(3, 'closed'))
  expect(house.takeSent()).toEqual([{ type: 'watch', tables: [{ gameCode, after: 7 }] }])
  for (const [turn, phase] of [
    [8, 'locked'],
    [9, 'showing'],
    [10, 'settling'],
    [11, 'closed'],
  ] as const)
    tell(turn, roundAt(3, phase))
  expect([house.watcher.told?.turn, house.watcher.told?.round.phase]).toEqual([11, 'closed'])
  tell(14, roundAt(4, 'showing'))
  expect(house.takeSent()).toEqual([{ type: 'watch', tables: [{ gameCode, after: 11 }] }])
})

test('a lost connection is opened again, after a longer wait each time, and continues where it was', () => {
  house.say({ type: 'table', told: toldAt(7, roundAt(3, 'betting')) })
  house.hangUp()
  expect(house.watcher.link).toBe('waiting')
  house.pass(500)
  expect(house.opened).toBe(2)
  house.hangUp()
  house.pass(999)
  expect(house.opened).toBe(2)
  house.pass(1)
  expect(house.opened).toBe(3)
  house.takeSent()
  house.open()
  expect(house.takeSent()[0]).toEqual({ type: 'watch', tables: [{ gameCode, after: 7 }] })
  house.pong()
  expect(house.watcher.link).toBe('open')
})

test('a page that becomes visible reconnects without waiting', () => {
  house.hangUp()
  house.watcher.wake()
  expect(house.opened).toBe(2)
  house.pass(60_000)
  expect(house.opened).toBeGreaterThan(2)
})

test('silence counts as loss', () => {
  house.say({ type: 'table', told: toldAt(7, roundAt(3, 'betting')) })
  house.pass(3 * HEARTBEAT_MS)
  expect(house.watcher.link).toBe('waiting')
})

test('a few pings measure the time, and then one with each heartbeat', () => {
  house.aheadMs = 90_000
  house.takeSent()
  for (let ping = 0; ping < 9; ping += 1) {
    house.nowMs += 40
    house.pong()
  }
  expect(house.takeSent()).toHaveLength(4)
  expect(Math.abs(house.watcher.nowMs() - house.nowMs - 90_000)).toBeLessThanOrEqual(20)
})

test('an unknown table is reported, and requested again', () => {
  house.say({ type: 'unknown', gameCode })
  house.pong()
  expect(house.watcher.link).toBe('unknown')
  house.takeSent()
  house.pass(HEARTBEAT_MS)
  expect(house.takeSent()).toContainEqual({ type: 'watch', tables: [{ gameCode }] })
  house.say({ type: 'table', told: toldAt(1, roundAt(1, 'betting')) })
  expect(house.watcher.link).toBe('open')
})
