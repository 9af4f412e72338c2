import { expect, test } from 'vitest'
import { dressFrame, readFrame } from './frame.ts'

const game = { name: 'the window of the game' }
const other = { name: 'some other window' }
const frame = { source: game, origin: 'https://ronda.example' }
const leave = { type: 'ronda.leave' }

test.each([
  ['our game', { source: game, origin: 'https://ronda.example', data: leave }, leave],
  ['another window', { source: other, origin: 'https://ronda.example', data: leave }, undefined],
  ['another origin', { source: game, origin: 'https://ronda.example.evil', data: leave }, undefined],
  [
    'our game, in words we do not know',
    { source: game, origin: 'https://ronda.example', data: { type: 'x' } },
    undefined,
  ],
  ['our game, with something added', { source: game, origin: frame.origin, data: { ...leave, to: 'x' } }, undefined],
])('a message from %s', (_, heard, message) => {
  expect(readFrame(heard, frame)).toEqual(message)
})

test('before the frame exists nobody can speak for it', () => {
  const heard = { source: null, origin: frame.origin, data: leave }
  expect(readFrame(heard, { source: null, origin: frame.origin })).toBeUndefined()
})

test('a game of ours hears of the theme; a vendor is asked for nothing', () => {
  expect(dressFrame('/play/#token=a', 'light')).toBe('/play/#token=a&theme=light')
  expect(dressFrame('https://vendor.example/g?t=a', 'light')).toBe('https://vendor.example/g?t=a')
})
