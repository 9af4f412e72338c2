import { randomUUID } from 'node:crypto'
import type { Raffle, RaffleProof } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, hours, minutes } from '@ronda/core'
import { checkRaffle, drawText, sha256Hex, type RaffleEntry } from '@ronda/fair'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { claim, countTickets } from '../../src/rewards/raffle/claim.actions.ts'
import { drawDue, freezeEnded } from '../../src/rewards/raffle/draw.actions.ts'
import { readEscrow } from '../../src/rewards/raffle/plan.actions.ts'
import { broughtBy, leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { bareMember, type Racer } from '../kit/missions.ts'
import { plannedRaffle, publishedRaffle } from '../kit/raffles.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { openGame, openTestServer, signIn, withoutPrizes } from '../kit/testServer.ts'
import { hasReadAll, whileUnread } from '../kit/unread.ts'

type Shown = Omit<Raffle, 'winners'> & {
  readonly winners: readonly { ticket: number; entrant: string; amount: string }[]
}
type Proof = Omit<RaffleProof, 'winners'> & Pick<Shown, 'winners'>

const UNIT = ATOMS_PER_UNIT
const CLAIM = '/wps/relay/MCS2_claimRafflePromotion'
const POT = 5n * UNIT

let server: Server
const clock = { at: Date.UTC(2026, 10, 18, 12), nowMs: () => clock.at }

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes(), clock })
  await fillFund(server, 'RAFFLE', 1_000n * UNIT)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const options = () => server.features.raffle.options
const free = async (): Promise<bigint> => {
  const { balance, reserved } = await readEscrow(options())
  return balance - reserved
}
const owner = (): Promise<Owner> => broughtBy(server, 'agente')
const claimBy = ({ visitor }: Owner, id: string) => visitor.ask('POST', CLAIM, { id, language: 'en' })
const listOf = ({ visitor }: Owner) =>
  visitor.get<{ notOffered: string | null; raffles: readonly Shown[] }>('/wps/raffles?language=en')
const shownIn = async (who: Owner, id: string): Promise<Shown | undefined> =>
  (await listOf(who)).raffles.find((each) => each.id === id)
const proofOf = ({ visitor }: Owner, id: string): Promise<Proof> => visitor.get<Proof>(`/wps/raffles/${id}?language=en`)

async function entriesOf({ visitor }: Owner, id: string): Promise<readonly RaffleEntry[]> {
  type Page = { readonly entries: readonly RaffleEntry[]; readonly next: number | null }
  const all: RaffleEntry[] = []
  for (let from: number | null = 1; from !== null;) {
    const page: Page = await visitor.get<Page>(`/wps/raffles/${id}/entries?from=${from}`)
    all.push(...page.entries)
    from = page.next
  }
  return all
}

/** The fault that the page `/verify` finds in a published raffle. */
async function faultIn(who: Owner, proof: Proof): Promise<string | undefined> {
  const { root, serverSeed, salt, signature, plan } = proof
  if (root === null || serverSeed === null) return 'not drawn'
  if (sha256Hex(proof.rule) !== proof.hash) return 'rule'
  const stock = plan.prizes.reduce((sum, { count }) => sum + count, 0)
  const text = drawText(salt, { root, signature })
  const entries = await entriesOf(who, proof.id)
  return checkRaffle({ ...proof, ...plan, stock, root, serverSeed, text, entries })?.fault
}

const claimed = async (id: string, who: Racer): Promise<void> => {
  const answer = await claim(options(), { id, who, device: null })
  if (!answer.ok) throw new Error(answer.error)
}

/** Counts a bet as the consumer does when the ledger publishes it. */
async function bet(who: Racer, valid: bigint, atMs = clock.at): Promise<void> {
  const { cash: wallet } = await options().walletStore.of(who.id)
  const own = { wallet, game: 'FERIA_DE_LUZ', gameType: 'RNG' as const, valid, atMs }
  await server.db.write((tx) => countTickets(tx, [own]))
}

/** Ends the raffles that were published last. A session would end meanwhile unless it is used. */
async function end(keeping?: Visitor): Promise<void> {
  const pass = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step += 1) {
      clock.at += minutes(5)
      await keeping?.get('/wps/member/info')
    }
  }
  await pass(4)
  await hasReadAll(server, 'rewards.raffle')
  await freezeEnded(options())
  await pass(2)
}

test('tickets for a claim and for bets, a draw that anybody computes again, and a prize that is collected once', async () => {
  const [before, id, who] = [await free(), await publishedRaffle(server), await owner()]
  expect(await free()).toBe(before - POT)
  await leaveWith(server, who, 100)
  const game = await openGame(who.visitor)
  const spin = () => game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1), bet: 'spin' })
  await spin()
  expect(await shownIn(who, id)).toMatchObject({ state: 'open', tickets: 0, prizes: 0, own: null, root: null })
  clock.at += 1_000
  // Two tabs get one free ticket, and so does the next press.
  await Promise.all([claimBy(who, id), claimBy(who, id)])
  expect((await claimBy(who, id)).status).toBe(200)
  clock.at += 1_000
  await spin()
  await expect.poll(async () => (await shownIn(who, id))?.own?.tickets).toBe(2)
  expect(await shownIn(who, id)).toMatchObject({ entrants: 1, tickets: 2, prizes: 1, own: { free: 1 } })
  await end(who.visitor)
  const [entry] = await entriesOf(who, id)
  expect(entry).toMatchObject({ first: 1, count: 2, entrant: (await shownIn(who, id))?.own?.entrant })
  expect(await proofOf(who, id)).toMatchObject({ state: 'closed', serverSeed: null, winners: [] })
  await Promise.all([drawDue(options()), drawDue(options())])
  const proof = await proofOf(who, id)
  expect(proof).toMatchObject({ state: 'drawn', winners: [{ entrant: entry?.entrant, amount: units(3) }] })
  expect(await faultIn(who, proof)).toBeUndefined()
  // What was not drawn is free again; the prize stays reserved until it is collected.
  expect(await free()).toBe(before - 3n * UNIT)
  type Rewards = { readonly open: readonly { id: string; fund: string; amount: string }[] }
  const { open } = await who.visitor.get<Rewards>('/wps/rewards?language=en')
  const prize = open.find(({ fund }) => fund === 'RAFFLE')
  expect(prize?.amount).toBe(units(3))
  const cash = async () => (await server.ledger.balanceOf(who.memberWallets.cash)).balance
  const had = await cash()
  for (const _ of [1, 2]) await who.visitor.send('POST', `/wps/rewards/${prize?.id}/collect`, { language: 'en' })
  expect(await cash()).toBe(had + 3n * UNIT)
  expect(await free()).toBe(before - 3n * UNIT)
})

test('of many who claim and bet at once every ticket is counted once, and the list adds up', async () => {
  const id = await publishedRaffle(server, { ticketsMax: 3 })
  const all = await Promise.all(Array.from({ length: 12 }, () => bareMember(server)))
  await Promise.all(all.flatMap((who) => [claimed(id, who), claimed(id, who)]))
  await Promise.all(all.flatMap((who, at) => [bet(who, BigInt(at) * (UNIT / 2n)), bet(who, UNIT / 2n)]))
  const tickets = all.map((_, at) => Math.min(3, 1 + Math.floor((at + 1) / 2)))
  const who = await owner()
  expect(await shownIn(who, id)).toMatchObject({ entrants: 12, tickets: tickets.reduce((sum, each) => sum + each, 0) })
  await end()
  // Two servers make the list final and draw.
  await Promise.all([freezeEnded(options()), drawDue(options()), drawDue(options())])
  const proof = await proofOf(who, id)
  expect(proof.winners).toHaveLength(3)
  expect(await faultIn(who, proof)).toBeUndefined()
  const counts = (await entriesOf(who, id)).map(({ count }) => count)
  const inOrder = (all: readonly number[]) => all.toSorted((a, b) => a - b)
  expect(inOrder(counts)).toEqual(inOrder(tickets))
})

test('a list is final only when all bets before the end have been counted', async () => {
  const id = await publishedRaffle(server)
  const who = await owner()
  const rootOf = async () => (await shownIn(who, id))?.root
  clock.at += minutes(20)
  await whileUnread(server, { consumer: 'rewards.raffle', atMs: clock.at - minutes(11) }, async () => {
    await freezeEnded(options())
    expect(await rootOf()).toBeNull()
  })
  await freezeEnded(options())
  expect(await rootOf()).toEqual(expect.any(String))
})

test('one free ticket a day, and none after the end', async () => {
  const [id, who] = [await publishedRaffle(server, { endsAtMs: clock.at + days(3) }), await bareMember(server)]
  for (const _ of [1, 2]) {
    await claimed(id, who)
    await claimed(id, who)
    clock.at += days(1)
  }
  const view = await claim(options(), { id, who, device: null })
  expect(view.ok && view.value.own).toMatchObject({ free: 3, tickets: 3 })
  clock.at += days(1)
  expect(await claim(options(), { id, who, device: null })).toMatchObject({ error: 'raffle.over' })
})

test('bets before joining, after the end or counted too late give no ticket, and members without tickets are in no list', async () => {
  const id = await publishedRaffle(server, { hasFree: false })
  const [early, late, none] = [await bareMember(server), await bareMember(server), await bareMember(server)]
  await bet(early, 5n * UNIT)
  clock.at += 1_000
  for (const each of [early, late, none]) await claimed(id, each)
  await bet(early, UNIT, clock.at - 1)
  await bet(early, 2n * UNIT)
  await bet(late, 2n * UNIT, clock.at + hours(2))
  await end()
  await bet(late, 2n * UNIT, clock.at - minutes(25))
  await drawDue(options())
  const who = await owner()
  const proof = await proofOf(who, id)
  expect(proof).toMatchObject({ entrants: 1, tickets: 2, state: 'drawn' })
  expect(proof.winners).toHaveLength(1)
  expect(await faultIn(who, proof)).toBeUndefined()
})

test('a draw that is interrupted draws nothing, and the next run draws the same', async () => {
  const [before, id] = [await free(), await publishedRaffle(server)]
  for (const _ of [1, 2]) await claimed(id, await bareMember(server))
  await end()
  const broken = { ...options().rewards, give: () => Promise.reject(new Error('no connection')) }
  await drawDue({ ...options(), rewards: broken })
  const who = await owner()
  expect(await proofOf(who, id)).toMatchObject({ state: 'closed', serverSeed: null, winners: [] })
  expect(await free()).toBe(before - POT)
  clock.at += hours(2)
  await drawDue(options())
  const proof = await proofOf(who, id)
  expect(proof.winners).toHaveLength(1)
  expect(await faultIn(who, proof)).toBeUndefined()
})

test('a raffle without tickets is drawn without prizes, and its money is free again', async () => {
  const [before, id, who] = [await free(), await publishedRaffle(server), await owner()]
  await end()
  await drawDue(options())
  const proof = await proofOf(who, id)
  expect(proof).toMatchObject({ state: 'drawn', tickets: 0, winners: [] })
  expect(await faultIn(who, proof)).toBeUndefined()
  expect(await free()).toBe(before)
})

test('a visitor sees what is published, with what can be won and without tickets', async () => {
  const [id, planned] = [await publishedRaffle(server), await plannedRaffle(server)]
  await claimBy(await owner(), id)
  const { raffles } = await new Visitor(server.origin).get<{ raffles: Shown[] }>('/wps/raffles/offers?language=en')
  expect(raffles.find((raffle) => raffle.id === id)).toMatchObject({ own: null, entrants: 1, tickets: 1, winners: [] })
  expect(raffles.some((raffle) => raffle.id === planned)).toBe(false)
})

describe('who gets no ticket', () => {
  test('who comes too early or too late, and for a raffle that is only planned', async () => {
    const who = await owner()
    const later = { startsAtMs: clock.at + hours(1), endsAtMs: clock.at + hours(2) }
    expect(codeOf(await claimBy(who, await publishedRaffle(server, later)))).toBe('raffle.not_yet')
    const id = await publishedRaffle(server)
    clock.at += minutes(10)
    expect(codeOf(await claimBy(who, id))).toBe('raffle.over')
    expect(codeOf(await claimBy(who, randomUUID()))).toBe('raffle.unknown')
    const planned = await plannedRaffle(server)
    expect(codeOf(await claimBy(who, planned))).toBe('raffle.unknown')
    expect(codeOf(await who.visitor.ask('GET', `/wps/raffles/${planned}?language=en`))).toBe('raffle.unknown')
  })

  test('a second member in the same browser', async () => {
    const [id, device] = [await publishedRaffle(server), Buffer.alloc(32, 7)]
    const claimIn = async (who: Racer) => claim(options(), { id, who, device })
    const first = await bareMember(server)
    expect((await claimIn(first)).ok).toBe(true)
    expect(await claimIn(await bareMember(server))).toMatchObject({ error: 'raffle.device' })
    expect((await claimIn(first)).ok).toBe(true)
  })

  test('an excluded member, who keeps the tickets from before', async () => {
    const [first, who] = [await publishedRaffle(server), await owner()]
    await claimBy(who, first)
    await who.visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
    const second = await publishedRaffle(server)
    const answer = await listOf(who)
    expect(answer.notOffered).toBe('restricted')
    expect(answer.raffles.map(({ id }) => id)).toEqual([first])
    for (const id of [first, second]) expect(codeOf(await claimBy(who, id))).toBe('raffle.not_offered')
  })

  test('staff and agents', async () => {
    const [id, agent] = [await publishedRaffle(server), await signIn(server, 'agente')]
    expect(codeOf(await agent.ask('POST', CLAIM, { id, language: 'en' }))).toBe('raffle.not_offered')
  })
})
