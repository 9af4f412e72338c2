import { expect, test } from 'vitest'
import { playForDemo } from '../../src/app/demoPlay.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

type Summary = {
  readonly missions: readonly { readonly name: string; readonly state: string; readonly progress: string }[]
}

test('the demo member has done a mission and begun others, once, with real rounds, and has bonuses with a past', async () => {
  const server = await openTestServer()
  await server.features.rewardFund.fillForDemo()
  await playForDemo(server)
  await playForDemo(server)
  const visitor = await signIn(server, 'demo')
  const stateOf = async (name: string) => {
    const { missions } = await visitor.get<Summary>('/lgw/vn/missions/summary?language=en')
    return missions.find((mission) => mission.name === name)
  }
  await expect.poll(() => stateOf('Thirty spins')).toMatchObject({ state: 'done', progress: '30' })
  await expect.poll(() => stateOf('A good week')).toMatchObject({ state: 'joined', progress: '3000000' })
  expect(await stateOf('At the live table')).toMatchObject({ state: 'joinable' })
  const { open } = await visitor.get<{ open: readonly object[] }>('/wps/rewards?language=en')
  expect(open).toMatchObject([{ name: 'Thirty spins', state: 'open' }])
  const rounds = await server.db.read((tx) => tx.selectFrom('round').select('id').execute())
  expect(rounds).toHaveLength(30 + 20 + 4 + 30)
  type Bonuses = { readonly active: { readonly name: string }; readonly past: readonly { readonly state: string }[] }
  const bonuses = await visitor.get<Bonuses>('/api/v1/bonuses?language=en')
  expect(bonuses.active.name).toBe('Fair bonus')
  expect(bonuses.past.map(({ state }) => state)).toEqual(['cancelled', 'completed'])
  const { faults } = await audit(server.db.url)
  await server.close()
  expect(faults).toEqual([])
})
