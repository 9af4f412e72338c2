import { randomUUID } from 'node:crypto'
import { days, minutes, present } from '@ronda/core'
import { sharedOf } from '@ronda/games'
import { beforeAll, expect, test } from 'vitest'
import { CONSUMER } from '../../src/agents/payslip/run.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { setUpline } from '../../src/people/identity/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { openDealer, UNHURRIED } from '../kit/dealer.ts'
import { casesOf, lookAtAll } from '../kit/exclusions.ts'
import { happens } from '../kit/payslips.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { newMember, openGame, openTestServer, signIn } from '../kit/testServer.ts'
import { hasReadAll } from '../kit/unread.ts'

const UNIT = 100_000n
const PIN = '918273'
const ROULETTE = 'RONDA_LIVE_ROULETTE'

/** What is played is dated by the database, so this clock is its own, moved on. */
const clock = { laterMs: 0, nowMs: () => Date.now() + clock.laterMs }
let server: Server

beforeAll(async () => {
  const plaza = present(sharedOf(ROULETTE), 'a title')
  const roulette = { ...plaza, pace: UNHURRIED, rules: { ...plaza.rules, showMs: () => UNHURRIED.showMs } }
  server = await openTestServer({ clock, shareds: [roulette] })
  return () => server.close()
})

type Person = { readonly visitor: Visitor; readonly id: string; readonly name: string }

async function personOf(visitor: Visitor): Promise<Person> {
  const { id, account: name } = await visitor.get<{ id: string; account: string }>('/wps/member/info')
  return { visitor, id, name }
}

/** A member below the agent. */
async function brought(): Promise<Person> {
  const person = await personOf(await newMember(server))
  const [account, agent] = [await accountNamed(server, person.name), await accountNamed(server, 'agente')]
  await server.db.write((tx) => setUpline(tx, account, agent))
  return person
}

test('[EX2] a member who covers both sides of a round is found from what the table and the ledger have stored', async () => {
  const { visitor, name } = await brought()
  const honest = await brought()
  const dealer = await openDealer(server, ROULETTE)
  const round = await dealer.open()
  const place = async (player: Visitor, chips: Readonly<Record<string, number>>) => {
    const game = await openGame(player, 'real', ROULETTE)
    expect(await game.ask('POST', '/play/v1/table/bet', { ticket: randomUUID(), round, bet: { chips } })).toMatchObject(
      {
        status: 200,
      },
    )
  }
  await place(visitor, { red: 10 })
  await place(visitor, { black: 10 })
  await place(honest.visitor, { red: 10 })
  await dealer.finish()
  await hasReadAll(server, CONSUMER)
  await lookAtAll(server)
  expect(await casesOf(server, name)).toMatchObject([{ reason: 'opposite_sides', state: 'excluded', bets: 1 }])
  expect(await casesOf(server, honest.name)).toEqual([])
})

test('[EX3] money that an agent sent and that came back, turned over meanwhile, is a case for staff', async () => {
  const agent = await personOf(await signIn(server, 'agente'))
  const people = [await brought(), await brought()] as const
  for (const { visitor } of [agent, ...people]) await visitor.send('PUT', '/api/v1/member/payment', { next: PIN })
  const send = async (from: Person, to: Person, units: bigint) => {
    const transfer = { key: randomUUID(), to: to.id, amount: String(units * UNIT), reason: 'for the fair' }
    const sent = await from.visitor.ask('POST', '/wps/member/transfer', { ...transfer, paymentPassword: PIN })
    expect(codeOf(sent)).toBeUndefined()
  }
  // The agent begins with nothing.
  for (const person of people) await send(person, agent, 100n)
  for (const person of people) await send(agent, person, 100n)
  const [turner, idle] = people
  const play = (member: string, validBet: number) =>
    happens(server, { member, line: ['agente'] }, { validBet, stakes: validBet }, { atMs: clock.nowMs() })
  await play(turner.name, 100)
  await play(idle.name, 99)
  clock.laterMs += minutes(2)
  for (const person of people) await send(person, agent, 90n)
  await lookAtAll(server)
  // What came back after the day was looked at is seen when it is over.
  clock.laterMs += days(4)
  await lookAtAll(server)
  expect(await casesOf(server, turner.name)).toMatchObject([{ reason: 'circular_transfer', state: 'open', bets: 1 }])
  expect(await casesOf(server, idle.name)).toEqual([])
})
