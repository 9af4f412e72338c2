import type { ChatLine, WatchFromServer } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyRoom, applyChat, shownTo, unreadOf, type Room } from './room.ts'

type Message = Extract<WatchFromServer, { type: 'chat' }>

const message = (number: number, who = 'a'): ChatLine => ({
  kind: 'said',
  number,
  who,
  name: 'an•••a',
  text: 'x',
  atMs: 1,
})
const gone = (number: number, of: number): ChatLine => ({ kind: 'gone', number, of })
const more = (...lines: readonly ChatLine[]): Message => ({
  type: 'chat',
  gameCode: 'COIN',
  last: lines.at(-1)?.number ?? 0,
  lines: [...lines],
  isWhole: false,
})
const whole = (last: number, ...lines: readonly ChatLine[]): Message => ({ ...more(...lines), last, isWhole: true })
const numbers = ({ lines }: Room): readonly number[] => lines.map(({ number }) => number)

test('a complete room is taken over, later messages follow by number, and deleted ones are removed', () => {
  const room = [whole(7, message(4), message(7)), more(message(8)), more(gone(9, 7))].reduce(applyChat, emptyRoom)
  expect([room.last, numbers(room), room.hasGap]).toEqual([9, [4, 8], false])
})

test('a message that was received before changes nothing; a gap causes a request', () => {
  const room = applyChat(emptyRoom, whole(7, message(7)))
  expect(applyChat(room, more(message(6), message(7)))).toEqual(room)
  const withGap = applyChat(room, more(message(9)))
  expect([withGap.hasGap, withGap.last]).toEqual([true, 7])
  const caught = applyChat(withGap, more(message(8), message(9)))
  expect([caught.hasGap, numbers(caught)]).toEqual([false, [7, 8, 9]])
})

test('messages of others are unread until they are shown; those of blocked players are not shown', () => {
  const room = [whole(1, message(1, 'a')), more(message(2, 'b'), message(3, 'me'), message(4, 'c'))].reduce(
    applyChat,
    emptyRoom,
  )
  const none: ReadonlySet<string> = new Set()
  expect(unreadOf(room, { readTo: 1, who: 'me', blocked: none })).toBe(2)
  expect(unreadOf(room, { readTo: 1, who: 'me', blocked: new Set(['c']) })).toBe(1)
  expect(unreadOf(room, { readTo: 4, who: 'me', blocked: none })).toBe(0)
  expect(shownTo(room, new Set(['b', 'c'])).map(({ number }) => number)).toEqual([1, 3])
})

test('whatever is lost or arrives twice, a client that asks again has every message', () => {
  const all = Array.from({ length: 20 }, (_, at) => (at % 5 === 4 ? gone(at + 1, at) : message(at + 1)))
  const expected = numbers(applyChat(applyChat(emptyRoom, whole(0)), more(...all)))
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 20, maxLength: 20 }), (copies) => {
      let room = applyChat(emptyRoom, whole(0))
      for (const [at, line] of all.entries()) {
        for (let copy = 0; copy < (copies[at] ?? 1); copy += 1) room = applyChat(room, more(line))
        if (room.hasGap) room = applyChat(room, more(...all.slice(room.last, at + 1)))
      }
      room = applyChat(room, more(...all.slice(room.last)))
      expect(numbers(room)).toEqual(expected)
    }),
  )
})
