import type { SharedTableState } from '@ronda/contract'
import { minutes, present } from '@ronda/core'
import { sharedTitles, type Calendar } from '@ronda/games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backOf, lotteriesOf, nextOf, numbersWithin, pageOf } from './lottery.ts'

/** A draw every minute from the epoch. */
const calendar: Calendar = {
  nextAfter: (ms) => Math.max(1, Math.floor(ms / minutes(1)) + 1),
  drawsAtMs: (number) => number * minutes(1),
  cutOffMs: 5_000,
}

const title = present(sharedTitles[0], 'a title')
const drawn = { ...title, pace: { calendar, restMs: 0 } }

test.each([
  ['LOTT', 'TCG_LOTTO_VN', 'LOTT'],
  ['LOTT', 'TCG_SEA', 'SEA'],
  ['LOTT', 'RONDA', 'ZY'],
  ['ELOTT', 'RONDA', 'ELOTT'],
] as const)('a game of type %s by vendor %s has prize mode %s', (gameType, vendor, prizeMode) => {
  expect(lotteriesOf([{ ...drawn, gameType, picture: { ...drawn.picture, vendor } }])).toMatchObject([{ prizeMode }])
})

test('a live table is not a lottery, whatever its calendar, and neither is a lottery without a calendar', () => {
  expect(
    lotteriesOf([
      { ...drawn, gameType: 'LIVE' },
      { ...title, gameType: 'LOTT' },
    ]),
  ).toEqual([])
})

const round = { number: 7, locksAtMs: 1_000, showsAtMs: 2_000 }
test.each([
  ['betting', 999, { number: 7, isOpen: true, cutOffAtMs: 1_000, drawsAtMs: 2_000 }],
  ['betting', 1_000, { number: 7, isOpen: false, cutOffAtMs: 1_000, drawsAtMs: 2_000 }],
  ['locked', 1_500, { number: 7, isOpen: false, cutOffAtMs: 1_000, drawsAtMs: 2_000 }],
  ['showing', 2_500, null],
  ['closed', 9_000, null],
])('a round that is %s at %s is shown as %j', (phase, nowMs, next) => {
  expect(nextOf({ round: { ...round, phase }, nowMs } as SharedTableState)).toEqual(next)
})

test('the draw numbers of a period are exactly those whose draws are in it', () => {
  const moment = fc.integer({ min: 0, max: 10 ** 9 })
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: minutes(50) }), (fromMs, lengthMs) => {
      const toMs = fromMs + lengthMs
      const { from, before } = numbersWithin(calendar, { fromMs, toMs })
      for (let number = Math.max(1, from - 2); number < before + 2; number += 1) {
        const falls = calendar.drawsAtMs(number)
        expect(number >= from && number < before).toBe(falls >= fromMs && falls < toMs)
      }
    }),
  )
})

const origins = ['https://ronda.example', 'http://localhost:8080']
test.each([
  ['/', '/'],
  ['/lott?vassalage=TCG_SEA', '/lott?vassalage=TCG_SEA'],
  ['https://ronda.example', '/'],
  ['https://ronda.example/home#top', '/home#top'],
  ['http://localhost:8080/lott', '/lott'],
  ['https://ronda.example.evil.test/', undefined],
  ['https://ronda.example@evil.test/', undefined],
  ['https://ronda.example//evil.test', undefined],
  ['https://evil.test/', undefined],
  ['//evil.test', undefined],
  ['/\\evil.test', undefined],
  ['/.//evil.test', undefined],
  ['javascript:alert(1)', undefined],
  ['lott', undefined],
  ['', undefined],
])('the return address %j is read as %j', (address, path) => {
  expect(backOf(address, origins)).toBe(path)
})

test.each([
  ['LOTT', '/vnLottery?prizeMode=LOTT&view=lobby&lang=es'],
  ['SEA', '/seaLottery?prizeMode=SEA&view=lobby&lang=es'],
  ['ELOTT', '/lottery?prizeMode=ELOTT&view=lobby&lang=es'],
  ['ZY', '/lottery?prizeMode=ZY&view=lobby&lang=es'],
] as const)('prize mode %s has the page %s', (prizeMode, page) => {
  expect(pageOf({ prizeMode, view: 'lobby', gameCode: undefined, back: undefined, language: 'es' })).toBe(page)
})

test('a page address carries the game and the return path', () => {
  const place = { prizeMode: 'SEA', view: 'betting', gameCode: 'A_4D', back: '/lott?list=HOT', language: 'en' } as const
  const url = new URL(pageOf(place), 'https://ronda.example')
  expect(url.pathname).toBe('/seaLottery')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    prizeMode: 'SEA',
    view: 'betting',
    gameCode: 'A_4D',
    back: '/lott?list=HOT',
    lang: 'en',
  })
})
