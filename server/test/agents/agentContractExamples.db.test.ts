import { present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { accept, agentAccount, offerByPlatform, termsAt, type ContractKind, type Shown } from '../kit/agentContracts.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { testStaff } from '../kit/staff.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

let server: Server
let ana: Visitor
let eva: Visitor

beforeAll(async () => {
  server = await openTestServer({ demoAccounts: [agentAccount('head'), ...testStaff] })
  ana = await signIn(server, 'operador')
  eva = await signIn(server, 'supervisora')
  return () => server.close()
})

/** Figures of an account on a day in many lines: rows of a large team. */
const addRows = (agent: string, rows: number): Promise<unknown> =>
  server.db.write((tx) =>
    sql`
      with added as (
        insert into team_line (agents) select array[${agent}::uuid, gen_random_uuid()] from generate_series(1, ${rows})
        returning id
      )
      insert into team_account_day (account, day, line)
      select ${agent}::uuid, ${new Date(server.clock.nowMs())}::date, id from added`.execute(tx),
  )

test('examples: none for a period shorter than a day, nor for a team with too many figures, each with its reason', async () => {
  const hourly = { kind: 'hourlySalary', period: 'hourly' } as const
  const head = await signIn(server, 'head')
  const take = async (terms: object, kind: ContractKind = 'dividend'): Promise<void> => {
    const id = await offerByPlatform({ server, ana, eva }, 'head', terms)
    expect((await accept(head, id, kind)).status).toBe(200)
  }
  type Told = { readonly unavailable: string | null; readonly closed: readonly unknown[] }
  const examples = async (kind: string): Promise<Told> => {
    const { contract } = await head.get<{ contract: Shown | null }>(`/wps/agent/contracts?kind=${kind}`)
    const { id } = present(contract, 'a contract')
    return head.get<Told>(`/wps/agent/contracts/${id}/examples?count=3`)
  }
  await take(termsAt(1, hourly), 'hourlySalary')
  expect(await examples('hourlySalary')).toMatchObject({ unavailable: 'shortPeriod', current: null, closed: [] })
  await take(termsAt(10))
  const agent = await accountNamed(server, 'head')
  await addRows(agent, 10_000)
  expect(await examples('dividend')).toMatchObject({ unavailable: null, closed: [{}, {}, {}] })
  await addRows(agent, 1)
  expect(await examples('dividend')).toMatchObject({ unavailable: 'largeTeam', current: null, closed: [] })
})
