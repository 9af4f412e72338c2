import { beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { fillTeamForDemo } from '../../src/app/demoTeam.ts'
import type { Server } from '../../src/app/server.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

let server: Server

beforeAll(async () => {
  server = await openTestServer()
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

test('the agent of a demo has a team on three levels that has played, however often it starts', async () => {
  await fillTeamForDemo(server)
  await fillTeamForDemo(server)
  const agent = await signIn(server, 'agente')
  const overview = () => agent.get<{ members: number; agents: number; month: object }>('/wps/agent/team/overview')
  expect(await overview()).toMatchObject({ members: 9, agents: 3 })
  await expect.poll(async () => (await overview()).month).toMatchObject({ bets: 86, active: 7 })
})
