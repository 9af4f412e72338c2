import { expect, test } from 'vitest'
import { openTemporaryPostgres } from '../../src/platform/testing/temporaryPostgres.ts'
import { newMember, openGame, openTestServer, spin, STAKE } from '../kit/testServer.ts'

test('without the database callers get 503, and when it returns everything works as before', async () => {
  const postgres = await openTemporaryPostgres('outage')
  const server = await openTestServer({ databaseUrl: await postgres.create('ronda') })
  const member = await newMember(server)
  const game = await openGame(member)
  const { balance } = await spin(game)
  await postgres.stop()

  const round = crypto.randomUUID()
  const spinNow = () => game.ask('POST', '/play/v1/slot/spin', { round, stake: STAKE })
  const away = await Promise.all([
    member.ask('GET', '/wps/v2/wallets/balance'),
    member.ask('POST', '/api/v1/realtime/ticket'),
    game.ask('GET', '/play/v1/rounds?limit=5'),
    spinNow(),
  ])
  for (const answer of away) expect(answer).toMatchObject({ status: 503, body: { code: 'server.busy' } })

  await postgres.restart()
  await expect.poll(async () => (await spinNow()).status).toBe(200)
  const { rounds } = await game.get<{ rounds: { id: string; nonce: number }[] }>('/play/v1/rounds?limit=5')
  expect(rounds.map(({ nonce }) => nonce)).toEqual([1, 0])
  expect(rounds[0]?.id).toBe(round)
  expect(await member.get<{ seq: number }>('/wps/v2/wallets/balance')).not.toMatchObject({ seq: balance.seq })
  await server.close()
  await postgres.close()
})
