import type { tournaments } from '@ronda/contract'
import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { demoRivals } from '../../src/app/demo.ts'
import { playForDemo } from '../../src/app/demoPlay.ts'
import { playTournamentsForDemo } from '../../src/app/demoTournament.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { PASSWORD, testStaff } from '../kit/staff.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

type List = z.input<typeof tournaments.list.reply>

test('a demo has a tournament with a winner, one that runs and one that comes, once, by real rounds', async () => {
  const demo = { username: 'demo', kind: 'member', password: PASSWORD, deposit: 1_000 } as const
  const server = await openTestServer({ demoAccounts: [demo, ...testStaff, ...demoRivals()] })
  await server.features.rewardFund.fillForDemo()
  const [member, proposer, approver] = [
    await accountNamed(server, 'demo'),
    await accountNamed(server, 'operador'),
    await accountNamed(server, 'supervisora'),
  ]
  for (const _ of ['a start', 'the next start']) {
    await server.features.tournament.fillForDemo({ member, proposer, approver })
    await playForDemo(server)
    await playTournamentsForDemo(server)
  }
  const list = await (await signIn(server, 'demo')).get<List>('/wps/tournaments')
  const shown = list.tournaments.map(({ terms, state, joined }) => [terms.names.en, state, joined])
  expect(shown.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['Lantern night', 'settled', 7],
    ['Long flight', 'soon', 0],
    ['The great multiple', 'running', 7],
  ])
  const { faults } = await audit(server.db.url)
  await server.close()
  expect(faults).toEqual([])
})
