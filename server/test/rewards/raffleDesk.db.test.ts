import { randomUUID } from 'node:crypto'
import { calls } from '@ronda/contract'
import { ATOMS_PER_UNIT, minutes } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { claim } from '../../src/rewards/raffle/claim.actions.ts'
import { drawDue, freezeEnded } from '../../src/rewards/raffle/draw.actions.ts'
import { cancelRaffle, expireRaffles, publishRaffle, readEscrow } from '../../src/rewards/raffle/plan.actions.ts'
import { broughtBy } from '../kit/memberBalances.ts'
import { bareMember } from '../kit/missions.ts'
import { plannedRaffle, publishedRaffle, rafflePlanAt, sentPlan } from '../kit/raffles.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

const UNIT = ATOMS_PER_UNIT
const DESK = '/api/v1/office/raffles'
const CLAIM = '/wps/relay/MCS2_claimRafflePromotion'
const POT = 5n * UNIT

let server: Server
const clock = { at: Date.UTC(2026, 10, 18, 12), nowMs: () => clock.at }

beforeAll(async () => {
  server = await openTestServer({ clock })
  await fillFund(server, 'RAFFLE', 1_000n * UNIT)
  return () => server.close()
})

const options = () => server.features.raffle.options
const plan = () => sentPlan(rafflePlanAt(clock.at))
const free = async (): Promise<bigint> => {
  const { balance, reserved } = await readEscrow(options())
  return balance - reserved
}

/** Ends the raffles that were published last; they can be drawn. */
async function end(): Promise<void> {
  clock.at += minutes(20)
  await freezeEnded(options())
  clock.at += minutes(10)
}

test('one person plans, another publishes, and the audit log has both', async () => {
  const [ana, eva] = [await signIn(server, 'operador'), await signIn(server, 'supervisora')]
  const body = { key: randomUUID(), plan: plan(), reason: 'A raffle' }
  const { terms } = await ana.send<{ terms: { es: string[]; en: string[] } }>('POST', `${DESK}/preview`, {
    plan: body.plan,
  })
  expect(terms.en.join(' ')).toContain('the smallest of tickets ÷ 2 (rounded down), 3 and 5')
  expect(terms.es).toHaveLength(terms.en.length)
  const { id } = await ana.send<{ id: string }>('POST', DESK, body)
  expect((await ana.send<{ id: string }>('POST', DESK, body)).id).toBe(id)
  expect(codeOf(await ana.ask('POST', DESK, { ...body, reason: 'Another' }))).toBe('wallet.key_reused')
  expect(codeOf(await ana.ask('POST', `${DESK}/${id}/approve`, {}))).toBe('reward.same_person')
  const before = await free()
  const raffle = await eva.send<{ state: string }>('POST', `${DESK}/${id}/approve`, {})
  expect(raffle).toMatchObject({ state: 'published', decidedBy: 'supervisora', mayCancel: true })
  // A second click reserves nothing more.
  await eva.send('POST', `${DESK}/${id}/approve`, {})
  expect(await free()).toBe(before - POT)
  type Entries = { readonly list: readonly { readonly actor: string; readonly action: string }[] }
  const { list } = await ana.get<Entries>(`${calls.auditLog.list.path}?subject=raffle:${id}`)
  expect(list.map(({ actor, action }) => `${actor} ${action}`).toSorted()).toEqual([
    'operador raffle.propose',
    'supervisora raffle.publish',
  ])
})

test('a cancelled raffle gives its money back, members read why, and it cannot be cancelled once the list is final', async () => {
  const [before, id, who] = [await free(), await publishedRaffle(server), await broughtBy(server, 'agente')]
  await who.visitor.send('POST', CLAIM, { id, language: 'en' })
  const ana = await signIn(server, 'operador')
  await ana.send('POST', `${DESK}/${id}/cancel`, { note: 'The prize changed' })
  expect(await free()).toBe(before)
  type Listed = { readonly raffles: readonly { readonly id: string }[] }
  const { raffles } = await who.visitor.get<Listed>('/wps/raffles?language=en')
  expect(raffles.find((each) => each.id === id)).toMatchObject({ state: 'cancelled', note: 'The prize changed' })
  expect(codeOf(await who.visitor.ask('POST', CLAIM, { id, language: 'en' }))).toBe('raffle.over')
  const final = await publishedRaffle(server)
  await end()
  const by = await accountNamed(server, 'operador')
  const late = await cancelRaffle(options(), { id: final, by, note: 'Too late' })
  expect(late).toMatchObject({ error: 'raffle.not_cancellable' })
})

test('nothing is published that the fund does not have, also of two at the same time', async () => {
  const half = (await free()) / UNIT / 2n + 1n
  const over = { prizes: [{ amount: half * UNIT, count: 1 }], prizesMax: 1 }
  const both = await Promise.allSettled([publishedRaffle(server, over), publishedRaffle(server, over)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await end()
  await drawDue(options())
})

test('a plan that nobody decides expires, one that is wrong is refused, and one without its beacon is not published', async () => {
  const ana = await signIn(server, 'operador')
  const { id } = await ana.send<{ id: string }>('POST', DESK, { key: randomUUID(), plan: plan(), reason: 'A raffle' })
  clock.at += minutes(10)
  await expireRaffles(options())
  const { raffles } = await ana.get<{ raffles: readonly { id: string; state: string }[] }>(DESK)
  expect(raffles.find((each) => each.id === id)?.state).toBe('expired')
  const bad = { ...plan(), hasFree: false, betPerTicket: null }
  const refused = await ana.ask('POST', DESK, { key: randomUUID(), plan: bad, reason: 'A raffle' })
  expect(codeOf(refused)).toBe('raffle.plan')
  const waiting = await plannedRaffle(server)
  const by = await accountNamed(server, 'supervisora')
  const published = await publishRaffle({ ...options(), needsBeacon: true }, { id: waiting, by })
  expect(published).toMatchObject({ error: 'raffle.beacon' })
})

test('the database itself keeps the rule, the final list and the winners', async () => {
  const id = await publishedRaffle(server)
  for (const _ of [1, 2]) await claim(options(), { id, who: await bareMember(server), device: null })
  const stays = 'what is written in the books stays'
  const write = (query: ReturnType<typeof sql>) => server.db.write((tx) => query.execute(tx))
  await expect(write(sql`update raffle set pot = pot + 1 where id = ${id}`)).rejects.toThrow(stays)
  await expect(write(sql`update raffle set decided_by = proposed_by where id = ${id}`)).rejects.toThrow(
    'raffle_two_people',
  )
  await end()
  await expect(write(sql`update raffle_entry set tickets = 9 where raffle = ${id}`)).rejects.toThrow(stays)
  await drawDue(options())
  await expect(write(sql`delete from raffle_prize where raffle = ${id}`)).rejects.toThrow(stays)
  await expect(write(sql`update raffle set server_seed = 'x' where id = ${id}`)).rejects.toThrow(stays)
})
