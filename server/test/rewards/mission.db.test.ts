import { randomUUID } from 'node:crypto'
import { calls, type DeskMission, type Mission, type Reward } from '@ronda/contract'
import { days, minutes } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import { join } from '../../src/rewards/mission/mission.actions.ts'
import { leaveWith, broughtBy, units, type Owner } from '../kit/memberBalances.ts'
import { bareMember, makeMission, threeRounds } from '../kit/missions.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'
import { openGame, openTestServer, signIn, withoutPrizes } from '../kit/testServer.ts'

type Wire<Of> = { readonly [Name in keyof Of]: Of[Name] extends bigint ? string : Of[Name] }
type Summary = { readonly notOffered: string | null; readonly missions: readonly Wire<Mission>[] }
type Rewards = { readonly open: readonly Wire<Reward>[]; readonly past: readonly Wire<Reward>[] }

const UNIT = 100_000n
/** A Wednesday. */
const START_MS = Date.UTC(2026, 10, 18, 12)

let server: Server
let nowMs = START_MS
let staff: Visitor

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes(), clock: { nowMs: () => nowMs } })
  await fillFund(server, 'MISSION', 500n * UNIT)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

beforeEach(async () => {
  // Sessions expire within the days that some of these tests take.
  staff = await signIn(server, 'operador')
})

async function member(): Promise<Owner> {
  const owner = await broughtBy(server, 'agente')
  await leaveWith(server, owner, 400)
  return owner
}

const read = ({ visitor }: Owner): Promise<Summary> => visitor.get('/lgw/vn/missions/summary?language=en')
const missionIn = async (owner: Owner, id: string) => (await read(owner)).missions.find((each) => each.id === id)
const ask = ({ visitor }: Owner, { id, version }: { id: string; version: number }): Promise<WireAnswer> =>
  visitor.ask('POST', `/lgw/vn/missions/${id}/join`, { version, language: 'en' })
const rewardsOf = ({ visitor }: Owner): Promise<Rewards> => visitor.get('/wps/rewards?language=en')

async function spin({ visitor }: Owner, times: number, stake = UNIT): Promise<void> {
  const game = await openGame(visitor)
  for (let at = 0; at < times; at += 1) {
    nowMs += 1_000
    await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: stake.toString(), bet: 'spin' })
  }
}

const desk = calls.missionDesk.list.path
const deskMission = async (id: string) =>
  (await staff.get<{ missions: readonly Wire<DeskMission>[] }>(desk)).missions.find((each) => each.id === id)

test('a member joins, plays, is done, and collects the reward once', async () => {
  const made = await makeMission(server)
  const owner = await member()
  await spin(owner, 1)
  expect(await missionIn(owner, made.id)).toMatchObject({
    state: 'joinable',
    progress: '0',
    goal: '3',
    name: 'Three rounds',
  })
  expect(valueOf<Mission>(await ask(owner, made))).toMatchObject({ state: 'joined', progress: '0' })
  await spin(owner, 2)
  await expect.poll(async () => (await missionIn(owner, made.id))?.progress).toBe('2')
  expect((await rewardsOf(owner)).open).toEqual([])
  await spin(owner, 2)
  await expect.poll(async () => (await missionIn(owner, made.id))?.state).toBe('done')
  expect(await missionIn(owner, made.id)).toMatchObject({ progress: '3', doneAtMs: nowMs - 1_000 })
  const { open } = await rewardsOf(owner)
  const given = { givenAtMs: nowMs - 1_000, expiresAtMs: nowMs - 1_000 + days(14) }
  expect(open).toMatchObject([{ fund: 'MISSION', name: 'Three rounds', amount: units(2), ...given }])
  const collect = () => owner.visitor.ask('POST', `/wps/rewards/${open[0]?.id}/collect`, { language: 'en' })
  for (const _ of [1, 2]) expect(valueOf<Reward>(await collect())).toMatchObject({ state: 'collected' })
  expect((await rewardsOf(owner)).open).toEqual([])
  expect(await deskMission(made.id)).toMatchObject({ joinedNow: 1, joined: 1, done: 1, given: units(2) })
})

test('joined twice, also at once, it is one place', async () => {
  const made = await makeMission(server)
  const owner = await member()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(owner, made)))
  expect(answers.map((answer) => valueOf<Mission>(answer).state)).toEqual(Array.from({ length: 10 }, () => 'joined'))
  expect(valueOf<Mission>(await ask(owner, made))).toMatchObject({ state: 'joined', placesLeft: 999 })
  expect(await deskMission(made.id)).toMatchObject({ joinedNow: 1 })
})

test('of fifty who join at once exactly as many get in as there are places', async () => {
  const made = await makeMission(server, { places: 7 })
  const members = await Promise.all(Array.from({ length: 50 }, () => bareMember(server)))
  const answers = await Promise.all(members.map((who) => join(server.features.mission.options, { ...made, who }, 'en')))
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))
  expect(refusals).toEqual(Array.from({ length: 43 }, () => 'mission.full'))
  const owner = await member()
  expect(await missionIn(owner, made.id)).toMatchObject({ state: 'full', placesLeft: 0 })
  expect(codeOf(await ask(owner, made))).toBe('mission.full')
  expect(await deskMission(made.id)).toMatchObject({ joinedNow: 7 })
})

test('nobody restricted is offered anything; what they joined before stays theirs', async () => {
  const [first, second] = [await makeMission(server), await makeMission(server)]
  const owner = await member()
  await ask(owner, first)
  await owner.visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  expect(codeOf(await ask(owner, second))).toBe('mission.not_offered')
  const { notOffered, missions } = await read(owner)
  expect(notOffered).toBe('restricted')
  expect(missions.map(({ id }) => id)).toEqual([first.id])
})

test('agents and staff are offered nothing', async () => {
  const made = await makeMission(server)
  for (const name of ['agente', 'operador']) {
    const visitor = await signIn(server, name)
    const summary = await visitor.get<Summary>('/lgw/vn/missions/summary?language=es')
    expect(summary).toMatchObject({ notOffered: 'kind', missions: [] })
    const { id, version } = made
    const answer = await visitor.ask('POST', `/lgw/vn/missions/${id}/join`, { version, language: 'es' })
    expect(codeOf(answer)).toBe('mission.not_offered')
  }
})

test('who has joined keeps the version they joined under; who has not must see the new one', async () => {
  const made = await makeMission(server)
  const [early, late] = [await member(), await member()]
  await ask(early, made)
  const changed = await makeMission(server, { goal: 5n, prize: UNIT }, made)
  expect(changed).toEqual({ id: made.id, version: 2 })
  expect(codeOf(await ask(late, made))).toBe('mission.changed')
  expect(valueOf<Mission>(await ask(late, changed))).toMatchObject({ goal: '5', prize: units(1) })
  expect(await missionIn(early, made.id)).toMatchObject({ version: 1, goal: '3', prize: units(2) })
  await Promise.all([spin(early, 3), spin(late, 3)])
  await expect.poll(async () => (await rewardsOf(early)).open).toMatchObject([{ amount: units(2) }])
  await expect.poll(async () => (await missionIn(late, made.id))?.progress).toBe('3')
  expect((await rewardsOf(late)).open).toEqual([])
})

test('with the next period progress begins anew, and every place is free again', async () => {
  const made = await makeMission(server, { places: 1 })
  nowMs = Date.UTC(2026, 10, 18, 23, 58)
  const owner = await member()
  await ask(owner, made)
  await spin(owner, 2)
  await expect.poll(async () => (await missionIn(owner, made.id))?.progress).toBe('2')
  const { endsAtMs } = (await missionIn(owner, made.id)) ?? { endsAtMs: 0 }
  expect(new Date(endsAtMs).toISOString()).toBe('2026-11-19T00:00:00.000Z')
  nowMs = endsAtMs
  expect(await missionIn(owner, made.id)).toMatchObject({ state: 'joinable', progress: '0', placesLeft: 1 })
  await ask(owner, made)
  await spin(owner, 1)
  await expect.poll(async () => (await missionIn(owner, made.id))?.progress).toBe('1')
  expect((await rewardsOf(owner)).open).toEqual([])
})

test('different games count once each', async () => {
  const made = await makeMission(server, { task: 'games', gameType: null, goal: 2n })
  const owner = await member()
  await ask(owner, made)
  await spin(owner, 3)
  await expect.poll(async () => (await missionIn(owner, made.id))?.progress).toBe('1')
  const dice = await openGame(owner.visitor, 'real', 'RONDA_DICE')
  nowMs += 1_000
  const bet = { side: 'under', chance: 5_000 }
  await dice.send('POST', '/play/v1/arcade/bet', { round: randomUUID(), stake: units(20), bet })
  await expect.poll(async () => (await missionIn(owner, made.id))?.state).toBe('done')
})

test('an empty fund keeps the reward until it is filled', async () => {
  const made = await makeMission(server, { goal: 1n, prize: 1_000n * UNIT })
  const owner = await member()
  await ask(owner, made)
  await spin(owner, 1)
  await expect.poll(async () => (await rewardsOf(owner)).open.length).toBe(1)
  const [reward] = (await rewardsOf(owner)).open
  const collect = () => owner.visitor.ask('POST', `/wps/rewards/${reward?.id}/collect`, { language: 'en' })
  expect(codeOf(await collect())).toBe('reward.fund_empty')
  await fillFund(server, 'MISSION', 1_000n * UNIT)
  expect(valueOf<Reward>(await collect())).toMatchObject({ state: 'collected' })
})

const save = (body: object) => staff.ask('POST', desk, body)
const decideAs = async (name: string, id: string, how: 'approve' | 'reject', body: object) =>
  (await signIn(server, name)).ask('POST', `${desk}/${id}/${how}`, body)
const wire = { ...threeRounds, goal: '3', prize: units(2) }

test('staff propose, change and stop a mission; each step is in the audit log with before and after', async () => {
  await freshen(server)
  const key = randomUUID()
  const asked = { key, id: null, version: 0, draft: wire }
  const added = valueOf<{ id: string; version: number }>(await save(asked))
  expect(valueOf(await save(asked))).toEqual(added)
  expect(codeOf(await save({ ...asked, draft: { ...wire, prize: units(3) } }))).toBe('wallet.key_reused')
  const change = { key: randomUUID(), ...added, draft: { ...wire, prize: units(3) } }
  expect(valueOf(await save(change))).toEqual({ id: added.id, version: 2 })
  expect(valueOf(await save(change))).toEqual({ id: added.id, version: 2 })
  expect(codeOf(await save({ ...change, draft: { ...wire, prize: units(4) } }))).toBe('mission.changed')
  await decideAs('supervisora', added.id, 'approve', { version: 2 })
  const stop = (version: number) => staff.ask('POST', `${desk}/${added.id}/offer`, { version, isOffered: false })
  for (const _ of [1, 2]) expect(valueOf(await stop(2))).toEqual({ id: added.id, version: 3 })
  const owner = await member()
  expect(await missionIn(owner, added.id)).toBeUndefined()
  expect(codeOf(await ask(owner, { id: added.id, version: 3 }))).toBe('mission.unknown')
  type AuditLog = {
    readonly list: readonly { readonly actor: string; readonly action: string; readonly detail: string }[]
  }
  const { list } = await staff.get<AuditLog>(`${calls.auditLog.list.path}?subject=mission:${added.id}`)
  expect(list.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'operador mission.stop',
    'supervisora mission.approve',
    'operador mission.change',
    'operador mission.add',
  ])
  expect(JSON.parse(list[2]?.detail ?? '{}')).toMatchObject({
    changes: [{ field: 'prize', before: units(2), after: units(3) }],
  })
})

test('nothing is offered before a colleague approves it, and a rejected change leaves what was in force', async () => {
  await freshen(server)
  const owner = await member()
  const { id } = valueOf<{ id: string }>(await save({ key: randomUUID(), id: null, version: 0, draft: wire }))
  expect(await missionIn(owner, id)).toBeUndefined()
  expect(codeOf(await ask(owner, { id, version: 1 }))).toBe('mission.unknown')
  expect(codeOf(await decideAs('operador', id, 'approve', { version: 1 }))).toBe('proposal.same_person')
  expect(await deskMission(id)).toMatchObject({ state: 'proposed', mayDecide: false, inForce: null })
  for (const _ of [1, 2]) expect((await decideAs('supervisora', id, 'approve', { version: 1 })).status).toBe(200)
  expect(codeOf(await decideAs('supervisora', id, 'reject', { version: 1, note: 'Too late' }))).toBe('mission.changed')
  expect(await missionIn(owner, id)).toMatchObject({ version: 1, prize: units(2) })
  await save({ key: randomUUID(), id, version: 1, draft: { ...wire, prize: units(900) } })
  expect(await deskMission(id)).toMatchObject({ state: 'proposed', inForce: { isOffered: true } })
  expect(await missionIn(owner, id)).toMatchObject({ version: 1, prize: units(2) })
  expect((await decideAs('supervisora', id, 'reject', { version: 2, note: 'Far too much' })).status).toBe(200)
  expect(await deskMission(id)).toMatchObject({ state: 'offered', version: 1 })
  const again = await save({ key: randomUUID(), id, version: 1, draft: { ...wire, prize: units(3) } })
  expect(valueOf(again)).toEqual({ id, version: 3 })
  expect(codeOf(await decideAs('supervisora', id, 'approve', { version: 2 }))).toBe('mission.changed')
  expect(valueOf(await ask(owner, { id, version: 1 }))).toMatchObject({ version: 1 })
})

test('stopping drops a change that waits; offering again waits for a colleague', async () => {
  await freshen(server)
  const { id } = await makeMission(server)
  await save({ key: randomUUID(), id, version: 1, draft: { ...wire, prize: units(900) } })
  const offer = (version: number, isOffered: boolean) =>
    staff.ask('POST', `${desk}/${id}/offer`, { version, isOffered })
  expect(valueOf(await offer(2, false))).toEqual({ id, version: 3 })
  expect(codeOf(await decideAs('supervisora', id, 'approve', { version: 2 }))).toBe('mission.changed')
  const owner = await member()
  expect(await missionIn(owner, id)).toBeUndefined()
  expect(valueOf(await offer(3, true))).toEqual({ id, version: 4 })
  expect(await missionIn(owner, id)).toBeUndefined()
  await decideAs('supervisora', id, 'approve', { version: 4 })
  expect(await missionIn(owner, id)).toMatchObject({ version: 4, prize: units(2) })
})

test('of ten colleagues’ requests to approve and reject at once one decision stands', async () => {
  await freshen(server)
  const { id } = valueOf<{ id: string }>(await save({ key: randomUUID(), id: null, version: 0, draft: wire }))
  const eva = await signIn(server, 'supervisora')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      eva.ask('POST', `${desk}/${id}/${at % 2 === 0 ? 'approve' : 'reject'}`, {
        version: 1,
        ...(at % 2 === 1 && { note: 'Not now' }),
      }),
    ),
  )
  const done = answers.flatMap(({ status }, at) => (status === 200 ? [at % 2] : []))
  expect(new Set(done).size).toBe(1)
  const isOffered = (await missionIn(await member(), id)) !== undefined
  expect(isOffered).toBe(done[0] === 0)
})

test.each([
  ['more rounds than are allowed', { goal: '201' }],
  ['a prize that is too large', { prize: units(1_001) }],
  ['rounds of no type of game', { gameType: null }],
  ['an end before the start', { fromMs: 2, untilMs: 1 }],
])('%s is refused', async (_name, over) => {
  await freshen(server)
  const answer = await save({ key: randomUUID(), id: null, version: 0, draft: { ...wire, ...over } })
  expect(codeOf(answer)).toBe('mission.draft')
})

test('a version never changes, whatever the code does', async () => {
  const { id } = await makeMission(server)
  const forcing = server.db.write((tx) => tx.updateTable('mission').set({ prize: 1n }).where('id', '=', id).execute())
  await expect(forcing).rejects.toThrow('mission')
})

test('a mission with a window is announced, opens and ends', async () => {
  const made = await makeMission(server, { fromMs: nowMs + minutes(5), untilMs: nowMs + minutes(10) })
  const owner = await member()
  expect(await missionIn(owner, made.id)).toMatchObject({ state: 'soon' })
  expect(codeOf(await ask(owner, made))).toBe('mission.unknown')
  nowMs += minutes(5)
  expect(await missionIn(owner, made.id)).toMatchObject({ state: 'joinable' })
  nowMs += minutes(5)
  expect(await missionIn(owner, made.id)).toBeUndefined()
})

test('a new brand has missions in both languages', async () => {
  const owner = await member()
  const { missions } = await read(owner)
  expect(missions.map(({ name }) => name)).toEqual(expect.arrayContaining(['Thirty spins', 'A good week']))
  await server.features.mission.options.db.read(async (tx) => {
    const rows = await tx.selectFrom('mission').selectAll().where('made_by', 'is', null).execute()
    expect(rows).toHaveLength(5)
  })
})
