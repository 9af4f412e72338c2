import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { openTestServer } from '../kit/testServer.ts'
import { ask, chargeOf, exclude, freeze, pay, read, setLimit, takeBreak } from '../kit/depositSteps.ts'
import { accountOf } from '../kit/poison.ts'
import { leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { openMoneyParties, type MoneyParties } from '../kit/moneyParties.ts'

const ROUNDS = 2
const PAYMENTS = 5

let server: Server
let parties: MoneyParties

beforeAll(async () => {
  server = await openTestServer()
  parties = await openMoneyParties(server)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const times = <Item>(count: number, make: (at: number) => Promise<Item>): Promise<Item[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

const cashOf = async (owner: Owner): Promise<bigint> => BigInt((await parties.balances(owner)).cash)
const UNIT = BigInt(units(1))

/** Waits until everything that was paid is credited or refunded, and returns the sum of each. */
async function outcome(owner: Owner, ids: readonly string[]) {
  const all = () => Promise.all(ids.map((id) => read(owner, id)))
  await expect
    .poll(async () =>
      (await all()).every(
        ({ state, toReturn, returned }) => (state === 'credited' || state === 'returned') && toReturn === returned,
      ),
    )
    .toBe(true)
  const deposits = await all()
  const charges = await Promise.all(ids.map((id) => chargeOf(parties, id)))
  const sum = (amounts: readonly (string | null)[]): bigint =>
    amounts.reduce((total, each) => total + BigInt(each ?? 0), 0n)
  const [paid, returned] = [sum(deposits.map((each) => each.paid)), sum(deposits.map((each) => each.returned))]
  // The refunds of the provider equal ours, and the member has the rest.
  expect(sum(charges.map(({ refunded }) => refunded))).toBe(returned)
  expect(await cashOf(owner)).toBe(paid - returned)
  return { given: (paid - returned) / UNIT, returned: returned / UNIT, deposits }
}

const open = (owner: Owner): Promise<string[]> => times(PAYMENTS, async () => (await ask(owner, 'bank', 50)).id)

test('many payments at once are credited exactly up to the limit', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = await parties.owner(0)
    const ids = await open(owner)
    await setLimit(owner, 'deposit', units(120))
    await Promise.all(ids.map((id) => pay(parties, id, 50)))
    expect(await outcome(owner, ids)).toMatchObject({ given: 120n, returned: 130n })
  }
})

test('cash through agents, transfers and payments at once are credited up to one limit', async () => {
  const owner = await parties.owner(0)
  await leaveWith(server, parties.agent, 5_000)
  const paid = await times(2, async () => (await ask(owner, 'bank', 50)).id)
  const codes = await times(3, async () => (await parties.deposit(owner, 'agentCash')).code)
  await setLimit(owner, 'deposit', units(120))
  const { visitor } = parties.agent
  await Promise.all([
    ...paid.map((id) => pay(parties, id, 50)),
    ...codes.map((code) => visitor.ask('POST', '/api/v1/deposits/cash/confirm', { code, amount: units(50) })),
    ...[1, 2].map(() => parties.send(parties.agent, owner, { amount: units(50) })),
  ])
  await expect
    .poll(async () => (await Promise.all(paid.map((id) => read(owner, id)))).every((each) => each.paid !== null))
    .toBe(true)
  await expect.poll(() => cashOf(owner)).toBeLessThanOrEqual(120n * UNIT)
  expect(await cashOf(owner)).toBeGreaterThanOrEqual(100n * UNIT)
})

const restrictions: readonly (readonly [string, (owner: Owner) => Promise<WireAnswer>])[] = [
  ['a break', takeBreak],
  ['an exclusion', exclude],
  ['a limit of nothing', (owner) => setLimit(owner, 'deposit', '0')],
  ['a freeze of deposits', (owner) => freeze(parties, owner, 'deposit')],
]

test.each(restrictions)(
  '%s during payments: each payment is credited or refunded completely, and none is credited afterwards',
  async (_, restrict) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = await parties.owner(0)
      const ids = await open(owner)
      const paying = ids.slice(1).map((id) => pay(parties, id, 50))
      const [restricted] = await Promise.all([restrict(owner), ...paying])
      expect(codeOf(restricted)).toBeUndefined()
      // The restriction was acknowledged: a first payment and a further one of each deposit now exceed it.
      await Promise.all(ids.map((id) => pay(parties, id, 30)))
      const counts = async () => (await Promise.all(ids.map((id) => read(owner, id)))).map((each) => each.paid)
      await expect.poll(counts).toEqual([units(30), units(80), units(80), units(80), units(80)])
      const { given, deposits } = await outcome(owner, ids)
      expect(given % 50n).toBe(0n)
      expect(given).toBeLessThanOrEqual(200n)
      expect(deposits[0]).toMatchObject({ state: 'returned', toReturn: units(30) })
      for (const each of deposits.slice(1)) expect([units(30), units(80)]).toContain(each.toReturn)
    }
  },
)

test.each(restrictions)('%s during a cash deposit: nothing moves after it was acknowledged', async (_, restrict) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = await parties.owner(0)
    await leaveWith(server, parties.agent, 1_000)
    const codes = await times(3, async () => (await parties.deposit(owner, 'agentCash')).code)
    const confirm = (code: string): Promise<WireAnswer> =>
      parties.agent.visitor.ask('POST', '/api/v1/deposits/cash/confirm', { code, amount: units(50) })
    const [, ...answers] = await Promise.all([restrict(owner), ...codes.slice(1).map(confirm)])
    expect(codeOf(await confirm(present(codes[0], 'a code')))).toBe('deposit.member_closed')
    const done = answers.filter((answer) => codeOf(answer) === undefined)
    expect(await cashOf(owner)).toBe(BigInt(done.length) * 50n * UNIT)
  }
})

const isAway = async (owner: Owner): Promise<boolean> => {
  const account = await accountOf(server, owner)
  return server.db.read((tx) => server.features.vendor.vendors.isAway(tx, account))
}

const onPlay: readonly (readonly [string, (owner: Owner) => Promise<WireAnswer>])[] = [
  ['a break', takeBreak],
  ['an exclusion', exclude],
  ['a limit on losses', (owner) => setLimit(owner, 'loss', units(5))],
  ['a limit on bets', (owner) => setLimit(owner, 'wager', units(5))],
  ['a limit on time', (owner) => setLimit(owner, 'session', '30')],
  ['a freeze of play', (owner) => freeze(parties, owner, 'play')],
]

test.each(onPlay)('%s returns money from a vendor, including money that is being moved there', async (_, restrict) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = await parties.owner(1_000)
    if (round % 2 === 0) await parties.move(owner, randomUUID())
    const [restricted] = await Promise.all([restrict(owner), parties.move(owner, randomUUID())])
    expect(codeOf(restricted)).toBeUndefined()
    await server.background.settle()
    expect(await isAway(owner)).toBe(false)
    expect(await parties.balances(owner)).toEqual({ cash: units(1_000), held: '0' })
    expect(codeOf(await parties.move(owner, randomUUID()))).toBeDefined()
  }
})

test('money that a vendor did not return at a restriction is returned by the job once the vendor answers', async () => {
  const owner = await parties.owner(1_000)
  const vendor = present(server.features.vendor.sandbox, 'the sandbox vendor')
  await parties.move(owner, randomUUID())
  await vendor.setMood('refuses')
  await takeBreak(owner)
  await server.background.settle()
  expect(await isAway(owner)).toBe(true)
  await vendor.setMood('works')
  await server.features.vendor.vendors.recallRestricted()
  expect(await isAway(owner)).toBe(false)
  const moves = await server.db.read(async (tx) =>
    tx
      .selectFrom('vendor_move')
      .select(['cause', 'state'])
      .where('owner', '=', await accountOf(server, owner))
      .orderBy('seq')
      .execute(),
  )
  expect(moves).toEqual([
    { cause: 'member', state: 'done' },
    { cause: 'restricted', state: 'refused' },
    { cause: 'restricted', state: 'done' },
  ])
})
