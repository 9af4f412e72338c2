import { calendarDay, minutes, present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, type Dealer } from '../kit/dealer.ts'
import { newMember, newTrial, openGame, openTestServer, signIn } from '../kit/testServer.ts'
import { drawTable } from '../kit/sharedTables.ts'

type Opened = { readonly number: number; readonly drawnAtMs: number; readonly outcome: object | null }
type Item = {
  readonly gameCode: string
  readonly prizeMode: string
  readonly isMaintained: boolean
  readonly next: null | {
    readonly number: number
    readonly isOpen: boolean
    readonly cutOffAtMs: number
    readonly drawsAtMs: number
  }
  readonly last: Opened | null
}
type Menu = { readonly nowMs: number; readonly list: readonly Item[] }
type Page = { readonly numeros: readonly Opened[]; readonly next: number | null }

/** One draw a minute, so that a test does not wait long. */
const [RIVER, COAST, FAST] = ['RONDA_VN_NORTH', 'RONDA_SEA_4D', 'RONDA_ELOTT_1'] as const

let server: Server
let visitor: Visitor
let member: Visitor
let coast: Dealer
let last: number

/** Past draws, one a minute before the last that was held. */
const EARLIER = 45

beforeAll(async () => {
  const river = drawTable(RIVER, { gameType: 'LOTT', vendor: 'TCG_LOTTO_VN', nodeId: 1991 })
  const sea = drawTable(COAST, { gameType: 'LOTT', vendor: 'TCG_SEA', nodeId: 1992 })
  const fast = drawTable(FAST, { gameType: 'ELOTT', nodeId: 1993 })
  server = await openTestServer({ shareds: [river, sea, fast] })
  visitor = new Visitor(server.origin)
  member = await newMember(server)
  coast = await openDealer(server, COAST)
  last = await coast.open()
  await coast.finish()
  await server.db.write((tx) =>
    sql`insert into shared_round (game, number, chain, place, model, commitment, phase, opens_at, locks_at, shows_at, ends_at,
        outcome, secret)
      select game, number - back, chain, place + back, model, commitment, case back when 2 then 'void' else 'closed' end,
        opens_at, locks_at, shows_at, ends_at, case back when 2 then null else outcome end, secret
      from shared_round, generate_series(1, ${EARLIER}) as back where game = ${COAST} and number = ${last}`.execute(tx),
  )
  return () => server.close()
})

const ask = (who: Visitor, path: string, fields: Readonly<Record<string, string>> = {}) =>
  who.ask('GET', `${path}?${new URLSearchParams(fields).toString()}`)
const get = async <T>(who: Visitor, path: string, fields: Readonly<Record<string, string>> = {}): Promise<T> =>
  who.get<T>(`${path}?${new URLSearchParams(fields).toString()}`)

const MENU = '/lgw/vn/games/game_menu'
const RECENT = '/lgw/vn/games/game_menu/recent'
const OPENED = '/lgw/vn/numeros/opened/game'
const LAST = '/lotto/lgw/games/opened/numero'
const LAUNCH = '/lgw/vn/lobby/launch'

const codes = ({ list }: Menu): readonly string[] => list.map(({ gameCode }) => gameCode)
const menu = (fields: Readonly<Record<string, string>> = {}): Promise<Menu> =>
  get<Menu>(visitor, MENU, { language: 'es', ...fields })

describe('the menu', () => {
  test('lists every lottery to every caller, or those of a prize mode or of a vendor', async () => {
    expect(codes(await menu())).toEqual([RIVER, COAST, FAST])
    expect(codes(await menu({ prizeMode: 'SEA' }))).toEqual([COAST])
    expect(codes(await menu({ vassalage: 'TCG_LOTTO_VN' }))).toEqual([RIVER])
    expect(codes(await menu({ prizeMode: 'ZY' }))).toEqual([])
  })

  test('has the last draw, and the next one as long as it is open or locked', async () => {
    const over = () => menu({ prizeMode: 'SEA' })
    await vi.waitFor(async () =>
      expect((await over()).list[0]).toMatchObject({
        next: null,
        last: { number: last, outcome: {} },
      }),
    )
    const number = await coast.open()
    const { nowMs, next } = await vi.waitFor(async () => {
      const menuNow = await menu({ prizeMode: 'SEA' })
      return { nowMs: menuNow.nowMs, next: present(menuNow.list[0]?.next, 'the next draw') }
    })
    expect(next).toMatchObject({ number, isOpen: true })
    expect(next.cutOffAtMs).toBeGreaterThan(nowMs)
    expect(next.drawsAtMs - next.cutOffAtMs).toBe(5_000)
    await coast.finish()
    await vi.waitFor(async () => expect((await menu({ prizeMode: 'SEA' })).list[0]?.last?.number).toBe(number))
    last = number
  })

  test('marks a lottery that staff closed, and leaves out one that they hid', async () => {
    const operator = await signIn(server, 'operador')
    const change = (state: string) => operator.send('PUT', `/api/v1/office/games/${FAST}`, { state })
    await change('maintenance')
    expect((await menu({ prizeMode: 'ELOTT' })).list[0]?.isMaintained).toBe(true)
    expect(await launch({ prizeMode: 'ELOTT', gameCode: FAST })).toMatchObject({
      body: { code: 'game.maintenance' },
    })
    await change('hidden')
    expect(codes(await menu())).toEqual([RIVER, COAST])
    expect(await launch({ prizeMode: 'ELOTT', gameCode: FAST })).toMatchObject({
      body: { code: 'game.unknown' },
    })
    await change('open')
  })

  test.each([{ language: 'xx' }, { prizeMode: 'BINGO' }, { vassalage: 'no such' }, { extra: '1' }])(
    'refuses %j',
    async (fields) => {
      const answer = await ask(visitor, MENU, { language: 'es', ...fields })
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.malformed' } })
    },
  )
})

test('the recent lotteries of a member are those opened last, and no other games', async () => {
  expect(codes(await get<Menu>(member, RECENT, { language: 'es' }))).toEqual([])
  for (const game of [RIVER, undefined, FAST, COAST]) await openGame(member, 'real', game)
  expect(codes(await get<Menu>(member, RECENT, { language: 'en' }))).toEqual([COAST, FAST, RIVER])
  expect(codes(await get<Menu>(member, RECENT, { language: 'en', prizeMode: 'ELOTT' }))).toEqual([FAST])
  const nobody = await ask(visitor, RECENT, { language: 'es' })
  expect(nobody).toMatchObject({ status: 401, body: { code: 'session.required' } })
})

describe('opened numbers', () => {
  const opened = (fields: Readonly<Record<string, string>> = {}): Promise<Page> =>
    get<Page>(member, OPENED, { gameCode: COAST, ...fields })

  test('come page by page, newest first, each of them once', async () => {
    const seen: Opened[] = []
    let before: number | null = null
    let pages = 0
    do {
      const page: Page = await opened(before === null ? {} : { before: String(before) })
      seen.push(...page.numeros)
      before = page.next
      pages += 1
    } while (before !== null)
    expect(pages).toBe(3)
    const numbers = seen.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((left, right) => right - left))
    expect(numbers.length).toBeGreaterThanOrEqual(EARLIER + 1)
    expect(seen.filter(({ outcome }) => outcome === null)).toHaveLength(1)
    for (const [at, { drawnAtMs, number }] of seen.entries()) {
      expect((present(seen[0], 'the newest').drawnAtMs - drawnAtMs) / minutes(1)).toBe((numbers[0] ?? 0) - number)
      expect(at).toBeLessThan(200)
    }
  })

  test('of a day are those drawn on it in the time zone', async () => {
    const zone = 'Asia/Ho_Chi_Minh'
    const { numeros } = await opened({ limit: '1' })
    const day = calendarDay(present(numeros[0], 'the newest').drawnAtMs, zone)
    const page = await opened({ day, zone, limit: '5' })
    expect(page.numeros[0]).toEqual(numeros[0])
    for (const { drawnAtMs } of page.numeros) expect(calendarDay(drawnAtMs, zone)).toBe(day)
    expect((await opened({ day: '2021-03-04', zone })).numeros).toEqual([])
  })

  test('a page has a maximum length', async () => {
    expect((await opened({ limit: '999999999' })).numeros).toHaveLength(20)
    expect((await opened({ limit: '0' })).numeros).toHaveLength(1)
  })

  test.each([
    [{ gameCode: 'RONDA_LIVE_ROULETTE' }, 404, 'game.unknown'],
    [{ day: '2026-02-30' }, 422, 'record.period_invalid'],
    [{ day: '2026-02-03', zone: 'Mars/Base' }, 422, 'record.period_invalid'],
    [{ day: 'yesterday' }, 400, 'request.malformed'],
    [{ before: '-1' }, 400, 'request.malformed'],
  ])('refuse %j', async (fields, status, code) => {
    expect(await ask(member, OPENED, { gameCode: COAST, ...fields })).toMatchObject({ status, body: { code } })
  })

  test('of every lottery in one answer, as many as requested', async () => {
    type Glance = { readonly list: readonly { readonly gameCode: string; readonly numeros: readonly Opened[] }[] }
    const { list } = await get<Glance>(member, LAST, { language: 'es', limit: '3' })
    expect(list.map(({ gameCode, numeros }) => [gameCode, numeros.length > 0])).toEqual([
      [RIVER, false],
      [COAST, true],
      [FAST, false],
    ])
    expect(list[1]?.numeros[0]?.number).toBe((await opened({ limit: '1' })).numeros[0]?.number)
    expect(list[1]?.numeros.length).toBeLessThanOrEqual(3)
  })

  test('need a session, which may be a trial', async () => {
    const trial = await newTrial(server)
    for (const [path, fields] of [
      [OPENED, { gameCode: COAST }],
      [LAST, { language: 'es' }],
    ] as const) {
      expect(await ask(visitor, path, fields)).toMatchObject({ status: 401, body: { code: 'session.required' } })
      expect(await ask(trial, path, fields)).toMatchObject({ status: 200 })
    }
  })
})

const launch = (fields: Readonly<Record<string, string>>, who: Visitor = member) =>
  ask(who, LAUNCH, {
    lottoArea: 'VN',
    launchMode: 'LOTT',
    prizeMode: 'SEA',
    view: 'betting',
    device: 'WEB',
    language: 'es',
    ...fields,
  })

describe('the launch of a lottery', () => {
  test.each([
    [{ gameCode: COAST }, `/seaLottery?prizeMode=SEA&view=betting&gameCode=${COAST}&lang=es`],
    [{ view: 'lobby' }, '/seaLottery?prizeMode=SEA&view=lobby&lang=es'],
    [
      { gameCode: RIVER, prizeMode: 'LOTT', device: 'WAP' },
      `/vnLottery?prizeMode=LOTT&view=betting&gameCode=${RIVER}&lang=es`,
    ],
    [
      { view: 'lobby', prizeMode: 'ZY', language: 'en', backUrl: '/lott' },
      '/lottery?prizeMode=ZY&view=lobby&back=%2Flott&lang=en',
    ],
  ])('%j gives %s', async (fields, url) => {
    expect(await launch(fields)).toMatchObject({ status: 200, body: { value: { url } } })
  })

  test('accepts a return address of this site, under any of its names', async () => {
    const answer = await launch({ gameCode: COAST, backUrl: `${server.origin}/lott` })
    const { value } = answer.body as { readonly value: { readonly url: string } }
    expect(value.url).toContain('back=%2Flott')
  })

  test.each([
    ['no game to bet on', {}, 404, 'game.unknown'],
    ['an unknown game', { gameCode: 'NO_SUCH' }, 404, 'game.unknown'],
    ['a game that is not a lottery', { gameCode: 'FERIA_DE_LUZ' }, 404, 'game.unknown'],
    ['a game of another prize mode', { gameCode: RIVER }, 404, 'game.unknown'],
    [
      'a return address of another site',
      { view: 'lobby', backUrl: 'https://evil.test/' },
      422,
      'lottery.back_elsewhere',
    ],
    [
      'a return address that is a script',
      { view: 'lobby', backUrl: 'javascript:alert(1)' },
      422,
      'lottery.back_elsewhere',
    ],
    ['another area', { view: 'lobby', lottoArea: 'TH' }, 400, 'request.malformed'],
    ['another launch mode', { view: 'lobby', launchMode: 'RNG' }, 400, 'request.malformed'],
    ['an unknown view', { view: 'results' }, 400, 'request.malformed'],
    ['a return address that is too long', { view: 'lobby', backUrl: `/${'x'.repeat(300)}` }, 400, 'request.malformed'],
  ])('refuses %s', async (_, fields, status, code) => {
    expect(await launch(fields)).toMatchObject({ status, body: { code } })
  })

  test('is refused to visitors and trial accounts', async () => {
    expect(await launch({ view: 'lobby' }, visitor)).toMatchObject({ status: 401, body: { code: 'session.required' } })
    expect(await launch({ view: 'lobby' }, await newTrial(server))).toMatchObject({
      status: 403,
      body: { code: 'session.trial' },
    })
  })
})
