import { expect, test } from 'vitest'
import { chooseEntry, openingOf, workingEntries } from './contact.ts'

const chat = { csType: 'chat', path: 'https://chat.example/x' } as const
const mail = { csType: 'email', path: 'hola@ronda.example' } as const

test('the requested channel, else the first, else none', () => {
  expect(chooseEntry([chat, mail], 'email')).toBe(mail)
  expect(chooseEntry([chat, mail], 'phone')).toBe(chat)
  expect(chooseEntry([chat, mail])).toBe(chat)
  expect(chooseEntry([])).toBeUndefined()
})

test.each([
  [{ csType: 'chat', path: '/help' }, undefined],
  [{ csType: 'chat', path: 'https://ronda.example/help' }, undefined],
  [
    { csType: 'chat', path: 'https://chat.example/x' },
    { kind: 'window', href: 'https://chat.example/x' },
  ],
  [{ csType: 'chat', path: 'http://chat.example/x' }, undefined],
  [{ csType: 'chat', path: 'javascript:alert(1)' }, undefined],
  [{ csType: 'telegram', path: 'data:text/html,x' }, undefined],
  [{ csType: 'chat', path: 'https://' }, undefined],
  [
    { csType: 'email', path: 'a@b.example' },
    { kind: 'device', href: 'mailto:a@b.example' },
  ],
  [
    { csType: 'phone', path: '+52 55-1234' },
    { kind: 'device', href: 'tel:+52551234' },
  ],
] as const)('%j opens %j', (entry, opening) => {
  expect(openingOf(entry, 'https://ronda.example')).toEqual(opening)
})

test('only channels that open something are offered', () => {
  const own = { csType: 'chat', path: '/help' } as const
  const empty = { csType: 'phone', path: '' } as const
  expect(workingEntries([own, mail, empty, chat], 'https://ronda.example')).toEqual([mail, chat])
  expect(workingEntries([], 'https://ronda.example')).toEqual([])
})
