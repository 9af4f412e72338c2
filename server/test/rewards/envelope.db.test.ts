import { randomUUID } from 'node:crypto'
import { calls, type Envelope, type EnvelopeProof } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, minutes } from '@ronda/core'
import { bindClientSeed, checkSplit } from '@ronda/fair'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import { expireRains, readEscrow } from '../../src/rewards/envelope/rain.actions.ts'
import { closeEnded, payUnpaid, take } from '../../src/rewards/envelope/take.actions.ts'
import { planAt, publishEnvelope, publishEnvelopes, type Published } from '../kit/envelopes.ts'
import { broughtBy, type Owner } from '../kit/memberBalances.ts'
import { bareMember } from '../kit/missions.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

type Wire<Shown> = { readonly [Key in keyof Shown]: Shown[Key] extends bigint ? string : Shown[Key] }
type Own = { readonly amount: string; readonly position: number; readonly isPaid: boolean }
type Shown = Omit<Wire<Envelope>, 'own'> & { readonly own: Own | null }
type Proof = Omit<Wire<EnvelopeProof>, 'taken'> & {
  readonly taken: readonly { readonly clientSeed: string; readonly amount: string }[]
}

const UNIT = ATOMS_PER_UNIT
const DESK = '/api/v1/office/envelopes'

let server: Server
const clock = { at: Date.UTC(2026, 10, 18, 12), nowMs: () => clock.at }

beforeAll(async () => {
  server = await openTestServer({ clock })
  await fillFund(server, 'ENVELOPE', 1_000n * UNIT)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const options = () => server.features.envelope.options
const free = async (): Promise<bigint> => {
  const { balance, reserved } = await readEscrow(options())
  return balance - reserved
}
const seedFor = ({ commitment }: Published, text: string = randomUUID().slice(0, 16)): string =>
  bindClientSeed(text, commitment)
const takeBy = (owner: Owner, envelope: Published, clientSeed = seedFor(envelope)): Promise<WireAnswer> =>
  owner.visitor.ask('POST', `/wps/envelopes/${envelope.id}/take`, { clientSeed, language: 'en' })
const list = async (owner: Owner) =>
  owner.visitor.get<{ notOffered: string | null; envelopes: readonly Shown[] }>('/wps/envelopes?language=en')
const proofOf = async (owner: Owner, { id }: Published): Promise<Proof> =>
  owner.visitor.get<Proof>(`/wps/envelopes/${id}?language=en`)
const cashOf = async ({ memberWallets }: Owner): Promise<bigint> =>
  (await server.ledger.balanceOf(memberWallets.cash)).balance
const owner = (): Promise<Owner> => broughtBy(server, 'agente')
const shownIn = async (who: Owner, { id }: Published): Promise<Shown | undefined> =>
  (await list(who)).envelopes.find((each) => each.id === id)

/** The fault that the page `/verify` finds in a published envelope. */
function faultIn({ commitment, serverSeed, amount, least, shares, taken }: Proof): string | undefined {
  const units = (atoms: string): number => Number(BigInt(atoms) / BigInt(least))
  return checkSplit({
    commitment,
    serverSeed: serverSeed ?? '',
    units: units(amount),
    shares,
    taken: taken.map((share) => ({ clientSeed: share.clientSeed, units: units(share.amount) })),
  })?.fault
}

test('a share is paid at once, shown, named in the statement, and computed again from what is published', async () => {
  const [before, envelope, who] = [await free(), await publishEnvelope(server), await owner()]
  expect(await free()).toBe(before - 5n * UNIT)
  expect(await shownIn(who, envelope)).toMatchObject({ state: 'open', left: 5, own: null, serverSeed: null })
  const cash = await cashOf(who)
  const taken = await takeBy(who, envelope)
  expect(taken.status).toBe(200)
  const shown = await shownIn(who, envelope)
  expect(shown).toMatchObject({ left: 4, own: { position: 0, isPaid: true } })
  const amount = BigInt(shown?.own?.amount ?? '0')
  expect(await cashOf(who)).toBe(cash + amount)
  // Nobody sees what others got while shares are left.
  expect((await proofOf(who, envelope)).taken).toEqual([])
  clock.at += minutes(11)
  await closeEnded(options())
  const proof = await proofOf(who, envelope)
  expect(proof).toMatchObject({ state: 'over', taken: [{ amount: amount.toString() }] })
  expect(faultIn(proof)).toBeUndefined()
  // What nobody took is free again.
  expect(await free()).toBe(before - amount)
  const day = new Date(clock.at).toISOString().slice(0, 10)
  const path = `/api/v1/statement/bonuses?from=${day}&to=${day}&zone=UTC&limit=10`
  const { bonuses } = await who.visitor.get<{ bonuses: readonly object[] }>(path)
  expect(bonuses[0]).toMatchObject({ kind: 'envelope', amount: amount.toString() })
})

test('two tabs get one share, and the second text changes nothing', async () => {
  const [envelope, who] = [await publishEnvelope(server), await owner()]
  const cash = await cashOf(who)
  const answers = await Promise.all([takeBy(who, envelope), takeBy(who, envelope), takeBy(who, envelope)])
  const amounts = answers.map(({ body }) => (body as { value: Shown }).value.own?.amount)
  expect(new Set(amounts).size).toBe(1)
  expect(await cashOf(who)).toBe(cash + BigInt(amounts[0] ?? '0'))
  expect((await shownIn(who, envelope))?.left).toBe(4)
})

test('of a hundred who take at once five get a share, all is paid, and every share is right', async () => {
  const [before, envelope] = [await free(), await publishEnvelope(server)]
  const all = await Promise.all(Array.from({ length: 100 }, () => bareMember(server)))
  const answers = await Promise.all(
    all.map((who) => take(options(), { id: envelope.id, who, device: null, clientSeed: seedFor(envelope) })),
  )
  const got = answers.filter(({ ok }) => ok)
  expect(got).toHaveLength(5)
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))
  expect(new Set(refusals)).toEqual(new Set(['envelope.empty']))
  const proof = await proofOf(await owner(), envelope)
  expect(proof.state).toBe('taken')
  expect(faultIn(proof)).toBeUndefined()
  expect(proof.taken.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(5n * UNIT)
  expect(await free()).toBe(before - 5n * UNIT)
})

test('a payment that was interrupted is made once, and its money stays reserved meanwhile', async () => {
  const [before, envelope, who] = [await free(), await publishEnvelope(server), await bareMember(server)]
  const lost = { ...options().rewardFunds, pay: () => Promise.reject(new Error('no connection')) }
  const taking = { id: envelope.id, who, device: null, clientSeed: seedFor(envelope) }
  await expect(take({ ...options(), rewardFunds: lost }, taking)).rejects.toThrow('no connection')
  expect(await free()).toBe(before - 5n * UNIT)
  await payUnpaid(options(), -1)
  await payUnpaid(options(), -1)
  const repeated = await take(options(), taking)
  expect(repeated.ok && repeated.value.own?.isPaid).toBe(true)
  expect(await free()).toBe(before - 5n * UNIT)
})

describe('who gets nothing', () => {
  test.each<[string, (envelope: Published) => string, string]>([
    ['a text for another envelope', () => bindClientSeed('mine', 'b'.repeat(64)), 'envelope.seed'],
    ['a text without a commitment', () => 'mine', 'envelope.seed'],
  ])('%s', async (_name, seed, refusal) => {
    const envelope = await publishEnvelope(server)
    expect(codeOf(await takeBy(await owner(), envelope, seed(envelope)))).toBe(refusal)
  })

  test('who comes too early, too late, or without the level', async () => {
    const who = await owner()
    const later = await publishEnvelope(server, { firstAtMs: clock.at + minutes(1), windowMinutes: 1 })
    expect(codeOf(await takeBy(who, later))).toBe('envelope.not_yet')
    const high = await publishEnvelope(server, { rankMin: 1 })
    expect(await shownIn(who, high)).toMatchObject({ isBelowRank: true })
    expect(codeOf(await takeBy(who, high))).toBe('envelope.rank')
    clock.at += minutes(2)
    expect(codeOf(await takeBy(who, later))).toBe('envelope.over')
    expect(codeOf(await takeBy(who, { id: randomUUID(), commitment: later.commitment }))).toBe('envelope.unknown')
  })

  test('a second member in the same browser', async () => {
    const [envelope, device] = [await publishEnvelope(server), Buffer.alloc(32, 7)]
    const takeIn = async () => {
      const who = await bareMember(server)
      return take(options(), { id: envelope.id, who, device, clientSeed: seedFor(envelope) })
    }
    expect((await takeIn()).ok).toBe(true)
    expect(await takeIn()).toMatchObject({ error: 'envelope.device' })
  })

  test('an excluded member, who sees none either, except what they took before', async () => {
    const [first, who] = [await publishEnvelope(server), await owner()]
    await takeBy(who, first)
    await who.visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
    const second = await publishEnvelope(server)
    const answer = await list(who)
    expect(answer.notOffered).toBe('restricted')
    expect(answer.envelopes.map(({ id }) => id)).toEqual([first.id])
    expect(codeOf(await takeBy(who, second))).toBe('envelope.not_offered')
  })

  test('staff and agents', async () => {
    const envelope = await publishEnvelope(server)
    const agent = await signIn(server, 'agente')
    const body = { clientSeed: seedFor(envelope), language: 'en' }
    const path = `/wps/envelopes/${envelope.id}/take`
    expect(codeOf(await agent.ask('POST', path, body))).toBe('envelope.not_offered')
  })
})

describe('staff', () => {
  const plan = () => {
    const { amount, least, ...rest } = planAt(clock.at)
    return { ...rest, amount: amount.toString(), least: least.toString() }
  }

  test('one person plans, another publishes, and the audit log has both', async () => {
    const [ana, eva] = [await signIn(server, 'operador'), await signIn(server, 'supervisora')]
    const body = { key: randomUUID(), plan: plan(), reason: 'A rain' }
    const { id } = await ana.send<{ id: string }>('POST', DESK, body)
    expect((await ana.send<{ id: string }>('POST', DESK, body)).id).toBe(id)
    expect(codeOf(await ana.ask('POST', DESK, { ...body, reason: 'Another rain' }))).toBe('wallet.key_reused')
    expect(codeOf(await ana.ask('POST', `${DESK}/${id}/approve`, {}))).toBe('reward.same_person')
    const before = await free()
    const rain = await eva.send<{ state: string }>('POST', `${DESK}/${id}/approve`, {})
    expect(rain).toMatchObject({ state: 'published', decidedBy: 'supervisora' })
    // A second click reserves nothing more.
    await eva.send('POST', `${DESK}/${id}/approve`, {})
    expect(await free()).toBe(before - 5n * UNIT)
    type Entries = { readonly list: readonly { readonly actor: string; readonly action: string }[] }
    const { list: entries } = await ana.get<Entries>(`${calls.auditLog.list.path}?subject=envelopeRain:${id}`)
    expect(entries.map(({ actor, action }) => `${actor} ${action}`).toSorted()).toEqual([
      'operador envelope.propose',
      'supervisora envelope.publish',
    ])
  })

  test('nothing is published that the fund does not have, also of two at the same time', async () => {
    const amount = ((await free()) / UNIT) * UNIT
    const over = { amount, least: UNIT / 10n, shares: 5 }
    const both = await Promise.allSettled([publishEnvelopes(server, over), publishEnvelopes(server, over)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await free()).toBeLessThan(UNIT)
    clock.at += hours(1)
    await closeEnded(options())
    expect(await free()).toBeGreaterThanOrEqual(amount)
  })

  test('a plan that nobody decides expires, and one that is wrong is refused', async () => {
    const ana = await signIn(server, 'operador')
    const { id } = await ana.send<{ id: string }>('POST', DESK, { key: randomUUID(), plan: plan(), reason: 'A rain' })
    clock.at += minutes(10)
    await expireRains(options())
    const { rains } = await ana.get<{ rains: readonly { id: string; state: string }[] }>(DESK)
    expect(rains.find((each) => each.id === id)?.state).toBe('expired')
    const early = { ...plan(), firstAtMs: clock.at - minutes(1) }
    expect(codeOf(await ana.ask('POST', DESK, { key: randomUUID(), plan: early, reason: 'A rain' }))).toBe(
      'envelope.plan',
    )
  })
})

test('the database itself refuses more than the pot, and one person who decides alone', async () => {
  const envelope = await publishEnvelope(server)
  const more = sql`update envelope set taken = amount + 1 where id = ${envelope.id}`
  await expect(server.db.write((tx) => more.execute(tx))).rejects.toThrow('check constraint')
  const alone = sql`update envelope_rain set decided_by = proposed_by where state = 'published'`
  await expect(server.db.write((tx) => alone.execute(tx))).rejects.toThrow('envelope_rain_two_people')
})
