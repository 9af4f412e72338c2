import { randomUUID } from 'node:crypto'
import type { MoneyPolicy } from '@ronda/contract'
import { addDays, ATOMS_PER_UNIT, days } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import type { Server } from '../../src/app/server.ts'
import { settleAll } from '../../src/rewards/rank/rank.actions.ts'
import { rankConsumer } from '../../src/rewards/rank/rank.jobs.ts'
import { dayOf } from '../../src/rewards/rank/rank.ts'
import { broughtBy, leaveWith, type Owner } from '../kit/memberBalances.ts'
import { changeMoney } from '../kit/office.ts'
import { accountOf } from '../kit/poison.ts'
import { betFor } from '../kit/ranks.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { GAME, newTrial, openGame, openTestServer, signIn, withoutPrizes } from '../kit/testServer.ts'

const UNIT = ATOMS_PER_UNIT
const units = (count: number): string => (BigInt(count) * UNIT).toString()

type Read = {
  readonly level: number
  readonly label: string
  readonly since: string | null
  readonly valid: string
  readonly next: { readonly level: number; readonly needed: string; readonly missing: string } | null
  readonly keeps: { readonly needed: string; readonly until: string } | null
  readonly ranks: readonly { readonly turnover: number; readonly name: string; readonly picture: string }[]
  readonly days: readonly { readonly day: string; readonly valid: string }[]
  readonly changes: readonly {
    readonly from: number
    readonly to: number
    readonly valid: string
    readonly needed: string
  }[]
}
type Listed = {
  readonly openAmount: string
  readonly open: readonly {
    readonly id: string
    readonly name: string
    readonly amount: string
    readonly fund: string
  }[]
}

const ranks: MoneyPolicy['ranks'] = [
  { turnover: 100, rebateExtra: 100, levelUp: 1, birthday: 1 },
  { turnover: 500, rebateExtra: 250, levelUp: 5, birthday: 4 },
  { turnover: 1_000, rebateExtra: 300, levelUp: 0, birthday: 8 },
  { turnover: 5_000, rebateExtra: 400, levelUp: 10, birthday: 20 },
  { turnover: 20_000, rebateExtra: 500, levelUp: 50, birthday: 100 },
]

const clock = { at: Date.now(), nowMs: () => clock.at }
let server: Server

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes(), clock })
  await changeMoney(server, (money) => ({ ...money, ranks }))
  await fillFund(server, 'RANK', 10_000n * UNIT)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const read = ({ visitor }: Pick<Owner, 'visitor'>): Promise<Read> => visitor.get<Read>('/wps/rank?language=en')
const rewardsOf = ({ visitor }: Owner): Promise<Listed> => visitor.get<Listed>('/wps/rewards?language=en')
const bet = (owner: Owner, count: number, atMs = clock.at): Promise<void> =>
  betFor(server, owner.memberWallets.cash, count, atMs)
const options = () => server.features.rank.options
const today = (): string => dayOf(clock.at)

type Named = Owner & { readonly username: string }

async function member(): Promise<Named> {
  const owner = await broughtBy(server, 'agente')
  await leaveWith(server, owner, 2_000)
  const { account: username } = await owner.visitor.get<{ account: string }>('/wps/member/info')
  return { ...owner, username }
}

/** Signed in again: sessions end within the days that pass. */
const again = async (owner: Named): Promise<Named> => ({ ...owner, visitor: await signIn(server, owner.username) })

async function spin({ visitor }: Owner, times: number, stake: number): Promise<void> {
  const game = await openGame(visitor)
  for (let at = 0; at < times; at += 1) {
    await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(stake), bet: 'spin' })
  }
}

test('bets raise the rank at once, the gift waits in the rewards, and it is collected as cash', async () => {
  const owner = await member()
  expect(await read(owner)).toMatchObject({ level: 0, label: '', since: null, valid: '0', keeps: null, changes: [] })
  await spin(owner, 6, 20)
  // The game keeps 4 % of the stakes: they count in full.
  await expect.poll(() => read(owner)).toMatchObject({ level: 1, label: 'Bronze', valid: units(120) })
  const found = await read(owner)
  expect(found).toMatchObject({
    since: today(),
    next: { level: 2, needed: units(500), missing: units(380) },
    keeps: { needed: units(100), until: addDays(today(), 30) },
    changes: [{ from: 0, to: 1, needed: units(100) }],
  })
  expect(BigInt(found.changes[0]?.valid ?? 0)).toBeGreaterThanOrEqual(100n * UNIT)
  expect(found.days).toHaveLength(30)
  expect(found.days.at(-1)).toEqual({ day: today(), valid: units(120) })
  expect(found.ranks.map(({ turnover, name }) => [turnover, name])).toEqual([
    [100, 'Bronze'],
    [500, 'Silver'],
    [1_000, 'Gold'],
    [5_000, 'Platinum'],
    [20_000, 'Diamond'],
  ])
  const { open } = await rewardsOf(owner)
  expect(open).toMatchObject([{ fund: 'RANK', name: 'You reached Bronze', amount: units(1) }])
  const before = (await server.ledger.balanceOf(owner.memberWallets.cash)).balance
  const collected = await owner.visitor.ask('POST', `/wps/rewards/${open[0]?.id ?? ''}/collect`, { language: 'en' })
  expect(valueOf(collected)).toMatchObject({ state: 'collected' })
  expect((await server.ledger.balanceOf(owner.memberWallets.cash)).balance).toBe(before + UNIT)
})

test('the member info and the sign-in have the rank, in the language of the member', async () => {
  const owner = await member()
  expect(await owner.visitor.get('/wps/member/info')).toMatchObject({ isVip: false, vipLabel: '', vipRank: 0 })
  await bet(owner, 1_000)
  const info = await owner.visitor.get<{ account: string }>('/wps/member/info')
  expect(info).toMatchObject({ isVip: true, vipLabel: 'Oro', vipRank: 3 })
  await owner.visitor.send('PUT', '/wps/member/language', { language: 'en' })
  expect(await owner.visitor.get('/wps/member/info')).toMatchObject({ vipLabel: 'Gold' })
})

test('several ranks at once give each gift once, also after a fall; a rank without a gift gives none', async () => {
  const owner = await member()
  await bet(owner, 5_000)
  const names = async () => (await rewardsOf(owner)).open.map(({ name }) => name).toSorted()
  expect(await names()).toEqual(['You reached Bronze', 'You reached Platinum', 'You reached Silver'])
  await bet(owner, 15_000)
  expect((await read(owner)).next).toBeNull()
  expect(await names()).toHaveLength(4)
  expect((await read(owner)).changes).toMatchObject([
    { from: 4, to: 5 },
    { from: 0, to: 4, needed: units(5_000) },
  ])
})

const roundOf = (owner: Owner, stake: number, more: object = {}) => ({
  topic: 'money.batch',
  atMs: clock.at,
  body: [
    {
      type: 'round',
      game: GAME,
      mode: 'real',
      currency: 'USD',
      stake: units(stake),
      win: '0',
      at: new Date(clock.at).toISOString(),
      wallet: owner.memberWallets.cash,
      seq: 1,
      ...more,
    },
  ],
})

test.each([
  ['a stake that was taken back', { isTakenBack: true }],
  ['free play', { mode: 'free' }],
  ['a round without a stake', { stake: '0' }],
  ['a game that nobody knows', { game: 'NO_SUCH_GAME' }],
])('%s does not count', async (_, more) => {
  const owner = await member()
  await server.db.write((tx) => rankConsumer(options()).consume(tx, [roundOf(owner, 1_000, more)], { isRetry: false }))
  expect(await read(owner)).toMatchObject({ level: 0, valid: '0' })
})

test('batches at the same time with the same wallets count every bet once, and give each gift once', async () => {
  const owners = [await member(), await member()]
  const consumer = rankConsumer(options())
  const batch = (list: readonly Owner[]) =>
    server.db.write((tx) =>
      consumer.consume(
        tx,
        list.map((owner) => roundOf(owner, 100)),
        { isRetry: false },
      ),
    )
  await Promise.all(Array.from({ length: 8 }, (_, at) => batch(at % 2 === 0 ? owners : owners.toReversed())))
  for (const owner of owners) {
    expect(await read(owner)).toMatchObject({ level: 2, valid: units(800) })
    expect((await rewardsOf(owner)).open).toHaveLength(2)
  }
})

test('with other rules nobody falls at once, and a rank that became easier is given by the job', async () => {
  const [owner, other] = [await member(), await member()]
  await bet(owner, 500)
  await changeMoney(server, (money) => ({
    ...money,
    ranks: money.ranks.map((rank, at) => (at === 1 ? { ...rank, turnover: 600 } : rank)),
  }))
  await settleAll(options())
  expect(await read(owner)).toMatchObject({ level: 2, keeps: { needed: units(600), until: addDays(today(), 30) } })
  await bet(other, 550)
  expect(await read(other)).toMatchObject({ level: 1, next: { level: 2, missing: units(50) } })
  await changeMoney(server, (money) => ({ ...money, ranks }))
  expect(await read(other)).toMatchObject({ level: 1, next: { level: 3 } })
  await settleAll(options())
  expect(await read(other)).toMatchObject({ level: 2, changes: [{ from: 1, to: 2, needed: units(500) }, {}] })
})

test('open pages are told of another rank once it is committed', async () => {
  const owner = await member()
  const told: string[] = []
  const consumer = rankConsumer({ ...options(), onChanged: (account) => void told.push(account) })
  for (const stake of [100, 1]) {
    const events = [roundOf(owner, stake)]
    await server.db.write((tx) => consumer.consume(tx, events, { isRetry: false }))
    consumer.afterCommit?.(events)
  }
  expect(told).toEqual([await accountOf(server, owner)])
})

test('a rank that the bets no longer support falls by one, a month after the last change, with its reason', async () => {
  let owner = await member()
  await bet(owner, 1_000)
  expect(await read(owner)).toMatchObject({ level: 3, keeps: { until: addDays(today(), 30) } })
  clock.at += days(29)
  owner = await again(owner)
  await settleAll(options())
  expect(await read(owner)).toMatchObject({ level: 3, keeps: { until: addDays(today(), 1) } })
  clock.at += days(1)
  owner = await again(owner)
  await Promise.all([settleAll(options()), settleAll(options())])
  expect(await read(owner)).toMatchObject({
    level: 2,
    valid: '0',
    since: today(),
    keeps: { until: addDays(today(), 30) },
    changes: [
      { from: 3, to: 2, valid: '0', needed: units(1_000) },
      { from: 0, to: 3 },
    ],
  })
  clock.at += days(29)
  await settleAll(options())
  owner = await again(owner)
  expect((await read(owner)).level).toBe(2)
  clock.at += days(1)
  await settleAll(options())
  owner = await again(owner)
  expect((await read(owner)).level).toBe(1)
  // Reached again, a rank gives no second gift.
  const gifts = (await rewardsOf(owner)).open.length
  await bet(owner, 500)
  expect((await read(owner)).level).toBe(2)
  expect((await rewardsOf(owner)).open).toHaveLength(gifts)
})

test('days that count no more are removed, the history stays', async () => {
  let owner = await member()
  await bet(owner, 100)
  clock.at += days(61)
  owner = await again(owner)
  await settleAll(options())
  const { cash } = owner.memberWallets
  const left = await server.db.read((tx) =>
    tx.selectFrom('rank_day').select('day').where('wallet', '=', cash).execute(),
  )
  expect(left).toEqual([])
  expect((await read(owner)).changes).toHaveLength(2)
})

test('the rank makes the rebate of later bets larger, and of no earlier ones', async () => {
  const owner = await member()
  type Rebate = {
    readonly extra: number
    readonly lines: readonly { readonly extra: number; readonly permille: number; readonly amount: object }[]
  }
  const rebate = () => owner.visitor.get<Rebate>('/wps/rebate?language=en')
  await spin(owner, 1, 1)
  await expect.poll(async () => (await rebate()).lines.length).toBe(1)
  await bet(owner, 500)
  await spin(owner, 1, 1)
  await expect.poll(async () => (await rebate()).lines.length).toBe(2)
  const { lines, extra } = await rebate()
  expect(extra).toBe(250)
  expect(lines.map((line) => line.extra).toSorted((one, other) => one - other)).toEqual([0, 250])
  expect(lines.every(({ permille }) => permille === 100)).toBe(true)
  // 1 × 4 % × 10 % × 1.25, in atoms.
  expect(lines.find((line) => line.extra === 250)?.amount).toEqual({ numerator: '500', denominator: '1' })
})

test('agents without bets and trial accounts have no rank', async () => {
  expect(await read({ visitor: await signIn(server, 'agente') })).toMatchObject({ level: 0, label: '' })
  const trial = await newTrial(server)
  expect(codeOf(await trial.ask('GET', '/wps/rank?language=en'))).toBe('session.trial')
  expect(await trial.get('/wps/member/info')).toMatchObject({ isVip: false, vipLabel: '', vipRank: 0 })
})

test('the history of ranks cannot be changed', async () => {
  const owner = await member()
  await bet(owner, 100)
  const account = await accountOf(server, owner)
  const forge = server.db.write((tx) =>
    tx.updateTable('rank_change').set({ valid: 0n }).where('account', '=', account).execute(),
  )
  await expect(forge).rejects.toThrow('what is written in the books stays')
})
