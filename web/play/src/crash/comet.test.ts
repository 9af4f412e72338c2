import { beforeEach, describe, expect, test } from 'vitest'
import { FakeTable, UNIT } from '../shared/sharedRound/testing/fakeTable.ts'
import { BETTING_MS } from '../shared/sharedRound/testing/rounds.ts'
import { Comet } from './comet.ts'
import { amountAfter, readTarget, stepAmount } from './panels.ts'

let fake: FakeTable
let comet: Comet
let names = 0
beforeEach(async () => {
  fake = new FakeTable({ mayLeave: true })
  names = 0
  comet = new Comet(fake.table, () => `bet-${(names += 1)}`)
  comet.open()
  await fake.open()
})

const view = () => fake.table.read()
const kinds = () => comet.read().map((_, at) => comet.betState(at)?.kind)

/** The comet rises. */
function rise(elapsedMs: number): void {
  fake.server.pass(BETTING_MS + 1_000)
  fake.turn(1, 'locked')
  fake.turn(1, 'showing')
  fake.server.pass(elapsedMs)
}

async function place(at: number): Promise<void> {
  comet.act(at)
  await fake.settle()
}

describe('two bets', () => {
  test('are placed with one ticket each, one with a target', async () => {
    comet.choose(0, { amount: 5 })
    comet.choose(1, { amount: 10, target: 150, hasTarget: true })
    await place(0)
    await place(1)
    expect(view().tickets.map(({ bet }) => bet)).toEqual([{ amount: 5 }, { amount: 10, target: 150 }])
    expect(view().balance.cash).toBe(100_000n - 15n * UNIT)
    expect(kinds()).toEqual(['waiting', 'waiting'])
    await place(0)
    expect(view().tickets).toHaveLength(2)
  })

  test('are cashed out one by one, at the time that the server reports', async () => {
    await place(0)
    await place(1)
    rise(11_553)
    fake.leftMs = 11_000
    await place(0)
    expect([kinds(), comet.betState(0)]).toEqual([['left', 'flying'], { kind: 'left', at: 193 }])
    expect(fake.left).toEqual(['bet-1'])
    comet.press()
    await fake.settle()
    expect([kinds(), fake.left]).toEqual([
      ['left', 'left'],
      ['bet-1', 'bet-2'],
    ])
  })

  test('placed on another device, or before a reload, are found again', async () => {
    await place(0)
    const again = new Comet(fake.table, () => 'new')
    again.open()
    expect(again.read().map(({ ticket }) => ticket)).toEqual(['bet-1', undefined])
  })
})

describe('cashing out', () => {
  test('is sent again with the same ticket when the reply was lost', async () => {
    await place(0)
    rise(5_000)
    fake.failures.push('network.timeout', 'server.busy')
    await place(0)
    expect([fake.left, kinds()[0], view().notice]).toEqual([['bet-1', 'bet-1', 'bet-1'], 'left', undefined])
  })

  test('too late shows a notice, and the screen goes on', async () => {
    await place(0)
    rise(5_000)
    fake.failures.push('game.too_late')
    await place(0)
    expect([view().notice, view().asking]).toEqual([{ kind: 'stayed' }, []])
    fake.turn(1, 'closed')
    fake.server.pass(15_000)
    fake.turn(2, 'betting')
    expect(kinds()).toEqual([undefined, undefined])
    await place(0)
    expect(fake.tickets.get(2)).toHaveLength(1)
  })

  test('just after the crash, or twice, stakes nothing on the next round', async () => {
    await place(0)
    rise(5_000)
    fake.turn(1, 'settling')
    comet.act(0)
    expect(comet.read()[0]?.isNext).toBe(false)
    comet.press()
    expect(comet.read().map(({ isNext }) => isNext)).toEqual([false, false])
  })
})

test('a bet on the next round is placed once when it opens, and can be cancelled until then', async () => {
  rise(5_000)
  comet.act(0)
  comet.act(1)
  comet.act(1)
  expect(comet.read().map(({ isNext }) => isNext)).toEqual([true, false])
  fake.turn(1, 'closed')
  fake.server.pass(15_000)
  fake.turn(2, 'betting')
  await fake.settle()
  expect(fake.tickets.get(2)).toHaveLength(1)
  expect(comet.read().map(({ isNext }) => isNext)).toEqual([false, false])
})

test('while the connection is lost nothing is shown as won, and nothing rises', async () => {
  comet.choose(0, { target: 150, hasTarget: true })
  await place(0)
  rise(5_000)
  fake.server.disconnect()
  fake.server.pass(200)
  expect([comet.moment().elapsedMs, kinds()[0]]).toEqual([5_000, 'flying'])
})

test('a bet that came too late costs nothing, and a notice says so', async () => {
  comet.choose(0, { amount: 5 })
  fake.failures.push('game.bets_closed')
  await place(0)
  expect([view().notice, view().tickets, kinds()[0]]).toEqual([{ kind: 'late', units: 5 }, [], undefined])
})

test.each([
  ['2', 200],
  ['1,01', 101],
  ['10000', 1_000_000],
  ['1', undefined],
  ['10000.01', undefined],
  ['two', undefined],
  ['', undefined],
])('%s typed as a multiple is %s', (typed, target) => {
  expect(readTarget(typed)).toBe(target)
})

test.each<[number, 1 | -1, number]>([
  [1, 1, 5],
  [5, -1, 1],
  [1, -1, 1],
  [25, 1, 50],
  [60, -1, 25],
  [990, 1, 1_000],
])('from %d units, a step of %d leads to %d', (amount, by, next) => {
  expect(stepAmount(amount, by, [1, 5, 25], 1_000)).toBe(next)
})

describe('automatic bets', () => {
  const PLAN = {
    rounds: 2,
    onWin: 'keep',
    onLoss: 'keep',
    stopProfit: undefined,
    stopLoss: 100n * UNIT,
    stopWin: undefined,
    stopsAtFeature: false,
  } as const

  test('are placed at once with a target, and the button stops them', async () => {
    comet.beginAuto(0, PLAN)
    await fake.settle()
    expect(view().tickets.map(({ bet }) => bet)).toEqual([{ amount: 1, target: 200 }])
    expect(comet.read()[0]?.auto?.run.left).toBe(2)
    comet.act(0)
    expect([comet.read()[0]?.auto, view().tickets.length]).toEqual([undefined, 1])
  })

  test('end when the server refuses one, without a second attempt', async () => {
    fake.failures.push('wallet.insufficient_funds')
    comet.beginAuto(0, PLAN)
    await fake.settle()
    comet.dismiss()
    fake.turn(1, 'betting')
    expect([comet.read()[0]?.auto, view().tickets]).toEqual([undefined, []])
  })

  test('end when the page is hidden, and say so', async () => {
    comet.beginAuto(0, PLAN)
    await fake.settle()
    comet.leave()
    expect([comet.read()[0]?.auto, comet.over()]).toEqual([undefined, { end: 'away', net: 0n }])
  })
})

test.each([
  ['half', 10, 5],
  ['half', 1, undefined],
  ['double', 10, 20],
  ['double', 80, 100],
  ['double', 100, undefined],
  ['max', 10, 42],
  ['max', 42, undefined],
] as const)('the key %s makes of an amount of %d one of %d', (key, amount, after) => {
  expect(amountAfter(key, amount, { least: 1, most: 100, covered: 42 })).toBe(after)
})
