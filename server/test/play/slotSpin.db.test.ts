import { randomUUID } from 'node:crypto'
import { costOf, slotOf, slotTitles, verifyRound, type SlotModel } from '@ronda/games'
import { present } from '@ronda/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../src/platform/testing/database.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  GAME,
  newMember,
  openGame,
  openTestServer,
  walletsOf,
  spin,
  STAKE,
  type WireRound,
  withoutPrizes,
} from '../kit/testServer.ts'
import { giveText } from '../kit/clientSeeds.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

/** The cost of a bought round at the smallest stake. */
const priceOf = (model: SlotModel): string => String((20_000n / BigInt(model.cost)) * BigInt(costOf(model, 'buy')))

async function rotate(game: Visitor) {
  const { active, revealed } = await giveText(game)
  return { active, revealed: present(revealed, 'a seed that was active') }
}

describe('with a game that pays nothing', () => {
  let server: Server
  beforeAll(async () => {
    server = await openTestServer({ titles: withoutPrizes() })
    return () => server.close()
  })

  test('100 spins at once with a balance for exactly 37: exactly 37 are played, with nonces 0 to 36', async () => {
    const member = await newMember(server)
    const memberWallets = await walletsOf(server, member)
    const { balance } = await server.ledger.balanceOf(memberWallets.cash)
    const drained = await server.ledger.submit({
      kind: 'adjustment',
      id: randomServerId(),
      wallet: memberWallets.cash,
      houseAccount: server.ledger.houseAccount('promotion', 'USD'),
      amount: 37n * BigInt(STAKE) - balance,
    })
    expect(drained.accepted).toBe(true)

    const game = await openGame(member)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: STAKE })),
    )
    const accepted = answers.filter((answer) => answer.status === 200)
    const refused = answers.filter((answer) => answer.status === 402)
    expect([accepted.length, refused.length]).toEqual([37, 63])
    expect(refused[0]?.body).toMatchObject({ success: false, code: 'wallet.insufficient_funds' })

    const rounds = accepted.map((answer) => (answer.body as { value: { round: WireRound } }).value.round)
    expect(rounds.map((round) => round.nonce).toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 37 }, (_, nonce) => nonce),
    )
    expect(await member.get('/wps/v2/wallets/balance')).toMatchObject({ cash: '0', held: '0' })
  })
})

describe('with the real game', () => {
  let url: string
  let server: Server
  beforeAll(async () => {
    url = await testDatabase()
    server = await openTestServer({ databaseUrl: url })
  })
  afterAll(() => server.close())

  test('a retry gets the same round and pays once; another stake under the same id is refused', async () => {
    const game = await openGame(await newMember(server))
    const round = randomUUID()
    const first = await spin(game, round)
    const again = await Promise.all([spin(game, round), spin(game, round), spin(game, round)])
    for (const answer of again) expect(answer).toEqual(first)
    expect(first.balance.cash).toBe(String(100_000_000n - BigInt(STAKE) + BigInt(first.round.win)))

    const other = await game.ask('POST', '/play/v1/slot/spin', { round, stake: '200000' })
    expect(other).toMatchObject({ status: 409, body: { code: 'wallet.key_reused' } })
    expect((await spin(game)).round.nonce).toBe(1)
  })

  test('a stake that is not offered is refused before the ledger is called', async () => {
    const game = await openGame(await newMember(server))
    const unoffered = await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: '123' })
    expect(unoffered).toMatchObject({ status: 422, body: { code: 'game.stake_not_offered' } })
  })

  test('after a restart a retry gets the stored round, and nonces continue without a gap', async () => {
    const member = await newMember(server)
    const game = await openGame(member)
    const round = randomUUID()
    const before = await spin(game, round)
    await server.close()
    server = await openTestServer({ databaseUrl: url })
    const reopened = await openGame(member.movedTo(server.origin))
    expect((await spin(reopened, round)).round).toEqual(before.round)
    expect((await spin(reopened)).round.nonce).toBe(1)
    expect((await spin(reopened)).round.nonce).toBe(2)
  })

  test('a retry gets the first answer, also when its game no longer offers the bet', async () => {
    const title = present(
      slotTitles().find(({ family }) => family.id === 'buy20'),
      'a slot with a feature to buy',
    )
    const { buy: _, ...plain } = title.model
    const old = await openTestServer({ databaseUrl: url, titles: [title] })
    const member = await newMember(old)
    const request = { round: randomUUID(), bet: 'buy', stake: priceOf(title.model) }
    const first = await (await openGame(member, 'real', title.gameCode)).send('POST', '/play/v1/slot/spin', request)
    await old.close()
    const changed = await openTestServer({ databaseUrl: url, titles: [{ ...title, model: plain }] })
    const game = await openGame(member.movedTo(changed.origin), 'real', title.gameCode)
    expect(await game.send('POST', '/play/v1/slot/spin', request)).toEqual(first)
    expect(await game.ask('POST', '/play/v1/slot/spin', { ...request, round: randomUUID() })).toMatchObject({
      body: { code: 'game.stake_not_offered' },
    })
    await changed.close()
  })

  test('every round of a retired seed can be verified, and not before', async () => {
    const game = await openGame(await newMember(server))
    for (let played = 0; played < 8; played += 1) expect((await spin(game)).round).not.toHaveProperty('serverSeed')
    const { revealed, active } = await rotate(game)
    expect([revealed.rounds, active.nonce]).toEqual([8, 0])

    const { rounds } = await game.get<{ rounds: WireRound[] }>('/play/v1/rounds?limit=20')
    expect(rounds).toHaveLength(8)
    const { model } = present(slotOf(GAME), 'the slot')
    for (const round of rounds) {
      const claim = {
        serverSeed: round.serverSeed ?? '',
        commitment: round.commitment,
        clientSeed: round.clientSeed,
        nonce: round.nonce,
        bet: round.bet,
        draws: round.draws,
        model,
        coins: Number((BigInt(round.win) * BigInt(model.cost)) / BigInt(round.stake)),
      }
      expect(verifyRound(claim).ok).toBe(true)
      expect(verifyRound({ ...claim, nonce: claim.nonce + 1 }).ok).toBe(false)
    }
  })

  test('history comes in pages, newest first, and one round by its id', async () => {
    const game = await openGame(await newMember(server))
    const played: string[] = []
    for (let count = 0; count < 7; count += 1) played.unshift((await spin(game)).round.id)
    type Page = { rounds: WireRound[]; next: number | null }
    const seen: string[] = []
    for (let next: number | null = 1_000_000; next !== null;) {
      const page: Page = await game.get<Page>(`/play/v1/rounds?limit=3&before=${next}`)
      seen.push(...page.rounds.map((round) => round.id))
      next = page.next
    }
    expect(seen).toEqual(played)
    expect(await game.get(`/play/v1/rounds/${played[3]}`)).toMatchObject({ id: played[3] })

    const outsider = await openGame(await newMember(server))
    expect(await outsider.ask('GET', `/play/v1/rounds/${played[3]}`)).toMatchObject({
      status: 404,
      body: { code: 'game.round_unknown' },
    })
  })

  test('facts state the exact return and what was measured', async () => {
    const game = await openGame(await newMember(server), 'free')
    let [staked, won] = [0n, 0n]
    for (let count = 0; count < 5; count += 1) {
      const { round } = await spin(game)
      staked += BigInt(round.stake)
      won += BigInt(round.win)
    }
    const facts = () =>
      game.get<{ exactReturn: { numerator: string; denominator: string }; cap: object; measured: object }>(
        `/play/v1/games/${GAME}/facts?mode=free`,
      )
    await expect
      .poll(async () => (await facts()).measured)
      .toEqual({ rounds: 5, staked: String(staked), won: String(won), currency: 'XTR' })
    const { exactReturn, cap } = await facts()
    expect(cap).toMatchObject({ stakes: 5_000, lossMax: { numerator: '1' } })
    // Hundreds of digits: a float would overflow.
    expect((BigInt(exactReturn.numerator) * 10_000n) / BigInt(exactReturn.denominator)).toBe(9_600n)
  })
})
