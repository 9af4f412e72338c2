import type { ContractExample, WaitingContract } from '@ronda/contract'
import { days, hours, minutes } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { CONSUMER, runDue } from '../../src/agents/payslip/run.actions.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accept, agentAccount, propose, terminate, termsAt, valueIn } from '../kit/agentContracts.ts'
import { atoms, dividend, endContracts, grantContract, happens, tier } from '../kit/payslips.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { PASSWORD, testStaff } from '../kit/staff.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'
import { hasReadAll } from '../kit/unread.ts'

const START_MS = Date.UTC(2027, 0, 1)
let nowMs = START_MS
let server: Server

beforeAll(async () => {
  server = await openTestServer({
    clock: { nowMs: () => nowMs },
    demoAccounts: [
      ...['figures', 'later', 'head', 'many'].map((name) => agentAccount(name)),
      agentAccount('mid', 'head'),
      agentAccount('low', 'mid'),
      { username: 'player', kind: 'member', password: PASSWORD, deposit: 0 },
      ...testStaff,
    ],
  })
  return () => server.close()
})

/** What a member below an agent staked and won on a day, as the figures of teams keep it. */
async function plays(agent: string, day: string, staked: number, won: number): Promise<void> {
  const [above, member] = [await accountNamed(server, agent), await accountNamed(server, 'player')]
  await server.db.write(async (tx) => {
    await sql`insert into team_line (agents) values (${[above]}::uuid[]) on conflict do nothing`.execute(tx)
    await sql`
      insert into team_account_day (account, day, line, bets, valid, staked, won)
      select ${member}, ${day}::date, id, 1, ${atoms(staked)}, ${atoms(staked)}, ${atoms(won)}
      from team_line where agents = ${[above]}::uuid[]`.execute(tx)
  })
}

type Examples = {
  readonly current: ContractExample | null
  readonly closed: readonly ContractExample[]
  readonly unavailable: string | null
  readonly forecast: { readonly gross: unknown; readonly tried: number; readonly error: unknown } | null
}
type Own = {
  readonly contract: { readonly id: string }
  readonly versions: readonly { readonly id: string; readonly version: number }[]
  readonly next: number | null
}
const ownOf = (visitor: Visitor) => visitor.get<Own>('/wps/agent/contracts?kind=dividend')

async function examplesOf(agent: string): Promise<Examples> {
  const visitor = await signIn(server, agent)
  const { id } = (await ownOf(visitor)).contract
  return visitor.get<Examples>(`/wps/agent/contracts/${id}/examples?count=3`)
}

test('examples: the period that runs begins with what was really carried, and comes to what the payslip pays', async () => {
  await grantContract(server, 'figures', dividend([tier(10)], { carry: 'unlimited' }), START_MS)
  await happens(server, { member: 'player', line: ['figures'] }, { prizes: 8_000 }, { atMs: START_MS + hours(1) })
  await happens(server, { member: 'player', line: ['figures'] }, { stakes: 20_000 }, { atMs: START_MS + days(40) })
  await plays('figures', '2027-01-01', 0, 8_000)
  await plays('figures', '2027-02-10', 20_000, 0)
  nowMs = START_MS + days(45)
  await hasReadAll(server, CONSUMER)
  while ((await runDue(server.features.payslip.options)).closed > 0);
  const { current, closed, unavailable, forecast } = await examplesOf('figures')
  // The 20,000 of the 10th come again on the 17th and the 24th. Nobody staked in a closed period.
  expect({ ...forecast, gross: String(forecast?.gross) }).toMatchObject({
    gross: String(atoms(5_200)),
    tried: 0,
    error: null,
  })
  expect({ gross: String(current?.gross), unavailable }).toEqual({ gross: String(atoms(1_200)), unavailable: null })
  expect(closed.map(({ gross, tier: reached }) => [String(gross), reached])).toEqual([
    ['0', null],
    ['0', 0],
    ['0', 0],
  ])
  nowMs = START_MS + days(59) + minutes(1)
  await hasReadAll(server, CONSUMER)
  while ((await runDue(server.features.payslip.options)).closed > 0);
  const { rows } = await server.db.read((tx) =>
    sql<{ gross: string }>`select gross::text as gross from pay_slip order by from_at desc limit 1`.execute(tx),
  )
  expect(rows).toEqual([{ gross: String(atoms(1_200)) }])
})

test('examples: a contract that counts from the next period pays nothing in the one that runs', async () => {
  await grantContract(server, 'later', dividend([tier(10)]), nowMs)
  expect(await examplesOf('later')).toMatchObject({
    current: null,
    forecast: null,
    unavailable: null,
    closed: [{}, {}, {}],
  })
  await endContracts(server, nowMs)
})

test('what waits: a request to end comes first, and says whose it is', async () => {
  const [head, mid, low] = [await signIn(server, 'head'), await signIn(server, 'mid'), await signIn(server, 'low')]
  await grantContract(server, 'head', dividend([tier(50)]), START_MS)
  const first = valueIn(await propose({ server, by: head, to: 'mid' }, termsAt(40)))
  await accept(mid, first.id)
  const second = valueIn(await propose({ server, by: mid, to: 'low' }, termsAt(30)))
  await accept(low, second.id)
  const third = valueIn(await propose({ server, by: head, to: 'mid' }, termsAt(45)))
  await terminate(low, second.id)
  type Waiting = { readonly offers: readonly WaitingContract[]; readonly count: number }
  const waiting = await mid.get<Waiting>('/wps/agent/contracts/waiting')
  expect(waiting).toMatchObject({
    count: 2,
    offers: [
      { id: second.id, asks: 'end', agent: { name: 'low' } },
      { id: third.id, asks: 'answer', agent: null },
    ],
  })
  expect((await head.ask('POST', `/wps/agent/contracts/${third.id}/withdraw`, {})).status).toBe(200)
})

test('offers: so many of a kind to one agent in a day, and no more', async () => {
  const [agent, upline] = [await accountNamed(server, 'mid'), await accountNamed(server, 'head')]
  const head = await signIn(server, 'head')
  const isOffered = async (percent: number) => codeOf(await propose({ server, by: head, to: 'mid' }, termsAt(percent)))
  const expired = (count: number, at: Date) =>
    server.db.write((tx) =>
      sql`
        insert into agent_contract (id, kind, currency, agent, upline, version, terms, signed, terms_hash, period,
          rate_millionths, state, proposed_by, proposed_at, expires_at)
        select gen_random_uuid(), kind, currency, ${agent}, ${upline}, 100 + version + number, terms, signed, terms_hash, period,
          rate_millionths, 'expired', ${upline}, ${at}, ${at}
        from (select * from agent_contract where agent = ${agent} order by seq desc limit 1) as last,
          generate_series(1, ${count}::int) as number`.execute(tx),
    )
  await expired(30, new Date(nowMs - days(2)))
  expect(await isOffered(2)).toBeUndefined()
  await expired(30, new Date(nowMs))
  expect(await isOffered(3)).toBe('agentContract.too_many')
})

test('versions: are read page by page, and none is left out', async () => {
  const count = 25
  for (let at = 0; at < count; at += 1) {
    await endContracts(server, nowMs)
    await grantContract(server, 'many', dividend([tier(1 + at)]), nowMs)
  }
  const visitor = await signIn(server, 'many')
  const { contract, versions, next } = await ownOf(visitor)
  const older = await visitor.get<Own>(`/wps/agent/contracts/${contract.id}/versions?before=${next}`)
  expect(older.next).toBeNull()
  const all = [...versions, ...older.versions].map(({ version }) => version)
  expect(all).toEqual(Array.from({ length: count }, (_, at) => count - at))
  const staff = await signIn(server, 'operador')
  const path = `/api/v1/office/contracts/${contract.id}`
  const first = await staff.get<Own>(path)
  expect([...first.versions, ...(await staff.get<Own>(`${path}/versions?before=${first.next}`)).versions]).toEqual([
    ...versions,
    ...older.versions,
  ])
})
