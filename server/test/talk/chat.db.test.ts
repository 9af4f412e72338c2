import { randomUUID } from 'node:crypto'
import { hours, seconds } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { chatJobs } from '../../src/talk/chat/index.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, UNHURRIED } from '../kit/dealer.ts'
import { newMember, newTrial, openGame, openTestServer, signIn } from '../kit/testServer.ts'
import { coinTable } from '../kit/sharedTables.ts'
import { watch } from '../kit/tableWatcher.ts'

let server: Server
let nowMs = Date.now()
beforeAll(async () => {
  const clock = { nowMs: () => nowMs }
  server = await openTestServer({ clock, shareds: [coinTable(UNHURRIED), coinTable(UNHURRIED, 'RONDA_LIVE_ROULETTE')] })
  await (await openDealer(server, 'COIN')).open()
  return () => server.close()
})

const seat = async (game = 'COIN') => openGame(await newMember(server), 'real', game)
const say = (game: Visitor, text: string, key: string = randomUUID()) => {
  nowMs += seconds(3)
  return game.ask('POST', '/play/v1/chat', { key, text })
}
const said = async (game: Visitor, text: string): Promise<number> => {
  nowMs += seconds(3)
  return (await game.send<{ number: number }>('POST', '/play/v1/chat', { key: randomUUID(), text })).number
}
const sit = (game: Visitor) =>
  game.get<{ who: string | null; readOnly: string | null; muted: object | null }>('/play/v1/chat')
const office = (operator: Visitor, act: string, body: object) =>
  operator.ask('POST', `/api/v1/office/chat/${act}`, { gameCode: 'COIN', reason: 'A reason for a test', ...body })

type Line = {
  readonly kind: string
  readonly number: number
  readonly who?: string
  readonly name?: string
  readonly text?: string
  readonly of?: number
}
const linesOf = (watcher: ReturnType<typeof watch>): readonly Line[] =>
  watcher.received.flatMap(({ type, lines = [] }) => (type === 'chat' ? (lines as readonly Line[]) : []))

test('chat lines are sent to everyone who watches, with masked names, in order and without a gap', async () => {
  const [ana, ben] = [await seat(), await seat()]
  const first = await said(ana, 'Hola a todos')
  const key = randomUUID()
  expect(await say(ben, '  Suerte  ', key)).toMatchObject({ status: 200 })
  expect(await say(ben, 'Suerte', key)).toMatchObject({ status: 200, body: { value: { number: first + 1 } } })
  const watcher = watch(server.origin, [{ gameCode: 'COIN', chatAfter: 0 }])
  await expect.poll(() => linesOf(watcher).map(({ text }) => text)).toEqual(['Hola a todos', 'Suerte'])
  expect(linesOf(watcher).map(({ who }) => who)).toEqual([(await sit(ana)).who, (await sit(ben)).who])
  for (const { name } of linesOf(watcher)) expect(name).toMatch(/^me•••.$/)
  const third = await said(ana, 'Y a ti')
  await expect.poll(() => linesOf(watcher).at(-1)?.number).toBe(third)
  // A reconnecting watcher receives the lines after its last number; one that does not ask for the chat receives none.
  const back = watch(server.origin, [{ gameCode: 'COIN', chatAfter: first }])
  await expect.poll(() => linesOf(back).map(({ number }) => number)).toEqual([first + 1, third])
  const withoutChat = watch(server.origin, [{ gameCode: 'COIN' }])
  await expect.poll(() => withoutChat.received.map(({ type }) => type)).toEqual(['table'])
  for (const { socket } of [watcher, back, withoutChat]) socket.close()
})

test('a visitor, a trial account and a member in a time-out can read, and cannot write', async () => {
  const visitor = await openGame(new Visitor(server.origin), 'free', 'COIN')
  const trial = await openGame(await newTrial(server), 'free', 'COIN')
  const resting = await newMember(server)
  const rested = await openGame(resting, 'real', 'COIN')
  expect(await resting.ask('POST', '/api/v1/control/time-out', { key: randomUUID(), days: 1 })).toMatchObject({
    status: 200,
  })
  for (const [game, readOnly] of [
    [visitor, 'guest'],
    [trial, 'guest'],
    [rested, 'break'],
  ] as const) {
    expect(await sit(game)).toMatchObject({ readOnly })
    expect(await say(game, 'Hola')).toMatchObject({ body: { code: 'chat.read_only' } })
  }
})

test.each([
  ['ven a apuestas.com', 'chat.links'],
  ['qué mierda', 'chat.words'],
])('%j is refused', async (text, code) => {
  expect(await say(await seat(), text)).toMatchObject({ body: { code } })
})

test('a writer has a rate limit', async () => {
  const game = await seat()
  expect(await say(game, 'uno')).toMatchObject({ status: 200 })
  const again = await game.ask('POST', '/play/v1/chat', { key: randomUUID(), text: 'dos' })
  expect(again).toMatchObject({ body: { code: 'chat.too_fast' } })
})

test('a reported line is listed at the desk; staff remove it and mute its writer, and each action is in the audit log', async () => {
  const [rude, other] = [await seat(), await seat()]
  const number = await said(rude, 'Esto molesta')
  const report = { number, reason: 'insult' }
  for (let times = 0; times < 2; times += 1)
    expect(await other.ask('POST', '/play/v1/chat/report', report)).toMatchObject({ status: 200 })
  const operator = await signIn(server, 'operador')
  const list = async (pile: string) =>
    (await operator.get<{ list: readonly { number: number; text: string }[] }>(`/api/v1/office/chat?pile=${pile}`)).list
  expect(await list('reported')).toMatchObject([
    { number, text: 'Esto molesta', reports: [{ reason: 'insult', count: 1 }] },
  ])
  const watcher = watch(server.origin, [{ gameCode: 'COIN', chatAfter: 0 }])
  expect(await office(operator, 'mute', { number, minutes: 60 })).toMatchObject({ status: 200 })
  expect(await office(operator, 'remove', { number })).toMatchObject({ status: 200 })
  expect(await office(operator, 'remove', { number })).toMatchObject({ status: 200 })
  await expect.poll(() => linesOf(watcher).filter(({ kind }) => kind === 'gone')).toMatchObject([{ of: number }])
  expect(await list('reported')).toEqual([])
  expect((await list('all'))[0]).toMatchObject({ number, text: '', isGone: true })
  const late = watch(server.origin, [{ gameCode: 'COIN', chatAfter: 0 }])
  await expect.poll(() => late.received.length).toBeGreaterThan(1)
  expect(linesOf(late).map((line) => line.number)).not.toContain(number)
  expect(await sit(rude)).toMatchObject({
    muted: { reason: 'A reason for a test', untilMs: expect.any(Number) as number },
  })
  expect(await say(rude, 'Perdón')).toMatchObject({ body: { code: 'chat.muted' } })
  expect(await office(operator, 'mute', { number, minutes: 0 })).toMatchObject({ status: 200 })
  expect(await say(rude, 'Perdón')).toMatchObject({ status: 200 })
  expect(await office(operator, 'keep', { number: 999 })).toMatchObject({ body: { code: 'chat.unknown' } })
  const { list: auditLog } = await operator.get<{ list: readonly { action: string }[] }>('/api/v1/office/deeds')
  expect(auditLog.map(({ action }) => action).slice(0, 3)).toEqual(['chat.unmute', 'chat.remove', 'chat.mute'])
  for (const { socket } of [watcher, late]) socket.close()
})

test('presenters are marked as animated, and the chat of one opens with a token that works once', async () => {
  type Models = { readonly list: readonly { readonly modelId: string; readonly pictureUrl: string }[] }
  const visitor = new Visitor(server.origin)
  const { list } = await visitor.get<Models>('/wps/relay/CBS_modelList?language=en')
  expect(list).toMatchObject([
    { modelId: 'alba', name: 'Alba', tableName: 'Coin', languages: ['es', 'en'], isAnimated: true },
  ])
  const picture = await fetch(server.origin + (list[0]?.pictureUrl ?? ''))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const open = (by: Visitor) =>
    by.send<{ url: string; token: string; mode: string }>('POST', '/wps/relay/CBS_launchChat', {
      modelId: 'alba',
      language: 'en',
    })
  const opened = await open(visitor)
  expect(opened).toMatchObject({ mode: 'free', url: expect.stringContaining('&chat=open') as string })
  expect(await open(await newMember(server))).toMatchObject({ mode: 'real' })
  const enter = () => visitor.ask('POST', '/play/v1/session', { launchToken: opened.token })
  expect(await enter()).toMatchObject({ status: 200 })
  expect(await enter()).toMatchObject({ body: { code: 'game.launch_expired' } })
  const nobody = await visitor.ask('POST', '/wps/relay/CBS_launchChat', { modelId: 'nobody', language: 'en' })
  expect(nobody).toMatchObject({ body: { code: 'chat.unknown' } })
})

test('a day later everything is deleted', async () => {
  await said(await seat(), 'Hasta mañana')
  nowMs += hours(25)
  for (const { run } of chatJobs(server.db, { nowMs: () => nowMs })) await run()
  expect(await server.db.read((tx) => tx.selectFrom('chat_line').select('number').execute())).toEqual([])
  const watcher = watch(server.origin, [{ gameCode: 'COIN', chatAfter: 0 }])
  await expect.poll(() => watcher.received.map(({ type }) => type)).toEqual(['table', 'chat'])
  expect(linesOf(watcher)).toEqual([])
  watcher.socket.close()
})
