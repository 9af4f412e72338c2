import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMetrics, serveMetrics, type MetricsServer } from '../../src/platform/metrics/index.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { newMember, openGame, openTestServer, spin } from '../kit/testServer.ts'

let server: Server
let metricsServer: MetricsServer
const metrics = openMetrics()

beforeAll(async () => {
  server = await openTestServer({ metrics })
  metricsServer = await serveMetrics({ host: '127.0.0.1', port: 0, metrics })
})
afterAll(async () => {
  await metricsServer.close()
  await server.close()
})

async function figures(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsServer.port}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

const status = async (path: string): Promise<number> => (await fetch(`${server.origin}${path}`)).status

test('what is played and asked is counted by call and status', async () => {
  const game = await openGame(await newMember(server))
  await spin(game)
  await new Visitor(server.origin).ask('GET', '/wps/v2/wallets/balance')
  // A request is counted when its answer is sent, which may be after the client has it.
  const answered = async (call: string, code: number) =>
    (await figures()).get(`ronda_request_seconds_count{call="${call}",status="${code}"}`)
  await expect.poll(() => answered('/wps/member/register', 200)).toBe(1)
  await expect.poll(() => answered('/wps/v2/wallets/balance', 401)).toBe(1)
  expect((await figures()).get('ronda_ledger_batch_moves_count')).toBeGreaterThan(0)
})

test('the desk, the outbox and the connections tell what waits', async () => {
  const found = await figures()
  const named = (start: string): readonly string[] => [...found.keys()].filter((name) => name.startsWith(start))
  expect(named('ronda_desk_waiting').length).toBeGreaterThan(10)
  expect(named('ronda_outbox_unread_seconds').length).toBe(server.consumers.length)
  expect(found.get('ronda_database_connections{pool="write",state="waiting"}')).toBe(0)
  const chat = 'ronda_desk_waiting{queue="chat"}'
  await server.db.write((tx) => sql`alter table chat_report rename to chat_report_away`.execute(tx))
  expect((await figures()).get(chat)).toBe(found.get(chat))
  await server.db.write((tx) => sql`alter table chat_report_away rename to chat_report`.execute(tx))
  expect(named('ronda_metric_failures_total')).toEqual([])
})

test('a figure that cannot be read is left out, and the others are given', async () => {
  const broken = openMetrics()
  broken.follow({ name: 'ronda_broken', help: 'x', labels: [], read: () => Promise.reject(new Error('no database')) })
  broken.follow({ name: 'ronda_whole', help: 'x', labels: [], read: async () => [{ labels: {}, value: 3 }] })
  await broken.text()
  const text = await broken.text()
  expect(text).toContain('ronda_whole 3')
  expect(text).toMatch(/ronda_metric_failures_total\{figure="ronda_broken"\} [12]/)
})

test('the public port tells that it lives and is ready, and no figures', async () => {
  expect(await status('/healthz')).toBe(200)
  expect(await status('/readyz')).toBe(200)
  const page = await (await fetch(`${server.origin}/metrics`)).text()
  expect(page).not.toContain('ronda_request_seconds')
})
