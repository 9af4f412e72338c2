import { assert } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { gameInList } from '../../src/money/bonusWallet/gameList.sql.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import { BONUS_FUND, giftFor, giveBonus } from '../kit/bonuses.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import {
  GAME,
  newMember,
  openGame,
  openTestServer,
  spin,
  STAKE,
  walletsOf,
  withoutPrizes,
  type WireSpin,
} from '../kit/testServer.ts'

const FUND = 10n ** 12n
const AMOUNT = 1_000_000n

let server: Server
/** Another process on the same database. */
let other: Server
beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes() })
  other = await openTestServer({ titles: withoutPrizes(), databaseUrl: server.db.url, demoAccounts: [] })
  await fillFund(server, BONUS_FUND, FUND)
  return async () => {
    const { faults } = await audit(server.db.url)
    await Promise.all([server.close(), other.close()])
    expect(faults).toEqual([])
  }
})

const here = () => server.features.bonusWallet.bonusWallets
const there = () => other.features.bonusWallet.bonusWallets
/** What a round did to the wallet it was staked from; nothing when it was refused. */
function gainOf({ status, body }: WireAnswer): bigint {
  if (status !== 200) return 0n
  const { round } = (body as { value: WireSpin }).value
  return BigInt(round.win) - BigInt(round.stake)
}

const held = async (wallet: number) => (await server.ledger.balanceOf(wallet)).balance

test('a bonus is given once, however often and by whichever process', async () => {
  const member = await newMember(server)
  const gift = await giftFor(server, member, AMOUNT)
  const before = await held(gift.fund)
  const given = await Promise.all(Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? here() : there()).give(gift)))
  for (const each of given) expect(each).toMatchObject({ ok: true, value: { balance: AMOUNT, isRoundOpen: false } })
  expect((await here().standingOf(gift.owner))?.bonus).toMatchObject({ state: 'active', amount: AMOUNT, moved: 0n })
  expect(await held(gift.fund)).toBe(before - AMOUNT)
  const second = { ...gift, bonus: randomServerId() }
  expect(await there().give(second)).toEqual({ ok: false, error: 'bonus.already_active' })
})

test('equal lists of games are stored once, by whichever process and in whatever order', async () => {
  const lists = () =>
    server.db.read((tx) => tx.selectFrom('bonus_game_list').select(['id', 'hash']).orderBy('id').execute())
  const games = Array.from({ length: 10_000 }, (_, at) => `GAME_${at}`)
  const before = await lists()
  const gifts = await Promise.all(
    Array.from({ length: 6 }, async () => giftFor(server, await newMember(server), AMOUNT)),
  )
  const given = await Promise.all(
    gifts.map((gift, at) => {
      const rule = { ...gift.rule, games: at < 3 ? games : [...games.toReversed(), 'GAME_1'] }
      return (at % 2 === 0 ? here() : there()).give({ ...gift, rule })
    }),
  )
  const ids = given.map((each) => (each.ok ? each.value.bonus.gameList : undefined))
  expect(new Set(ids).size).toBe(1)
  expect(await lists()).toHaveLength(before.length + 1)
  const [first] = given
  assert(first?.ok === true, 'the bonus was refused')
  const { bonus } = first.value
  expect(await there().takesGame(bonus, 'GAME_9999')).toBe(true)
  expect(await there().takesGame(bonus, 'GAME_10000')).toBe(false)
  await server.db.write((tx) => sql`analyze bonus_game`.execute(tx))
  const { rows } = await server.db.read((tx) =>
    sql<{ 'QUERY PLAN': string }>`explain ${gameInList(bonus.gameList, 'GAME_9999')}`.execute(tx),
  )
  expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toMatch(/Index Only Scan using bonus_game_pkey/)
})

test('of two bonuses at the same moment, one is given', async () => {
  const first = await giftFor(server, await newMember(server), AMOUNT)
  const gifts = Array.from({ length: 6 }, () => ({ ...first, bonus: randomServerId() }))
  const given = await Promise.all(gifts.map((gift, at) => (at % 2 === 0 ? here() : there()).give(gift)))
  expect(given.filter(({ ok }) => ok)).toHaveLength(1)
  expect(given.filter((each) => !each.ok && each.error === 'bonus.already_active')).toHaveLength(5)
})

test('a fund that has too little gives nothing, and the same bonus once it is filled', async () => {
  const member = await newMember(server)
  const gift = { ...(await giftFor(server, member, AMOUNT)), amount: 2n * FUND }
  expect(await here().give(gift)).toEqual({ ok: false, error: 'reward.fund_empty' })
  expect(await here().standingOf(gift.owner)).toBeUndefined()
  await fillFund(server, BONUS_FUND, 2n * FUND)
  expect(await here().give(gift)).toMatchObject({ ok: true, value: { balance: 2n * FUND } })
  expect(await here().end(gift.bonus, 'returned')).toMatchObject({ bonus: { state: 'over', moved: 2n * FUND } })
})

test.each(['paid', 'returned'] as const)('a bonus that is %s: the rest goes there, once', async (ending) => {
  const member = await newMember(server)
  const { bonus } = await giveBonus(server, member, AMOUNT)
  const { cash } = await walletsOf(server, member)
  const [own, fund] = [await held(cash), await held(bonus.fund)]
  await spin(await openGame(member, 'bonus'))
  const rest = AMOUNT - BigInt(STAKE)
  const ended = await Promise.all([here().end(bonus.bonus, ending), there().end(bonus.bonus, ending)])
  for (const each of ended) expect(each).toMatchObject({ bonus: { state: 'over', ending, moved: rest }, balance: 0n })
  expect(await held(bonus.wallet)).toBe(0n)
  expect(await held(cash)).toBe(own + (ending === 'paid' ? rest : 0n))
  expect(await held(bonus.fund)).toBe(fund + (ending === 'returned' ? rest : 0n))
  // The first ending decides.
  const otherEnding = ending === 'paid' ? 'returned' : 'paid'
  expect(await there().end(bonus.bonus, otherEnding)).toMatchObject({ bonus: { ending } })
  // And the member can be given another one.
  expect((await giveBonus(server, member, AMOUNT)).balance).toBe(AMOUNT)
})

test('stakes race the end of the bonus in two processes: none is accepted after it, and no money is lost', async () => {
  const member = await newMember(server)
  for (let turn = 0; turn < 5; turn += 1) {
    const { bonus } = await giveBonus(server, member, AMOUNT)
    const fund = await held(bonus.fund)
    const game = await openGame(member, 'bonus')
    const second = new Visitor(other.origin)
    second.bearer = game.bearer
    const [one, two] = [game, second].map((each) =>
      Array.from({ length: 5 }, () =>
        each.ask('POST', '/play/v1/slot/spin', { round: crypto.randomUUID(), stake: STAKE }),
      ),
    )
    const ended = await (turn % 2 === 0 ? here() : there()).end(bonus.bonus, 'returned')
    const answers = await Promise.all([...(one ?? []), ...(two ?? [])])
    for (const { status, body } of answers)
      if (status !== 200) expect(body).toMatchObject({ code: 'bonus.none_active' })
    const rest = answers.reduce((sum, each) => sum + gainOf(each), AMOUNT)
    expect(ended).toMatchObject({ bonus: { state: 'over', moved: rest } })
    expect(await held(bonus.fund)).toBe(fund + rest)
    for (const each of [game, second]) {
      const late = await each.ask('POST', '/play/v1/slot/spin', { round: crypto.randomUUID(), stake: STAKE })
      expect(late).toMatchObject({ status: 409, body: { code: 'bonus.none_active' } })
    }
  }
})

test('what stops the member stops bonus play: a bonus given before it, and one given after it', async () => {
  const member = await newMember(server)
  const { bonus } = await giveBonus(server, member, AMOUNT)
  const game = await openGame(member, 'bonus')
  await spin(game)
  await member.send('POST', '/api/v1/control/time-out', { key: crypto.randomUUID(), days: 1 })
  const refused = { status: 403, body: { code: 'limit.excluded' } }
  const again = () => game.ask('POST', '/play/v1/slot/spin', { round: crypto.randomUUID(), stake: STAKE })
  expect(await again()).toMatchObject(refused)
  await here().end(bonus.bonus, 'returned')
  await giveBonus(server, member, AMOUNT)
  const launch = { gameCode: GAME, mode: 'bonus', language: 'es' }
  expect(await member.ask('POST', '/wps/relay/GCS_gameLaunchFB', launch)).toMatchObject(refused)

  const resting = await newMember(server)
  await resting.send('POST', '/api/v1/control/time-out', { key: crypto.randomUUID(), days: 1 })
  const given = await giveBonus(server, resting, AMOUNT)
  const stake = { id: randomServerId(), wallet: given.bonus.wallet, bonus: given.bonus.bonus, amount: 1n }
  const houseAccount = server.ledger.houseAccount('bonus_game', 'USD')
  expect(await other.ledger.submit({ kind: 'stake', houseAccount, ...stake })).toMatchObject({
    refusal: 'limit.excluded',
  })
})

test('limits on own money do not count bonus money, and bonus money does not fill them', async () => {
  const member = await newMember(server)
  const limit = { key: crypto.randomUUID(), kind: 'wager', period: 'day', amount: STAKE }
  await member.send('POST', '/api/v1/control/limit', limit)
  const { cash, held: holds, currency } = await walletsOf(server, member)
  const houseAccount = server.ledger.houseAccount('clearing', currency)
  await server.ledger.submit({ kind: 'deposit', id: randomServerId(), wallet: cash, houseAccount, amount: AMOUNT })
  await giveBonus(server, member, AMOUNT)
  const [bonus, own] = [await openGame(member, 'bonus'), await openGame(member)]
  for (let count = 0; count < 3; count += 1) await spin(bonus)
  await spin(own)
  const above = await own.ask('POST', '/play/v1/slot/spin', { round: crypto.randomUUID(), stake: STAKE })
  expect(above).toMatchObject({ status: 403, body: { code: 'limit.wager_reached' } })
  await spin(bonus)
  expect(await held(holds)).toBe(0n)
})
