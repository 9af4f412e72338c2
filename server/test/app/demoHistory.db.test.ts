import { days } from '@ronda/core'
import { expect, test } from 'vitest'
import { clockAt, playDays } from '../../src/app/demoHistory.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

type Overview = { readonly days: readonly { readonly day: string; readonly bets: number }[] }

test('a demo has days of real rounds and deposits before its start, for its member and the team of its agent', async () => {
  const clock = clockAt(Date.now() - days(8))
  const server = await openTestServer({ clock })
  await playDays(server, clock, 8)
  const rounds = await server.db.read((tx) => tx.selectFrom('round').select('played_at').execute())
  expect(new Set(rounds.map((round) => round.played_at.toISOString().slice(0, 10))).size).toBeGreaterThan(5)
  const agent = await signIn(server, 'agente')
  const { days: shown } = await agent.get<Overview>('/wps/agent/team/overview')
  expect(shown.filter(({ bets }) => bets > 0).length).toBeGreaterThan(5)
  const cases = await server.db.read((tx) =>
    tx.selectFrom('exclusion').select(['reason', 'state', 'decided_by as by']).execute(),
  )
  expect(cases).toContainEqual({ reason: 'same_device', state: 'open', by: null })
  expect(cases.filter(({ state, by }) => state === 'excluded' && by !== null)).toHaveLength(1)
  expect(cases).toContainEqual({ reason: 'self_play', state: 'excluded', by: null })
  expect(await server.db.read((tx) => tx.selectFrom('exclusion_appeal').select('id').execute())).toHaveLength(1)
  const { faults } = await audit(server.db.url)
  await server.close()
  expect(faults).toEqual([])
})
