import { HEARTBEAT_MS, type SharedRound } from '@ronda/contract'
import { beforeEach, expect, test } from 'vitest'
import { FakeServer } from './testing/fakeServer.ts'
import { roundAt, snapshotAt } from './testing/rounds.ts'

const gameCode = 'RONDA_LIVE_ROULETTE'
let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
  server.watcher.connect()
  server.open()
})

const sendTurn = (turn: number, round: SharedRound): void =>
  server.send({ type: 'turn', gameCode, turn, nowMs: server.nowMs, round })

test('it requests the table, and then what it missed', () => {
  expect(server.takeSent()).toEqual([{ type: 'watch', tables: [{ gameCode }] }, { type: 'ping' }])
  server.send({ type: 'table', told: snapshotAt(7, roundAt(3, 'betting')) })
  expect([server.watcher.link, server.watcher.snapshot?.turn]).toEqual(['open', 7])
  sendTurn(10, roundAt(3, 'settling'))
  sendTurn(11, roundAt(3, 'closed'))
  expect(server.takeSent()).toEqual([{ type: 'watch', tables: [{ gameCode, after: 7 }] }])
  for (const [turn, phase] of [
    [8, 'locked'],
    [9, 'showing'],
    [10, 'settling'],
    [11, 'closed'],
  ] as const)
    sendTurn(turn, roundAt(3, phase))
  expect([server.watcher.snapshot?.turn, server.watcher.snapshot?.round.phase]).toEqual([11, 'closed'])
  sendTurn(14, roundAt(4, 'showing'))
  expect(server.takeSent()).toEqual([{ type: 'watch', tables: [{ gameCode, after: 11 }] }])
})

test('a lost connection is opened again, after a longer wait each time, and continues where it was', () => {
  server.send({ type: 'table', told: snapshotAt(7, roundAt(3, 'betting')) })
  server.disconnect()
  expect(server.watcher.link).toBe('waiting')
  server.pass(500)
  expect(server.opened).toBe(2)
  server.disconnect()
  server.pass(999)
  expect(server.opened).toBe(2)
  server.pass(1)
  expect(server.opened).toBe(3)
  server.takeSent()
  server.open()
  expect(server.takeSent()[0]).toEqual({ type: 'watch', tables: [{ gameCode, after: 7 }] })
  server.pong()
  expect(server.watcher.link).toBe('open')
})

test('a page that becomes visible reconnects without waiting', () => {
  server.disconnect()
  server.watcher.wake()
  expect(server.opened).toBe(2)
  server.pass(60_000)
  expect(server.opened).toBeGreaterThan(2)
})

test('silence counts as loss', () => {
  server.send({ type: 'table', told: snapshotAt(7, roundAt(3, 'betting')) })
  server.pass(3 * HEARTBEAT_MS)
  expect(server.watcher.link).toBe('waiting')
})

test('a few pings measure the time, and then one with each heartbeat', () => {
  server.aheadMs = 90_000
  server.takeSent()
  for (let ping = 0; ping < 9; ping += 1) {
    server.nowMs += 40
    server.pong()
  }
  expect(server.takeSent()).toHaveLength(4)
  expect(Math.abs(server.watcher.nowMs() - server.nowMs - 90_000)).toBeLessThanOrEqual(20)
})

test('an unknown table is reported, and requested again', () => {
  server.send({ type: 'unknown', gameCode })
  server.pong()
  expect(server.watcher.link).toBe('unknown')
  server.takeSent()
  server.pass(HEARTBEAT_MS)
  expect(server.takeSent()).toContainEqual({ type: 'watch', tables: [{ gameCode }] })
  server.send({ type: 'table', told: snapshotAt(1, roundAt(1, 'betting')) })
  expect(server.watcher.link).toBe('open')
})
