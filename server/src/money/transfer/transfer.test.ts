import { expect, test } from 'vitest'
import { hours, minutes } from '@ronda/core'
import { blockedUntil, directionOf, sendRefusal, type Person, type Sending } from './transfer.ts'

const person = (id: string, kind: Person['kind'], upline: string | null, over: Partial<Person> = {}): Person => ({
  id,
  number: '10000001',
  name: id,
  kind,
  currency: 'USD',
  isBlocked: false,
  upline,
  ...over,
})
const agent = person('agent', 'agent', 'boss')
const boss = person('boss', 'agent', null)
const ana = person('ana', 'member', 'agent')
const ben = person('ben', 'member', 'agent')
const friend = person('friend', 'member', 'ana')

test.each([
  ['a member to the agent above', ana, agent, 'up'],
  ['an agent to a member below', agent, ana, 'down'],
  ['an agent to the agent above', agent, boss, 'up'],
  ['an agent to the agent below', boss, agent, 'down'],
  ['a member to the agent two levels above', ana, boss, undefined],
  ['an agent to a member two levels below', boss, ana, undefined],
  ['between members of one agent', ana, ben, undefined],
  ['a member to the member who referred them', friend, ana, undefined],
  ['a member to a member they referred', ana, friend, undefined],
  ['an agent to staff', agent, person('staff', 'operator', 'agent'), undefined],
])('the direction of a transfer: %s', (_, sender, receiver, direction) => {
  expect(directionOf(sender, receiver)).toBe(direction)
})

const UNIT = 100_000n
const policy = { toUpline: true, toDownline: true, min: 1, max: 100, perDay: 150, chargebackDays: 120 }
const fine: Sending = {
  policy,
  sender: ana,
  receiver: agent,
  amount: 10n * UNIT,
  sentToday: 0n,
  isPlaying: false,
  isReceiverClosed: false,
}

// Each row also breaks the rules below it.
test.each<[string, Partial<Sending>, string | undefined]>([
  ['to nobody', { receiver: undefined, amount: 0n, isPlaying: true }, 'transfer.not_in_line'],
  ['to another member', { receiver: ben, amount: 0n, isPlaying: true }, 'transfer.not_in_line'],
  ['in another currency', { receiver: { ...agent, currency: 'EUR' } }, 'transfer.not_in_line'],
  ['up while closed', { policy: { ...policy, toUpline: false }, amount: 0n }, 'transfer.closed'],
  ['down while closed', { sender: agent, receiver: ana, policy: { ...policy, toDownline: false } }, 'transfer.closed'],
  ['to a blocked account', { receiver: { ...agent, isBlocked: true }, amount: 0n }, 'transfer.receiver_closed'],
  ['to a member with a break', { sender: agent, receiver: ana, isReceiverClosed: true }, 'transfer.receiver_closed'],
  ['nothing', { amount: 0n, isPlaying: true }, 'wallet.amount_invalid'],
  ['less than nothing', { amount: -UNIT }, 'wallet.amount_invalid'],
  ['a part of a cent', { amount: 10n * UNIT + 1n }, 'wallet.amount_invalid'],
  ['too little', { amount: UNIT / 2n, isPlaying: true }, 'transfer.below_min'],
  ['too much', { amount: 101n * UNIT, sentToday: 150n * UNIT }, 'transfer.above_max'],
  ['above the daily limit', { amount: 100n * UNIT, sentToday: 51n * UNIT, isPlaying: true }, 'transfer.day_limit'],
  ['while playing', { amount: 100n * UNIT, sentToday: 50n * UNIT, isPlaying: true }, 'transfer.in_play'],
  ['within all limits', { amount: 100n * UNIT, sentToday: 50n * UNIT }, undefined],
])('a transfer: %s', (_, change, refusal) => {
  expect(sendRefusal({ ...fine, ...change })).toBe(refusal)
})

const NOW = hours(1_000)
const ago = (...spans: readonly number[]): readonly number[] => spans.map((span) => NOW - minutes(span))

test.each([
  ['nothing failed', ago(), undefined],
  ['four failed', ago(0, 1, 2, 3), undefined],
  ['five failed slowly', ago(0, 3, 6, 9, 11), undefined],
  ['five failed within ten minutes', ago(0, 3, 6, 9, 10), minutes(30)],
  ['five failed half an hour ago', ago(30, 31, 32, 33, 34), undefined],
  ['five failed a while ago', ago(29, 31, 32, 33, 34), minutes(1)],
  ['ten failed within two hours', ago(0, 1, 2, 3, 4, 35, 36, 37, 38, 39), hours(24)],
])('[MN-8] when %s, transfers are blocked for the expected time', (_, failures, closedMs) => {
  expect(blockedUntil(failures, NOW)).toBe(closedMs === undefined ? undefined : NOW + closedMs)
})
