import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { newMember, openTestServer, signIn, walletsOf } from '../kit/testServer.ts'

const UNIT = 100_000n
const units = (count: number): string => (BigInt(count) * UNIT).toString()

let server: Server
beforeAll(async () => {
  server = await openTestServer()
  return () => server.close()
})

type WireDeposit = { readonly id: string; readonly next: { readonly code?: string } | null }
const ask = (member: Visitor, way: string, amount: string): Promise<WireDeposit> =>
  member.send<WireDeposit>('POST', '/api/v1/deposits', { key: randomUUID(), way, amount })

test('a member sees how long their own agent took for cash, from what was really credited', async () => {
  const [member, agent] = [await newMember(server), await signIn(server, 'agente')]
  const accountOf = async (visitor: Visitor) => {
    const { account } = await visitor.get<{ account: string }>('/wps/member/info')
    return accountNamed(server, account)
  }
  const [account, above] = [await accountOf(member), await accountOf(agent)]
  const { cash } = await walletsOf(server, agent)
  const houseAccount = server.ledger.houseAccount('clearing', 'USD')
  await server.ledger.submit({ kind: 'deposit', id: randomServerId(), wallet: cash, houseAccount, amount: 500n * UNIT })
  type Ways = { readonly ways: readonly { readonly way: string; readonly desk: object | null }[] }
  const desk = async () =>
    (await member.get<Ways>('/api/v1/deposits/ways')).ways.find(({ way }) => way === 'agentCash')?.desk
  await server.db.write((tx) => sql`update deposit set agent = null where agent = ${above}`.execute(tx))
  for (const minutes of [1, 2, 9, 60, 90]) {
    const { id, next } = await ask(member, 'agentCash', units(10))
    const code = next?.code ?? ''
    await agent.send('POST', '/api/v1/deposits/cash/confirm', { code, amount: units(10) })
    await server.db.write((tx) =>
      sql`update deposit set asked_at = (select at from deposit_step where deposit = ${id} and step = 'confirmed')
        - make_interval(mins => ${minutes}) where id = ${id}`.execute(tx),
    )
  }
  // One that nobody brought to the agent says nothing about the agent.
  await ask(member, 'agentCash', units(10))
  expect(await desk()).toBeNull()
  await server.db.write((tx) => sql`update account set upline = ${above} where id = ${account}`.execute(tx))
  expect(await desk()).toEqual({ medianMs: 9 * 60_000, count: 5, days: 90 })
})
