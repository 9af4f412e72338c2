import { randomUUID } from 'node:crypto'
import { bindClientSeed } from '@ronda/fair'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../src/platform/testing/database.ts'
import type { Server } from '../../src/app/server.ts'
import { newMember, openGame, openTestServer, spin, STAKE } from '../kit/testServer.ts'

let server: Server
beforeAll(async () => {
  server = await openTestServer({ databaseUrl: await testDatabase() })
})
afterAll(() => server.close())

/** Opens a round of Mines, which stays open. */
async function openMines(member: Awaited<ReturnType<typeof newMember>>) {
  const game = await openGame(member, 'real', 'RONDA_MINES')
  const round = randomUUID()
  await game.send('POST', '/play/v1/arcade/bet', { round, stake: STAKE, bet: { mines: 5 } })
  return round
}

test('a round id of another game is refused by name, in a slot and in an arcade game, and stakes nothing', async () => {
  const member = await newMember(server)
  const open = await openMines(member)
  const code = 'game.round_of_other_game'
  const slot = await openGame(member)
  const again = await slot.ask('POST', '/play/v1/slot/spin', { round: open, stake: STAKE })
  expect(again).toMatchObject({ status: 409, body: { code } })
  const spun = (await spin(slot)).round.id
  const limbo = await openGame(member, 'real', 'RONDA_LIMBO')
  const { cash } = await member.get<{ cash: string }>('/wps/v2/wallets/balance')
  for (const round of [open, spun]) {
    const other = await limbo.ask('POST', '/play/v1/arcade/bet', { round, stake: STAKE, bet: { target: 200 } })
    expect(other).toMatchObject({ status: 409, body: { code } })
  }
  expect(await member.get('/wps/v2/wallets/balance')).toMatchObject({ cash })
})

test('a seed that cannot be revealed is refused with the name of the game whose round is open', async () => {
  const member = await newMember(server)
  await openMines(member)
  const slot = await openGame(member)
  const { next } = await slot.get<{ next: { commitment: string } }>('/play/v1/fairness')
  const { commitment } = next
  const text = { commitment, clientSeed: bindClientSeed('mine', commitment) }
  const refused = await slot.ask('POST', '/play/v1/fairness/rotate', text)
  const subject = { es: 'Minas', en: 'Mines' }
  expect(refused).toMatchObject({ status: 409, body: { code: 'fairness.round_open', subject } })
})
