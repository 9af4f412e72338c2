import type { Client, Refusal } from '@ronda/client'
import type { ChatLine } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import { beforeEach, expect, test } from 'vitest'
import { Chat } from './chat.ts'
import { emptyRoom, applyChat, type Room } from './room.ts'

let room: Room
let subscriptions: boolean[]
let asked: { readonly key: string; readonly text: string }[]
let failures: Refusal['code'][]
let chat: Chat

const line = (number: number, who: string): ChatLine => ({ kind: 'said', number, who, name: 'x', text: 'x', atMs: 1 })
const receive = (isWhole: boolean, last: number, ...lines: readonly ChatLine[]): void => {
  room = applyChat(room, { type: 'chat', gameCode: 'COIN', last, lines: [...lines], isWhole })
  chat.update()
}

beforeEach(() => {
  room = emptyRoom
  subscriptions = []
  asked = []
  failures = []
  const client = {
    chat: {
      sit: () => Promise.resolve(ok({ who: 'me', readOnly: null, muted: null })),
      say: (said: { readonly key: string; readonly text: string }) => {
        asked.push(said)
        const failure = failures.shift()
        return Promise.resolve(failure === undefined ? ok({ number: 1 }) : err({ code: failure }))
      },
    },
  } as unknown as Client
  chat = new Chat({
    client,
    room: () => room,
    subscribe: (isSubscribed) => void subscriptions.push(isSubscribed),
    newKey: () => `key-${asked.length}`,
    isHidden: false,
    storeHidden: () => {},
    blocked: new Set(),
    storeBlocked: (blocked) => blocked,
  })
})

test('messages from before the player joined are not unread; later ones are, until the chat is opened', async () => {
  chat.begin()
  receive(true, 5, line(4, 'a'), line(5, 'b'))
  expect([subscriptions, chat.unread]).toEqual([[true], 0])
  receive(false, 7, line(6, 'a'), line(7, 'b'))
  expect(chat.unread).toBe(2)
  await chat.open()
  expect(chat.unread).toBe(0)
  receive(false, 8, line(8, 'a'))
  chat.close()
  expect(chat.unread).toBe(0)
})

test('an envelope is no message: it is shown as long as the page says', () => {
  const envelope = { id: 'one', name: 'Lluvia', pot: '10', shares: 5, left: 3, endsAtMs: 1, got: null }
  chat.receiveEnvelope(envelope)
  expect([chat.read().envelope, chat.unread]).toEqual([envelope, 0])
  chat.receiveEnvelope(null)
  expect(chat.read().envelope).toBeNull()
})

test('a message that could not be sent is sent again with the same key; another text has its own key', async () => {
  failures.push('network.timeout', 'chat.words')
  expect(await chat.say('hola')).toBe(false)
  expect(chat.read().refusal).toBe('network.timeout')
  expect(await chat.say('hola')).toBe(false)
  expect(await chat.say('hello')).toBe(true)
  expect(await chat.say('  ')).toBe(false)
  expect(asked).toEqual([
    { key: 'key-0', text: 'hola' },
    { key: 'key-0', text: 'hola' },
    { key: 'key-2', text: 'hello' },
  ])
})

test("a player who hides the chat receives none of it, and a blocked player's messages are not shown", async () => {
  receive(true, 1, line(1, 'a'))
  receive(false, 2, line(2, 'b'))
  chat.block('b')
  expect(chat.unread).toBe(0)
  chat.unblockAll()
  expect(chat.unread).toBe(1)
  chat.hide(true)
  expect([chat.unread, subscriptions.at(-1), chat.read().isOpen]).toEqual([0, false, false])
  chat.hide(false)
  expect(subscriptions.at(-1)).toBe(true)
})
