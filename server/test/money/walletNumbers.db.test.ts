import { randomUUID } from 'node:crypto'
import type { Call } from '@ronda/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, UNHURRIED } from '../kit/dealer.ts'
import { newMember, newTrial, openGame, openTestServer, signIn } from '../kit/testServer.ts'
import { addressOf, everyCall } from '../kit/samples.ts'
import { coinTable } from '../kit/sharedTables.ts'

/** Wallet ids begin here, so that they can be found in any text; nothing else has numbers like these. */
const FIRST = 1_987_600_000
const NUMBER = /19876\d{5}/

let server: Server
let callers: Readonly<Record<Call['may'], Visitor>>

beforeAll(async () => {
  server = await openTestServer({ shareds: [coinTable(UNHURRIED)] })
  await server.db.write((tx) =>
    sql`alter table wallet alter column id restart with ${sql.raw(String(FIRST))}`.execute(tx),
  )
  const member = await newMember(server)
  callers = {
    anyone: new Visitor(server.origin),
    signed: await newTrial(server),
    member,
    agent: await signIn(server, 'agente'),
    operator: await signIn(server, 'operador'),
    game: await openGame(member),
  }
  return () => server.close()
})

/** Does something of every kind that a member can do with their wallet. */
async function live(): Promise<void> {
  const { member, game } = callers
  await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: '100000' })
  const mines = await openGame(member, 'real', 'RONDA_MINES')
  await mines.send('POST', '/play/v1/arcade/bet', { round: randomUUID(), stake: '100000', bet: { mines: 3 } })
  const [coin, dealer] = [await openGame(member, 'real', 'COIN'), await openDealer(server, 'COIN')]
  const round = await dealer.open()
  const bet = { ticket: randomUUID(), round, bet: { side: 'heads', units: 5 } }
  await coin.send('POST', '/play/v1/table/bet', bet)
  await dealer.finish()
  expect(JSON.stringify(await coin.get(`/play/v1/table/mine/${round}`))).not.toMatch(NUMBER)
  expect(JSON.stringify(await coin.get('/play/v1/table/rounds?limit=5'))).not.toMatch(NUMBER)
  const move = { key: randomUUID(), vendor: 'ALAMEDA', direction: 'in', amount: '1000000' }
  await member.send('POST', '/wps/relay/GCS_walletTransfer', move)
  await member.send('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount: '5000000' })
}

test('no answer contains the id of a wallet', async () => {
  await live()
  const { rows } = await server.db.read((tx) => sql<{ id: number }>`select max(id) as id from wallet`.execute(tx))
  expect(rows[0]?.id).toBeGreaterThan(FIRST)
  const leaking: string[] = []
  for (const { call, name, sample } of everyCall) {
    if (name === 'session.logout') continue
    const { path, body } = addressOf(call, sample)
    const answer = await callers[call.may].ask(call.method, path, body)
    if (NUMBER.test(JSON.stringify(answer))) leaking.push(name)
  }
  expect(leaking).toEqual([])
})
