import { expect, test } from 'vitest'
import { addTheme, earlyAddress, readFrame, tokenOf } from './frame.ts'

const game = { name: 'the window of the game' }
const other = { name: 'some other window' }
const frame = { source: game, origin: 'https://ronda.example' }
const leave = { type: 'ronda.leave' }

test.each([
  ['our game', { source: game, origin: 'https://ronda.example', data: leave }, leave],
  ['another window', { source: other, origin: 'https://ronda.example', data: leave }, undefined],
  ['another origin', { source: game, origin: 'https://ronda.example.evil', data: leave }, undefined],
  ['our game, with an unknown type', { source: game, origin: 'https://ronda.example', data: { type: 'x' } }, undefined],
  ['our game, with something added', { source: game, origin: frame.origin, data: { ...leave, to: 'x' } }, undefined],
])('a message from %s', (_, received, message) => {
  expect(readFrame(received, frame)).toEqual(message)
})

const mark = { tone: 'red', sign: '17' }
const table = { type: 'ronda.table', locksInMs: 4_000, last: '17, rojo', marks: [mark] }

test.each([
  ['as expected', table, table],
  ['with more results than are shown', { ...table, marks: Array.from({ length: 6 }, () => mark) }, undefined],
  ['with an unknown tone', { ...table, marks: [{ ...mark, tone: 'url(x)' }] }, undefined],
  ['with a sign as long as a sentence', { ...table, marks: [{ ...mark, sign: '17'.repeat(9) }] }, undefined],
])('the state of a table, sent %s', (_, data, message) => {
  expect(readFrame({ source: game, origin: frame.origin, data }, frame)).toEqual(message)
})

test('before the frame exists no message is accepted', () => {
  const received = { source: null, origin: frame.origin, data: leave }
  expect(readFrame(received, { source: null, origin: frame.origin })).toBeUndefined()
})

test.each([
  ['/play/#token=a-b_c&game=X&lang=es', 'a-b_c'],
  ['/play/#lang=es', undefined],
  ['https://vendor.example/play/#token=a', undefined],
  ['https://vendor.example/g?token=a', undefined],
])('the token of %s', (url, token) => {
  expect(tokenOf(url)).toBe(token)
})

test('a game that is opened early carries no token', () => {
  expect(earlyAddress('en', 'light')).toBe('/play/#early=&lang=en&theme=light')
  expect(tokenOf(earlyAddress('en', 'light'))).toBeUndefined()
})

test('our own games get the theme in their address, a vendor’s address stays unchanged', () => {
  expect(addTheme('/play/#token=a', 'light')).toBe('/play/#token=a&theme=light')
  expect(addTheme('https://vendor.example/g?t=a', 'light')).toBe('https://vendor.example/g?t=a')
})
