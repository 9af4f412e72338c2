import type { ArcadeRound, Balance } from '@ronda/contract'
import { expect, test } from 'vitest'
import { answered, isOpen, mayBet, shown, type ArcadeView } from './view.ts'

const balance = (cash: bigint, seq: number): Balance => ({ currency: 'USD', cash, held: 0n, seq })

const idle: ArcadeView = {
  phase: 'idle',
  isPressIgnored: false,
  mode: 'real',
  stakes: [1n],
  stake: 1n,
  bet: {},
  known: balance(100n, 5),
  cash: 100n,
  round: undefined,
  falling: [],
  results: [],
  auto: undefined,
  notice: undefined,
}
const round = (isOver: boolean, win: bigint) => ({ id: 'one', isOver, win }) as ArcadeRound

test('a win is on screen once it has been shown, and counts once', () => {
  const showing = answered({ ...idle, phase: 'asking' }, round(true, 7n), balance(106n, 7))
  expect([showing.phase, showing.cash]).toEqual(['showing', 99n])
  const after = shown(showing)
  expect([after.phase, after.cash, after.results.length]).toEqual(['idle', 106n, 1])
  expect(shown(after).results).toHaveLength(1)
})

test('an older balance that arrives late changes nothing', () => {
  expect(answered(idle, round(true, 0n), balance(1n, 4)).known.cash).toBe(100n)
})

test('no round begins while another is open', () => {
  const open = shown(answered(idle, round(false, 0n), balance(99n, 6)))
  expect([isOpen(open), mayBet(open), mayBet(idle)]).toEqual([true, false, true])
  expect(open.results).toEqual([])
})
