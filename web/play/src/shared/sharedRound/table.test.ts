import { sumOfChips } from '@ronda/games'
import { beforeEach, describe, expect, test } from 'vitest'
import { FakeTable, UNIT } from './testing/fakeTable.ts'
import { BETTING_MS, roundAt, SHOWING_MS } from './testing/rounds.ts'
import { mayLay, mayPlace, stageAt, stakedChips, type Stage } from './view.ts'

let fake: FakeTable
beforeEach(async () => {
  fake = new FakeTable()
  await fake.open()
})

const view = () => fake.table.read()
const lay = (place: string, count: number): void => fake.table.change({ type: 'lay', place, count })

async function placed(place: string, count: number): Promise<void> {
  lay(place, count)
  await fake.table.place()
}

test.each<[Parameters<typeof roundAt>[1], number, Stage]>([
  ['betting', 0, 'betting'],
  ['betting', BETTING_MS - 1, 'betting'],
  ['betting', BETTING_MS, 'locked'],
  ['locked', 0, 'locked'],
  ['showing', BETTING_MS + 2_000, 'showing'],
  ['showing', BETTING_MS + 1_000 + SHOWING_MS, 'result'],
  ['settling', 0, 'result'],
  ['closed', 0, 'result'],
  ['void', 0, 'void'],
])('%s, %d ms after it opened, is shown as %s', (phase, afterMs, stage) => {
  const round = roundAt(1, phase)
  expect(stageAt(round, round.opensAtMs + afterMs)).toBe(stage)
})

describe('chips', () => {
  test('cost nothing until they are placed', async () => {
    lay('red', 5)
    expect(fake.cash).toBe(100_000n)
    expect(mayPlace(view())).toBe(true)
    await fake.table.place()
    expect(fake.cash).toBe(100_000n - 5n * UNIT)
    expect([stakedChips(view()), view().pile.chips]).toEqual([{ red: 5 }, {}])
    expect(view().balance.cash).toBe(fake.cash)
  })

  test('of two tickets add up, and together never exceed the table limit', async () => {
    await placed('red', 900)
    await placed('red', 99)
    expect(stakedChips(view())).toEqual({ red: 999 })
    lay('odd', 2)
    expect(sumOfChips(view().pile.chips)).toBe(0)
    lay('odd', 1)
    expect(view().pile.chips).toEqual({ odd: 1 })
  })

  test('that were not placed when the table locked are removed, and a notice says so', () => {
    lay('red', 5)
    fake.server.pass(BETTING_MS)
    expect([view().stage, view().pile.chips, view().notice]).toEqual(['locked', {}, { kind: 'unplaced', units: 5 }])
    lay('red', 5)
    expect(view().pile.chips).toEqual({})
    fake.turn(1, 'locked')
    fake.turn(1, 'showing')
    fake.turn(1, 'closed')
    fake.server.pass(15_000)
    fake.turn(2, 'betting')
    expect(view().notice).toBeUndefined()
    fake.table.change({ type: 'repeat' })
    expect(view().pile.chips).toEqual({ red: 5 })
  })

  test('of the round before are placed again, of all its tickets', async () => {
    await placed('red', 5)
    await placed('odd', 1)
    fake.server.pass(30_000)
    fake.turn(2, 'betting')
    expect(stakedChips(view())).toEqual({})
    fake.table.change({ type: 'repeat' })
    expect(view().pile.chips).toEqual({ red: 5, odd: 1 })
  })
})

describe('a ticket', () => {
  test('whose reply was lost is sent again with the same id, and placed once', async () => {
    fake.failures.push('network.timeout', 'network.offline')
    await placed('red', 5)
    expect(fake.asked).toEqual(['ticket-0', 'ticket-0', 'ticket-0'])
    expect(fake.tickets.get(1)).toHaveLength(1)
    expect([stakedChips(view()), view().notice]).toEqual([{ red: 5 }, undefined])
  })

  test('that came too late is removed, and a notice says so', async () => {
    fake.failures.push('game.bets_closed')
    await placed('red', 5)
    expect([stakedChips(view()), view().pile.chips]).toEqual([{}, {}])
    expect(view().notice).toEqual({ kind: 'late', units: 5 })
    expect(view().pile.last).toEqual({ red: 5 })
  })

  test.each(['wallet.insufficient_funds', 'limit.reality_due', 'game.over_limit'] as const)(
    'that is refused with %s returns its chips to their places',
    async (code) => {
      fake.failures.push(code)
      await placed('red', 5)
      expect([view().pile.chips, view().notice]).toEqual([{ red: 5 }, { kind: 'refused', code }])
      expect(mayPlace(view())).toBe(true)
    },
  )

  test('after the session has expired ends the game; in maintenance the parent page is notified', async () => {
    fake.failures.push('game.maintenance')
    await placed('red', 5)
    expect(fake.closed).toBe(1)
    fake.failures.push('game.session_expired')
    await fake.table.place()
    expect([fake.expired, mayLay(view()), view().notice]).toEqual([1, false, { kind: 'expired' }])
  })

  test('of another device is shown after a refresh', async () => {
    await placed('red', 5)
    const [ticket] = fake.tickets.get(1) ?? []
    fake.tickets.set(1, ticket ? [ticket, { ...ticket, id: 'other-device', bet: { chips: { odd: 2 } } }] : [])
    fake.table.wake()
    await fake.settle()
    expect(stakedChips(view())).toEqual({ red: 5, odd: 2 })
  })
})

describe('the result of a round', () => {
  test('is requested once it is over, after a random delay', async () => {
    await placed('red', 5)
    fake.wins.set(1, 10n * UNIT)
    fake.server.pass(BETTING_MS + 1_000)
    fake.turn(1, 'showing')
    expect(view().stage).toBe('showing')
    fake.server.pass(SHOWING_MS)
    expect(view().stage).toBe('result')
    fake.turn(1, 'closed')
    expect(fake.played).toEqual([])
    fake.server.pass(600)
    await fake.settle()
    expect([view().played?.win, view().balance.cash]).toEqual([10n * UNIT, 100_500n])
    fake.turn(2, 'betting')
    fake.server.pass(5_000)
    await fake.settle()
    expect(fake.played).toHaveLength(1)
  })

  test('is requested too when the end of the round was missed', async () => {
    await placed('red', 5)
    fake.wins.set(1, 0n)
    fake.server.disconnect()
    fake.snapshot = { ...fake.snapshot, turn: 40, round: roundAt(3, 'betting') }
    fake.server.pass(60_000)
    fake.server.open()
    fake.server.send({ type: 'table', told: fake.snapshot })
    fake.server.pass(600)
    await fake.settle()
    expect(fake.played.map(({ number }) => number)).toEqual([1])
    expect([view().stage, stakedChips(view())]).toEqual(['betting', {}])
  })

  test('is the refund if it was voided', async () => {
    await placed('red', 5)
    fake.wins.set(1, 5n * UNIT)
    fake.voided = 1
    fake.turn(1, 'void')
    fake.server.pass(600)
    await fake.settle()
    expect([view().stage, view().notice]).toEqual(['void', { kind: 'voided', staked: 5n * UNIT, reason: null }])
  })

  test('is not requested by a player who only watched', async () => {
    fake.turn(1, 'closed')
    fake.server.pass(5_000)
    await fake.settle()
    expect(fake.played).toEqual([])
  })
})

describe('[SR14] what was published of a round before its outcome', () => {
  test('is stored for rounds that were bet on, with the seal once it is published, and not for others', async () => {
    fake.turn(2, 'betting')
    expect(fake.kept).toEqual([])
    await placed('red', 5)
    const { commitment, locksAtMs } = roundAt(2, 'betting')
    const announced = { gameCode: 'RONDA_LIVE_ROULETTE', number: 2, commitment, locksAtMs, salt: 'salt', beacon: null }
    expect(fake.kept.at(-1)).toMatchObject({ ...announced, seal: null })
    fake.turn(2, 'locked')
    expect(fake.kept.at(-1)).toMatchObject({ ...announced, seal: { tickets: 1 } })
    const many = fake.kept.length
    fake.turn(2, 'showing')
    fake.turn(2, 'closed')
    expect(fake.kept.length).toBe(many)
  })

  test('is not stored with the salt of another chain: that of its own chain is requested', async () => {
    const round = { ...roundAt(2, 'betting'), chain: '2' }
    const asked = fake.asked.length
    fake.snapshot = { ...fake.snapshot, turn: fake.snapshot.turn + 1, round }
    fake.server.send({
      type: 'turn',
      gameCode: fake.snapshot.gameCode,
      turn: fake.snapshot.turn,
      nowMs: fake.server.nowMs,
      round,
    })
    await fake.settle()
    expect(fake.asked.length).toBeGreaterThanOrEqual(asked)
    await placed('red', 5)
    expect(fake.kept).toEqual([])
  })
})
