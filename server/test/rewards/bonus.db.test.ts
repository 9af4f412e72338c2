import { randomUUID } from 'node:crypto'
import type { Bonus, BonusLine } from '@ronda/contract'
import { days, minutes, present } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import { bonusConsumer, reviewDue } from '../../src/rewards/bonus/bonus.jobs.ts'
import { review } from '../../src/rewards/bonus/run.actions.ts'
import { termsHashOf } from '../../src/rewards/bonus/terms.ts'
import { broughtBy, leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { bonusMoneyOf, FIFTY, offerBonus } from '../kit/memberBonuses.ts'
import { openMoneyParties } from '../kit/moneyParties.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { accountOf } from '../kit/poison.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { GAME, openGame, openTestServer, withoutPrizes } from '../kit/testServer.ts'

type Wire<Of> = { readonly [Name in keyof Of]: Of[Name] extends bigint ? string : Of[Name] }
type Read = {
  readonly isOffered: boolean
  readonly active: Wire<Bonus> | null
  readonly lines: readonly Wire<BonusLine>[]
  readonly offered: readonly Wire<Bonus>[]
  readonly past: readonly Wire<Bonus>[]
}

const UNIT = 100_000n

let server: Server
let nowMs = Date.UTC(2026, 10, 18, 12)

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes(), clock: { nowMs: () => nowMs } })
  await changeMoney(server, withoutWaits)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

let owner: Owner
let account: string
beforeEach(async () => {
  owner = await broughtBy(server, 'agente')
  await leaveWith(server, owner, 400)
  account = await accountOf(server, owner)
})

const options = () => server.features.bonus.options
const read = (of: Owner = owner): Promise<Read> => of.visitor.get('/api/v1/bonuses?language=en')
const ask = (id: string, act: 'accept' | 'cancel', body: object = {}, by: Owner = owner): Promise<WireAnswer> =>
  by.visitor.ask('POST', `/api/v1/bonuses/${id}/${act}`, body)
const accept = (id: string): Promise<WireAnswer> => ask(id, 'accept', { termsHash: termsHashOf(FIFTY) })
const fund = () => server.features.rewardFund.rewardFunds.balanceOf('BONUS', 'USD')
const cash = async () => (await owner.visitor.get<{ cash: string }>('/wps/v2/wallets/balance')).cash
const running = (over: Parameters<typeof offerBonus>[2] = {}) =>
  offerBonus(server, account, { ...over, isAccepted: true })

/** Plays with bonus money; without prizes every stake is lost. */
async function play(times: number, stake = UNIT): Promise<WireAnswer> {
  const game = await openGame(owner.visitor, 'bonus')
  let last: WireAnswer | undefined
  for (let at = 0; at < times; at += 1) {
    nowMs += 1_000
    last = await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: stake.toString(), bet: 'spin' })
  }
  return present(last, 'a spin')
}

test('a bonus is offered, accepted under its terms, and money comes from the fund', async () => {
  const id = await offerBonus(server, account)
  const before = await fund()
  const { offered, active } = await read()
  expect(active).toBeNull()
  expect(offered).toMatchObject([{ id, name: 'A bonus of a test', state: 'offered', target: units(50) }])
  expect(present(offered[0], 'the offer').text.join(' ')).toContain('1 × the bonus of $50')
  expect(codeOf(await ask(id, 'accept', { termsHash: '0'.repeat(64) }))).toBe('bonus.terms_changed')
  for (const _ of [1, 2]) expect(valueOf(await accept(id))).toEqual({ state: 'active' })
  expect(await fund()).toBe(before - FIFTY.amount)
  expect(await bonusMoneyOf(server, owner)).toBe(FIFTY.amount)
  expect((await read()).active).toMatchObject({ state: 'active', progress: '0', expiresAtMs: nowMs + days(7) })
  expect(await cash()).toBe(units(400))
})

test('each bet moves the meter by stake × weight, with the formula; a stake above the largest is refused', async () => {
  await running()
  await play(5)
  await expect.poll(async () => (await read()).active?.progress).not.toBe('0')
  await expect.poll(async () => (await read()).lines[0]?.bets).toBe(5)
  const { active, lines } = await read()
  const [line] = lines
  expect(line).toMatchObject({ gameCode: GAME, staked: units(5) })
  expect(active?.progress).toBe(line?.valid)
  expect(active?.ifCancelled).toEqual({ balance: units(45), toCash: '0', toFund: units(45) })
  expect(codeOf(await play(1, 10n * UNIT))).toBe('bonus.stake_too_large')
  expect(await cash()).toBe(units(400))
})

test('at the target, what is left becomes cash, once', async () => {
  const id = await running({ amount: 20n * UNIT })
  // The meter is moved to just before its end; the next bet reaches it.
  await server.db.write((tx) =>
    tx
      .updateTable('member_bonus')
      .set({ progress: 20n * UNIT - 1n })
      .where('id', '=', id)
      .execute(),
  )
  await play(1)
  await expect.poll(async () => (await read()).past[0]?.state).toBe('completed')
  expect(await cash()).toBe(units(419))
  for (const _ of [1, 2]) await review(options(), id)
  expect(await cash()).toBe(units(419))
  expect((await read()).past[0]?.steps.map(({ cause, amount }) => [cause, amount])).toEqual([
    ['given', null],
    ['turn', null],
    ['paid', units(20)],
    ['target', null],
    ['settled', units(19)],
  ])
  expect(codeOf(await ask(id, 'cancel'))).toBe('bonus.over')
})

test('a cancelled bonus goes back to the fund, cash stays, and a withdrawal is possible only then', async () => {
  const before = await fund()
  const id = await running()
  const parties = await openMoneyParties(server)
  const withdrawing = await parties.withdrawer(owner)
  const withdraw = () => withdrawing(randomUUID())
  expect(codeOf(await withdraw())).toBe('bonus.running')
  await play(2)
  for (const _ of [1, 2]) expect(valueOf(await ask(id, 'cancel'))).toEqual({ state: 'cancelled' })
  expect(await fund()).toBe(before + 48n * UNIT)
  expect(await cash()).toBe(units(400))
  expect(await bonusMoneyOf(server, owner)).toBe(0n)
  // Cash was never part of the bonus.
  expect((await withdraw()).status).toBe(200)
})

test('nobody sees or ends the bonus of somebody else', async () => {
  const id = await running()
  const other = await broughtBy(server, 'agente')
  expect(codeOf(await ask(id, 'cancel', {}, other))).toBe('bonus.unknown')
  expect((await read(other)).active).toBeNull()
  expect((await read()).active?.id).toBe(id)
})

test('one runs at a time; the next starts when the first has ended, and its days begin then', async () => {
  const first = await running()
  const second = await offerBonus(server, account)
  expect(valueOf(await accept(second))).toEqual({ state: 'waiting' })
  nowMs += minutes(1)
  await ask(first, 'cancel')
  expect((await read()).active).toMatchObject({ id: second, state: 'active', expiresAtMs: nowMs + days(7) })
})

test('one that its fund cannot pay waits, and starts once it can', async () => {
  const id = await offerBonus(server, account)
  const { rewardFunds } = server.features.rewardFund
  const to = owner.memberWallets.cash
  const all = await fund()
  await rewardFunds.pay({ id: server.ids.named('test', id), fund: 'BONUS', to, currency: 'USD', amount: all })
  expect(valueOf(await accept(id))).toEqual({ state: 'waiting' })
  await fillFund(server, 'BONUS', 1_000n * UNIT)
  await reviewDue(options())
  expect((await read()).active).toMatchObject({ id, state: 'active' })
})

test('at the second at which its time is over no stake is accepted, and the rest goes back', async () => {
  const id = await running()
  const game = await openGame(owner.visitor, 'bonus')
  const spin = () => game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1), bet: 'spin' })
  // Nobody stays signed in for seven days.
  const endsAt = new Date(nowMs + minutes(1))
  await server.db.write((tx) =>
    tx.updateTable('member_bonus').set({ expires_at: endsAt }).where('id', '=', id).execute(),
  )
  nowMs = endsAt.getTime() - 5_000
  await review(options(), id)
  expect((await spin()).status).toBe(200)
  nowMs = endsAt.getTime()
  await review(options(), id)
  expect(codeOf(await spin())).toBe('bonus.none_active')
  // The bet of the last second is counted first.
  await expect.poll(async () => (await read()).past[0]?.state).toBe('expired')
  expect(await bonusMoneyOf(server, owner)).toBe(0n)
})

test('a break does not cost the bonus, an exclusion ends it, and nobody excluded is offered one', async () => {
  await running()
  const waiting = await offerBonus(server, account)
  const exclusion = { key: randomUUID(), months: 6 }
  valueOf(await owner.visitor.ask('POST', '/api/v1/control/exclusion', exclusion))
  await expect.poll(async () => (await read()).active).toBeNull()
  const { isOffered, offered, past } = await read()
  expect({ isOffered, offered }).toEqual({ isOffered: false, offered: [] })
  expect(past.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
  expect(past.every(({ steps }) => steps.some(({ cause }) => cause === 'excluded'))).toBe(true)
  expect(codeOf(await accept(waiting))).toBe('bonus.over')
  const names = { es: 'a', en: 'a' }
  const granting = { account, terms: FIFTY, names, source: 'test', key: randomUUID(), isAccepted: false }
  expect(await server.features.bonus.grant(granting)).toEqual({ ok: false, error: 'bonus.not_offered' })
  expect(await cash()).toBe(units(400))
})

test('a break puts the end off until a day after', async () => {
  const id = await running({ days: 1 })
  valueOf(await owner.visitor.ask('POST', '/api/v1/control/time-out', { key: randomUUID(), days: 3 }))
  nowMs += days(2)
  await review(options(), id)
  const row = await server.db.read((tx) =>
    tx.selectFrom('member_bonus').select(['state', 'expires_at']).where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(row).toEqual({ state: 'active', expires_at: new Date(nowMs + days(1)) })
  nowMs += days(2)
  await review(options(), id)
  expect(
    (
      await server.db.read((tx) =>
        tx.selectFrom('member_bonus').select('state').where('id', '=', id).executeTakeFirstOrThrow(),
      )
    ).state,
  ).toBe('expired')
})

test('the same key gives one bonus, other terms under it are refused, and terms never change', async () => {
  const key = randomUUID()
  const [one, two] = [await offerBonus(server, account, { key }), await offerBonus(server, account, { key })]
  expect(one).toBe(two)
  const granting = { account, names: { es: 'a', en: 'a' }, source: 'test', key, isAccepted: false }
  const others = { ...FIFTY, multiple: 2 }
  expect(await server.features.bonus.grant({ ...granting, terms: others })).toEqual({
    ok: false,
    error: 'wallet.key_reused',
  })
})

test('a rollback takes away what its bet had added, whichever is known first, and twice is once', async () => {
  const id = await running()
  const { wallet, began_seq: began } = await server.db.read((tx) =>
    tx.selectFrom('member_bonus').select(['wallet', 'began_seq']).where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const consumer = bonusConsumer(options(), { run: () => {} })
  const event = (seq: number, isTakenBack: boolean) => ({
    topic: 'money.batch',
    atMs: nowMs,
    body: [
      {
        type: 'round',
        game: GAME,
        mode: 'bonus',
        currency: 'USD',
        stake: units(1),
        win: '0',
        at: new Date(nowMs).toISOString(),
        wallet,
        seq: (began ?? 0) + seq,
        ...(isTakenBack && { isTakenBack }),
      },
    ],
  })
  const consume = (...events: ReturnType<typeof event>[]) =>
    server.db.write((tx) => consumer.consume(tx, events, { isRetry: false }))
  const progress = async () => BigInt((await read()).active?.progress ?? '-1')
  await consume(event(1, false))
  const one = await progress()
  expect(one).toBeGreaterThan(0n)
  await consume(event(1, false), event(2, false))
  expect(await progress()).toBe(2n * one)
  await consume(event(2, true))
  await consume(event(2, false), event(2, true))
  expect(await progress()).toBe(one)
  await consume(event(3, true))
  await consume(event(3, false))
  expect(await progress()).toBe(one)
  // A bet from before the bonus began belongs to another one.
  await consume(event(0, false))
  expect(await progress()).toBe(one)
})

test('a cancel, a second tab, the last bet and the job at once: one end, and no money is made or lost', async () => {
  const total = async () => (await fund()) + (await bonusMoneyOf(server, owner)) + BigInt(await cash())
  const id = await running()
  const before = await total()
  const game = await openGame(owner.visitor, 'bonus')
  const spin = () => game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1), bet: 'spin' })
  const answers = await Promise.all([spin(), ask(id, 'cancel'), ask(id, 'cancel'), spin(), review(options(), id)])
  expect(answers.filter((answer) => (answer?.status ?? 0) >= 500)).toEqual([])
  await expect.poll(async () => (await read()).past[0]?.state).toBe('cancelled')
  const { past, lines } = await read()
  expect(lines).toEqual([])
  const staked = answers.filter((answer) => answer?.status === 200).length - 2
  expect(before - (await total())).toBe(BigInt(staked) * UNIT)
  expect(past[0]?.steps.filter(({ state }) => state === 'cancelled')).toHaveLength(1)
})

test('the chance is computed once for equal terms, with its number of runs and its error', async () => {
  const id = await offerBonus(server, account)
  type Chance = { readonly state: string; readonly chance: { readonly runs: number; readonly error: number } | null }
  const chance = () => owner.visitor.get<Chance>(`/api/v1/bonuses/${id}/chance?language=en`)
  await expect.poll(async () => (await chance()).state, { timeout: 60_000 }).toBe('ready')
  const { chance: found } = await chance()
  expect(found?.runs).toBeGreaterThanOrEqual(200)
  expect(found?.error).toBeLessThan(0.08)
  expect(await chance()).toEqual(await chance())
})
