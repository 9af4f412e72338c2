import { randomUUID } from 'node:crypto'
import { hours } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { BONUS_FUND, giftFor, giveBonus, RULE } from '../kit/bonuses.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import {
  GAME,
  newMember,
  newTrial,
  launchToken,
  openGame,
  openTestServer,
  spin,
  walletsOf,
  withoutPrizes,
  type WireBalance,
} from '../kit/testServer.ts'

const AMOUNT = 10_000_000n

let server: Server
beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes() })
  await fillFund(server, BONUS_FUND, 10n ** 12n)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const bonusWallets = () => server.features.bonusWallet.bonusWallets
const held = async (wallet: number) => (await server.ledger.balanceOf(wallet)).balance
const launch = (visitor: Visitor, gameCode: string = GAME) =>
  visitor.ask('POST', '/wps/relay/GCS_gameLaunchFB', { gameCode, mode: 'bonus', language: 'es' })

test('a stake in bonus mode is taken from the bonus wallet, and own money stays as it is', async () => {
  const member = await newMember(server)
  const before = await member.get<WireBalance>('/wps/v2/wallets/balance')
  const { bonus } = await giveBonus(server, member, AMOUNT)
  const { round, balance } = await spin(await openGame(member, 'bonus'))
  expect(round.currency).toBe('USD')
  expect(BigInt(balance.cash)).toBe(AMOUNT - BigInt(round.stake))
  expect(await held(bonus.wallet)).toBe(AMOUNT - BigInt(round.stake))
  expect(await member.get<WireBalance>('/wps/v2/wallets/balance')).toEqual(before)
})

test('a stake above the largest is refused with the number, before anything is taken', async () => {
  const member = await newMember(server)
  const { bonus } = await giveBonus(server, member, AMOUNT)
  const game = await openGame(member, 'bonus')
  const largest = RULE.stakeMax.toString()
  expect(await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: largest })).toMatchObject({
    status: 200,
  })
  const seq = (await server.ledger.balanceOf(bonus.wallet)).seq
  expect(await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: '1000000' })).toMatchObject({
    status: 422,
    body: { code: 'bonus.stake_too_large', subject: { es: '4.00 USD', en: '4.00 USD' } },
  })
  expect(await server.ledger.balanceOf(bonus.wallet)).toEqual({ balance: AMOUNT - RULE.stakeMax, seq })
  const mines = await openGame(member, 'bonus', 'RONDA_MINES')
  const bet = { round: randomUUID(), stake: '1000000', bet: { mines: 3 } }
  expect(await mines.ask('POST', '/play/v1/arcade/bet', bet)).toMatchObject({
    status: 422,
    body: { code: 'bonus.stake_too_large' },
  })
})

test('the money of free spins is played at its stake alone, also in a session that is open already', async () => {
  const member = await newMember(server)
  const gift = await giftFor(server, member, AMOUNT)
  const rule = { ...RULE, isStakeFixed: true }
  expect(await bonusWallets().give({ ...gift, rule })).toMatchObject({ ok: true })
  const token = await launchToken(member, 'bonus', GAME)
  const only = RULE.stakeMax.toString()
  expect(await member.ask('POST', '/play/v1/session', { launchToken: token })).toMatchObject({
    body: { value: { stakes: [only], stakeDefault: only, stakeMax: only, isStakeFixed: true } },
  })
  const game = await openGame(member, 'bonus')
  for (const stake of ['200000', '1000000']) {
    expect(await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake })).toMatchObject({
      status: 422,
      body: { code: 'bonus.stake_fixed', subject: { es: '4.00 USD', en: '4.00 USD' } },
    })
  }
  expect((await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: only })).status).toBe(200)
})

test('only members with an active bonus launch in bonus mode, and only the games that it allows', async () => {
  const member = await newMember(server)
  expect(await launch(member)).toMatchObject({ status: 409, body: { code: 'bonus.none_active' } })
  expect(await launch(await newTrial(server))).toMatchObject({ status: 403, body: { code: 'session.trial' } })
  const gift = await giftFor(server, member, AMOUNT)
  const { bonus } = gift
  await bonusWallets().give({ ...gift, rule: { ...RULE, games: ['RONDA_MINES', 'RONDA_LIVE_ROULETTE', 'NO_SUCH'] } })
  const notAllowed = { status: 403, body: { code: 'bonus.game_not_allowed' } }
  expect(await launch(member)).toMatchObject(notAllowed)
  expect((await launch(member, 'RONDA_MINES')).status).toBe(200)
  // A shared table takes no bonus money, whatever the rule of a bonus says.
  expect(await launch(member, 'RONDA_LIVE_ROULETTE')).toMatchObject(notAllowed)
  await bonusWallets().end(bonus, 'returned')
  expect(await launch(member, 'RONDA_MINES')).toMatchObject({ status: 409, body: { code: 'bonus.none_active' } })
})

test('a game that was launched does not open when the bonus has ended meanwhile', async () => {
  const member = await newMember(server)
  const { bonus } = await giveBonus(server, member, AMOUNT)
  const { body } = await launch(member)
  const { url } = (body as { value: { url: string } }).value
  const launchToken = new URLSearchParams(url.split('#')[1]).get('token')
  await bonusWallets().end(bonus.bonus, 'returned')
  expect(await member.ask('POST', '/play/v1/session', { launchToken })).toMatchObject({
    status: 409,
    body: { code: 'bonus.none_active' },
  })
})

test('a session of a bonus that has ended stakes nothing of the next one', async () => {
  const member = await newMember(server)
  const { bonus } = await giveBonus(server, member, AMOUNT)
  const game = await openGame(member, 'bonus')
  await bonusWallets().end(bonus.bonus, 'paid')
  await giveBonus(server, member, AMOUNT)
  expect(await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: '100000' })).toMatchObject({
    status: 409,
    body: { code: 'bonus.none_active' },
  })
  await spin(await openGame(member, 'bonus'))
})

test.each(['paid', 'returned'] as const)(
  'what an open round brings after a bonus was %s goes there too',
  async (ending) => {
    const member = await newMember(server)
    const { bonus } = await giveBonus(server, member, AMOUNT)
    const { cash } = await walletsOf(server, member)
    const mines = await openGame(member, 'bonus', 'RONDA_MINES')
    const round = randomUUID()
    await mines.send('POST', '/play/v1/arcade/bet', { round, stake: '100000', bet: { mines: 1 } })
    const [own, fund] = [await held(cash), await held(bonus.fund)]
    const ended = await bonusWallets().end(bonus.bonus, ending)
    expect(ended).toMatchObject({ bonus: { state: 'ending' }, balance: 0n, isRoundOpen: true })
    // Another bonus waits for the round.
    const gift = await giftFor(server, member, AMOUNT)
    expect(await bonusWallets().give(gift)).toEqual({ ok: false, error: 'bonus.already_active' })
    // Cashed out before the first tile: the stake comes back.
    await mines.send('POST', '/play/v1/arcade/move', { round, at: 0, move: { take: true } })
    await bonusWallets().settle(bonus.wallet)
    expect(await bonusWallets().standingOf(bonus.owner)).toBeUndefined()
    expect(await bonusWallets().end(bonus.bonus, ending)).toMatchObject({ bonus: { state: 'over', moved: AMOUNT } })
    expect(await held(bonus.wallet)).toBe(0n)
    const [gained, returned] = [(await held(cash)) - own, (await held(bonus.fund)) - fund]
    expect([gained, returned]).toEqual(ending === 'paid' ? [AMOUNT, 0n] : [0n, AMOUNT])
  },
)

test('the statement explains bonus money, and the record shows its rounds', async () => {
  const member = await newMember(server)
  const { bonus } = await giveBonus(server, member, AMOUNT)
  const { round } = await spin(await openGame(member, 'bonus'))
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const days = `from=${dayOf(Date.now() - hours(24))}&to=${dayOf(Date.now() + hours(24))}&zone=UTC&language=en`
  type Rounds = { readonly rounds: readonly { readonly id: string }[] }
  const rounds = (money: string) => member.get<Rounds>(`/api/v1/record/rounds?${days}&limit=10&money=${money}`)
  await expect.poll(async () => (await rounds('bonus')).rounds.map(({ id }) => id)).toEqual([round.id])
  expect((await rounds('own')).rounds).toEqual([])
  expect(await member.get(`/api/v1/record/rounds/${round.id}?language=en`)).toMatchObject({ round: { id: round.id } })
  await bonusWallets().end(bonus.bonus, 'paid')
  type Lines = { readonly lines: readonly { readonly cause?: string; readonly detail?: string | null }[] }
  const lines = async (wallet: string) => {
    const { lines: found } = await member.get<Lines>(`/api/v1/statement/lines?${days}&wallet=${wallet}&limit=10`)
    return found.map(({ cause = 'play', detail = null }) => `${cause} ${detail}`)
  }
  expect(await lines('bonus')).toEqual(['bonus bonusPaid', 'play null', 'bonus bonusGiven'])
  expect((await lines('cash'))[0]).toBe('bonus bonusPaid')
})

test('bonus play is part of how long the member has played', async () => {
  const member = await newMember(server)
  await giveBonus(server, member, AMOUNT)
  await spin(await openGame(member, 'bonus'))
  await spin(await openGame(member))
  expect(await member.get('/api/v1/play/position')).toMatchObject({ rounds: 2, staked: '200000' })
  expect(await member.get(`/api/v1/play/bonus?gameCode=${GAME}`)).toEqual({
    currency: 'USD',
    balance: (AMOUNT - 100_000n).toString(),
    stakeMax: RULE.stakeMax.toString(),
    isAllowed: true,
  })
  expect(await member.get('/api/v1/play/bonus?gameCode=RONDA_LIVE_ROULETTE')).toMatchObject({ isAllowed: false })
})
