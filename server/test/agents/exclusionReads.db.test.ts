import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { days, hours, present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sumLifted } from '../../src/agents/exclusion/appeal.sql.ts'
import { sumDecided } from '../../src/agents/exclusion/decide.sql.ts'
import { countOpen, listCases } from '../../src/agents/exclusion/exclusion.sql.ts'
import { lockRead, recordRead } from '../../src/agents/exclusion/look.sql.ts'
import { sumExcluded } from '../../src/agents/payslip/exclude.sql.ts'
import type { Server } from '../../src/app/server.ts'
import type { Tx } from '../../src/platform/postgres/db.ts'
import { listRealTickets } from '../../src/play/sharedRound/index.ts'
import { appealTo, automaticCase, casesOf, lookAtAll, openCase } from '../kit/exclusions.ts'
import { happens } from '../kit/payslips.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { testStaff } from '../kit/staff.ts'
import { openTestServer, PASSWORD, withoutPrizes } from '../kit/testServer.ts'

const FROM_MS = Date.UTC(2027, 0, 6)
let server: Server
let low = ''
let staff = ''

beforeAll(async () => {
  server = await openTestServer({
    titles: withoutPrizes(),
    clock: { nowMs: () => FROM_MS + hours(12) },
    demoAccounts: [{ username: 'low', kind: 'agent', password: PASSWORD, deposit: 0 }, ...testStaff],
  })
  ;[low, staff] = [await accountNamed(server, 'low'), await accountNamed(server, 'operador')]
  return () => server.close()
})

test('[EX2] where rounds have more tickets than are read, the own ones are, and as many of each round', async () => {
  const rounds = [1, 2, 3].map((number) => ({ game: 'CROWD', number }))
  const tickets = await server.db.write(async (tx) => {
    await sql`
      with chain as (
        insert into shared_chain (game, number, length, terminal, sealed)
        values ('CROWD', 1, 9, repeat('0', 64), '') returning id
      ), opened as (
        insert into shared_round (game, number, chain, place, model, commitment, phase, opens_at, locks_at, shows_at)
        select 'CROWD', place, id, place, 1, repeat('0', 64), 'closed', now(), now(), now()
        from chain, generate_series(1, 3) as place returning number
      )
      select count(*) from opened`.execute(tx)
    await sql`
      insert into shared_ticket (game, round, wallet, id, mode, currency, unit, units, bet, placed_at)
      select 'CROWD', round, wallet, gen_random_uuid(), 'real', 'USD', 1, 1, '{}', now()
      from generate_series(1, 3) as round, generate_series(1, 100) as wallet`.execute(tx)
    return listRealTickets(tx, rounds, { own: [99], atMost: 12 })
  })
  expect(tickets.filter(({ wallet }) => wallet === 99).map(({ round }) => round)).toEqual([1, 2, 3])
  expect(rounds.map(({ number }) => tickets.filter(({ round }) => round === number).length)).toEqual([4, 4, 4])
})

test('bets of two currencies are two cases, each with its own amount', async () => {
  const { member } = await automaticCase(server, { agent: 'low', atMs: FROM_MS + 1 })
  await happens(server, { member, line: ['low'] }, { validBet: 7 }, { atMs: FROM_MS + 2, currency: 'EUR' })
  await lookAtAll(server)
  expect(await casesOf(server, member)).toMatchObject([
    { bets: 1, turn: 1, currency: 'USD' },
    { bets: 1, turn: 1, currency: 'EUR' },
  ])
})

test('what waits for staff is counted once: open cases, and those with appeals', async () => {
  const before = await server.db.read(countOpen)
  await openCase(server, { agent: 'low', atMs: FROM_MS + 1 })
  const { id } = await automaticCase(server, { agent: 'low', atMs: FROM_MS + 1 })
  await appealTo(server, id, 'low')
  expect(await server.db.read(countOpen)).toBe(before + 2)
})

test('the rules begin with what is stored after they came', async () => {
  const source = join(import.meta.dirname, '../../src/agents/exclusion/migrations/0515-exclusion-start.sql')
  const start = readFileSync(source, 'utf8')
  await happens(server, { member: 'low', line: ['low'] }, { validBet: 7 }, { atMs: FROM_MS + 1 })
  await server.db.write(async (tx) => {
    const { rows } = await sql<{ newest: number }>`select max(no)::float8 as newest from pay_event`.execute(tx)
    const newest = present(rows[0], 'the newest event').newest
    const read = await lockRead(tx)
    for (const [until, expected] of [
      [0, newest],
      [1, 1],
    ] as const) {
      await recordRead(tx, until)
      await sql.raw(start).execute(tx)
      expect(await lockRead(tx)).toBe(expected)
    }
    await recordRead(tx, read)
  })
})

/** Fills the tables as after years. */
async function fill(tx: Tx): Promise<void> {
  await sql`
    insert into exclusion (id, reason, account, day, agents, turn, currency, is_certain, evidence, bets, valid_bet,
      state, filed_at, decided_by, decided_at, lifted_at)
    select gen_random_uuid(), 'self_play', ${low}, '2020-01-01', array[${low}::uuid], 100 + turn, 'USD', true, '[]', 1, 1,
      case turn % 2 when 0 then 'excluded' else 'lifted' end, now(), ${staff}, timestamptz '2020-01-01',
      case turn % 2 when 1 then now() end
    from generate_series(1, 20000) as turn`.execute(tx)
  await sql`
    insert into exclusion_appeal (id, exclusion, agent, text, filed_at, answer, answered_by, answered_at)
    select gen_random_uuid(), id, ${low}, 'Reasons', now(), 'lifted', ${staff}, timestamptz '2020-01-01'
    from exclusion where state = 'lifted' and day = '2020-01-01'`.execute(tx)
  await sql`
    insert into pay_event (source, wallet, seq, operation, account, line, currency, game, at)
    select 'bet', 900000000, seq, gen_random_uuid(), ${low}, line.id, 'USD', 'GAME',
      ${new Date(FROM_MS)}::timestamptz + seq * interval '1 second'
    from (select min(id) as id from pay_line where agents = array[${low}::uuid]) as line,
      generate_series(1, 20000) as seq`.execute(tx)
  await sql`analyze exclusion, exclusion_appeal, pay_event, pay_line`.execute(tx)
}

/** Rows of a table that this transaction has read. */
async function readIn(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read from pg_stat_xact_user_tables
    where relname = ${table}`.execute(tx)
  return rows[0]?.read ?? 0
}

test('with many rows the desk, a decision and a payslip read few of them', async () => {
  const asked = { by: staff, agent: low, sinceMs: FROM_MS - days(1) }
  const between = { agent: low, currency: 'USD', fromMs: FROM_MS, toMs: FROM_MS + days(1) } as const
  const reads: Readonly<Record<string, readonly [string, (tx: Tx) => Promise<unknown>]>> = {
    count: ['exclusion', countOpen],
    appeals: ['exclusion', (tx) => listCases(tx, { queue: 'appeals', atMost: 21 })],
    excluded: ['exclusion', (tx) => sumDecided(tx, asked, 'excluded')],
    lifted: ['exclusion_appeal', (tx) => sumLifted(tx, asked)],
    liftedCases: ['exclusion', (tx) => sumLifted(tx, asked)],
    payslip: ['pay_event', (tx) => sumExcluded(tx, between)],
  }
  await server.db.write(async (tx) => {
    await fill(tx)
    for (const [name, [table, read]] of Object.entries(reads)) {
      const before = await readIn(tx, table)
      await read(tx)
      expect({ name, isMany: (await readIn(tx, table)) - before > 500 }).toEqual({ name, isMany: false })
    }
  })
})
