import { PerformanceObserver } from 'node:perf_hooks'
import { addDays, calendarDay, present } from '@ronda/core'
import { slotTitles } from '@ronda/games'
import { openServer } from '../server/src/app/server.ts'
import { audit } from '../server/src/money/ledger/index.ts'
import { openLog } from '../server/src/platform/log/log.ts'
import type { Db } from '../server/src/platform/postgres/db.ts'
import { parseSecretKey } from '../server/src/platform/secrets/index.ts'
import { openTemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { Visitor } from '../server/src/platform/testing/visitor.ts'
import { solveWork } from '../server/src/platform/testing/work.ts'
import { writeBets } from './records/history.ts'
import type { Report } from './report.ts'

/** The records of a member with a million bets, through the member's own calls. */
export const group = { name: 'records', run: measureRecords }

const BETS = 1_000_000
const DAYS = 364
const GAMES = 12
const PAGE_LINES = 50
const PAGE_DEEP = 1_000
const ASKED = 400
const ZONE = 'America/Mexico_City'

let tookMs: number[] = []
/** Node's own clock: from the request's first byte in this process to the last of its reply. */
const observer = new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'HttpRequest') tookMs.push(duration)
})

type Took = { readonly p50Ms: number; readonly p99Ms: number }

async function measure(ask: (time: number) => Promise<unknown>, times = ASKED): Promise<Took> {
  for (let time = 0; time < 20; time += 1) await ask(time)
  await new Promise((resolve) => setTimeout(resolve, 50))
  tookMs = []
  for (let time = 0; time < times; time += 1) await ask(time)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const sorted = Float64Array.from(tookMs).sort()
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return sorted.length >= times ? { p50Ms: at(0.5), p99Ms: at(0.99) } : { p50Ms: Number.NaN, p99Ms: Number.NaN }
}

async function register(origin: string): Promise<Visitor> {
  const visitor = new Visitor(origin)
  const password = 'tres gatos 7'
  const form = { username: 'player', password, confirmPassword: password, termsAccepted: true, language: 'es' }
  const id = '00000000-0000-4000-8000-000000000000'
  const proof = { registerMethod: 'WEB', work: await solveWork(visitor), id }
  await visitor.send('PUT', '/wps/member/register', { ...form, ...proof })
  return visitor
}

type Page = { readonly rounds: readonly { readonly seq: number }[]; readonly next: number | null }

async function measureCalls(report: Report, member: Visitor, games: readonly string[], nowMs: number): Promise<void> {
  const today = calendarDay(nowMs, ZONE)
  const year = { from: addDays(today, -365), to: today, zone: ZONE, language: 'es' }
  const get = <T>(path: string, over: Record<string, string> = {}): Promise<T> =>
    member.get<T>(`/api/v1/${path}?${new URLSearchParams({ ...year, ...over })}`)
  const page = (over: Record<string, string> = {}): Promise<Page> =>
    get<Page>('record/rounds', { limit: String(PAGE_LINES), ...over })

  let deep = await page()
  for (let number = 2; number < PAGE_DEEP; number += 1) deep = await page({ before: String(deep.next) })
  const before = String(deep.next)
  const first = await measure(() => page())
  const thousandth = await measure(() => page({ before }))
  const filtered = await measure((time) => page({ gameCode: games[time % games.length] ?? '', outcome: 'won' }))
  const summary = await measure(() => get('record/summary'), 200)
  const profit = await measure((time) => get('record/profit', { by: time % 2 === 0 ? 'day' : 'month' }), 200)
  const lines = await measure(() => get('statement/lines', { wallet: 'cash', limit: '50' }), 200)

  const note = (name: string, { p50Ms, p99Ms }: Took): void =>
    report.note(`${name}: p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`)
  note('first page', first)
  note(`page ${PAGE_DEEP}`, thousandth)
  note('first page of wins in one game', filtered)
  note('totals of a year', summary)
  note('profit of a year', profit)
  note('statement of a year', lines)
  const lower = { unit: 'ms', better: 'lower' } as const
  report.figure({ name: 'records.first_page_p99', value: first.p99Ms, goal: 20, ...lower })
  report.figure({ name: 'records.filtered_page_p99', value: filtered.p99Ms, goal: 20, ...lower })
  report.figure({ name: 'records.profit_year_p99', value: profit.p99Ms, goal: 30, ...lower })
  report.figure({ name: 'records.account_page_p99', value: lines.p99Ms, goal: 30, ...lower })
  // They do the same work; two runs of the same differ by a tenth.
  const ratio = thousandth.p50Ms / first.p50Ms
  report.figure({ name: 'records.page_1000_to_first', value: ratio, unit: 'ratio', goal: 1.1, better: 'lower' })
}

async function findCash(db: Db): Promise<number> {
  const found = await db.read((tx) =>
    tx.selectFrom('wallet').select('id').where('purpose', '=', 'cash').orderBy('id').execute(),
  )
  return present(found.at(-1), 'the wallet of the new member').id
}

async function measureServer(report: Report, url: string): Promise<void> {
  const server = await openServer({
    databaseUrl: url,
    key: parseSecretKey('00'.repeat(32)),
    log: openLog('error'),
    isLoadTest: true,
    demoAccounts: [],
  })
  try {
    const member = await register(server.origin)
    const wallet = await findCash(server.db)
    const games = slotTitles()
      .slice(0, GAMES)
      .map(({ gameCode }) => gameCode)
    const nowMs = Date.now()
    const startedMs = performance.now()
    await writeBets(url, { wallet, bets: BETS, days: DAYS, games, untilMs: nowMs })
    report.note(`${BETS} bets written in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`)
    observer.observe({ entryTypes: ['http'] })
    await measureCalls(report, member, games, nowMs)
    observer.disconnect()
    const { faults } = await audit(url)
    for (const fault of faults) report.note(fault)
    report.figure({ name: 'records.audit_faults', value: faults.length, unit: 'faults', goal: 0, better: 'lower' })
  } finally {
    await server.close()
  }
}

async function measureRecords(report: Report): Promise<void> {
  const postgres = await openTemporaryPostgres('bench', { isOnDisk: true })
  try {
    await measureServer(report, await postgres.create('bench'))
  } finally {
    await postgres.close()
  }
}
