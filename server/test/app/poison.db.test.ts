import { beforeAll, expect, test } from 'vitest'
import { openLog } from '../../src/platform/log/log.ts'
import type { Server } from '../../src/app/server.ts'
import { UNHURRIED } from '../kit/dealer.ts'
import { openTestServer, withoutPrizes } from '../kit/testServer.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { tryPoison } from '../kit/poison.ts'
import { creditPoison } from '../kit/poisonCredit.ts'
import { tryConsumers } from '../kit/poisonEvents.ts'
import { rafflePoison } from '../kit/poisonRaffles.ts'
import { agentPoison } from '../kit/poisonAgents.ts'
import { contractPoison } from '../kit/poisonContracts.ts'
import { envelopePoison } from '../kit/poisonEnvelopes.ts'
import { inboxPoison } from '../kit/poisonInbox.ts'
import { moneyPoison } from '../kit/poisonMoney.ts'
import { payslipPoison } from '../kit/poisonPayslips.ts'
import { playPoison } from '../kit/poisonPlay.ts'
import { pointPoison } from '../kit/poisonPoints.ts'
import { referralPoison } from '../kit/poisonReferral.ts'
import { rewardPoison } from '../kit/poisonRewards.ts'
import { settingsPoison } from '../kit/poisonSettings.ts'
import { tournamentPoison } from '../kit/poisonTournaments.ts'
import { coinTable } from '../kit/sharedTables.ts'

const clock = { at: Date.now(), nowMs: () => clock.at }
let server: Server

beforeAll(async () => {
  server = await openTestServer({
    titles: withoutPrizes(),
    shareds: [coinTable(UNHURRIED)],
    clock,
    // The failures here are intended.
    log: openLog('silent'),
  })
  await changeMoney(server, withoutWaits)
  return () => server.close()
})

test.each([
  ...moneyPoison,
  ...creditPoison,
  ...rewardPoison,
  ...pointPoison,
  ...envelopePoison,
  ...tournamentPoison,
  ...rafflePoison,
  ...agentPoison,
  ...contractPoison,
  ...payslipPoison,
  ...referralPoison,
  ...settingsPoison,
  ...inboxPoison,
  ...playPoison,
])('$name: an item that fails stops none of the others, and is done once it can be', async (poisonCase) => {
  expect(await tryPoison(server, clock, poisonCase)).toEqual({
    name: poisonCase.name,
    othersDone: 2,
    isPoisonedDone: false,
    isWrittenDown: true,
    isHealed: true,
  })
})

test('an event that cannot be parsed stops no consumer', async () => {
  const results = await tryConsumers(server)
  expect(results.length).toBeGreaterThan(4)
  expect(results).toEqual(results.map(({ name }) => ({ name, isPast: true, isWrittenDown: true })))
})
