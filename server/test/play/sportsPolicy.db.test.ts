import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeBet } from '../../src/play/sports/bet.actions.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { openMatch, placeOn, resultBet } from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { units } from '../kit/memberBalances.ts'

let server: League['server']
let owner: League['owner']
let cash: League['cash']

beforeAll(async () => {
  const league = await openLeague()
  ;({ server, owner, cash } = league)
  return league.close
})

describe('the price policy', () => {
  test.each([
    ['none', 'lower', 'offer'],
    ['none', 'higher', 'offer'],
    ['better', 'lower', 'placed'],
    ['better', 'higher', 'offer'],
    ['any', 'lower', 'placed'],
    ['any', 'higher', 'placed'],
  ] as const)('[SP6] %s, where the price that was seen is %s than the one in force: %s', async (policy, seen, kind) => {
    const who = await owner()
    const match = await openMatch(server)
    const body = resultBet(match, 'home', units(1))
    const before = await cash(who)
    const [leg] = body.legs
    const price = leg?.price ?? 0
    const legs = body.legs.map((each) => ({ ...each, price: each.price + (seen === 'lower' ? -1 : 1) }))
    const answer = await placeOn(who.visitor, { ...body, policy, legs })
    expect(answer).toMatchObject(
      kind === 'placed'
        ? { kind, bet: { legs: [{ price }] } }
        : { kind, reason: 'price', legs: [{ price, priceVersion: match.priceVersion }] },
    )
    expect(before - (await cash(who))).toBe(kind === 'placed' ? BigInt(units(1)) : 0n)
  })

  test('[SP7] a stake that could win more than the most is answered with the largest that is taken', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const answer = await placeOn(who.visitor, resultBet(match, 'home', units(90_000_000)))
    expect(answer).toMatchObject({ kind: 'offer', reason: 'stake' })
  })

  test('a bet is never placed at prices that have been replaced', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const { betting } = server.features.sports
    const account = await accountNamed(server, (await who.visitor.get<{ account: string }>('/wps/member/info')).account)
    const wallets = await server.features.wallet.walletStore.of(account)
    let times = 0
    // Prices are replaced after the bet was decided by those before.
    const options: typeof betting = {
      ...betting,
      async isIdentityDue(...asked) {
        times += 1
        if (times === 1)
          await server.db.write((tx) =>
            sql`update sports_match set price_version = price_version + 1 where number = ${match.number}`.execute(tx),
          )
        return betting.isIdentityDue(...asked)
      },
    }
    const request = { ...resultBet(match, 'home', units(1)), policy: 'any' as const, unit: BigInt(units(1)) }
    const answer = await placeBet(options, { account, wallets, ip: '127.0.0.1' }, request)
    expect(answer).toMatchObject({ value: { bet: { legs: [{ priceVersion: match.priceVersion + 1 }] } } })
    expect(times).toBe(2)
  })
})
