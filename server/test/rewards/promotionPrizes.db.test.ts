import { randomUUID } from 'node:crypto'
import { promotionDraft, type Bonus, type PromotionDraft } from '@ronda/contract'
import { days, present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { GAME, openGame, signIn } from '../kit/testServer.ts'
import { bonusMoneyOf } from '../kit/memberBonuses.ts'
import { balances, units, type Owner } from '../kit/memberBalances.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { codePromotion } from '../kit/promotions.ts'
import {
  claim,
  collect,
  depositOf,
  joinAs,
  list,
  member,
  openScene,
  reserved,
  rewardsOf,
  run,
  scene,
  shownTo,
  takeBack,
  UNIT,
  until,
  type Version,
  type Wire,
  type WirePromotion,
} from '../kit/promotionScene.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'

beforeAll(async () => {
  const close = await openScene()
  await changeMoney(scene.server, withoutWaits)
  await fillFund(scene.server, 'BONUS', 1_000n * UNIT)
  return close
})

const DESK = '/api/v1/office/promotions'
const wagering = { multiple: 2, base: 'bonus' as const, stakeMax: UNIT, games: [], days: 7 }
/** Half of a deposit of ten or more, as bonus money that is staked twice. */
const MATCH: Partial<PromotionDraft> = {
  rule: { kind: 'depositMatch', depositMin: 10n * UNIT, permille: 500, turnover: 0, days: 7 },
  gives: 'bonus',
  wagering,
  prize: 20n * UNIT,
  times: 5,
}
const STAKE = UNIT
const SPINS: Partial<PromotionDraft> = {
  gives: 'spins',
  spins: { game: GAME, count: 5, stake: STAKE, days: 3 },
  prize: 5n * UNIT,
}

type Bonuses = { readonly active: Wire<Bonus> | null; readonly past: readonly Wire<Bonus>[] }
const bonusesOf = ({ visitor }: Owner): Promise<Bonuses> => visitor.get('/api/v1/bonuses?language=en')
const fund = () => scene.server.features.rewardFund.rewardFunds.balanceOf('BONUS', 'USD')

async function play({ visitor }: Owner, times: number, stake: bigint) {
  const game = await openGame(visitor, 'bonus')
  const answers = []
  for (let at = 0; at < times; at += 1) {
    scene.nowMs += 1_000
    answers.push(
      await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: stake.toString(), bet: 'spin' }),
    )
  }
  return answers
}

async function claimed(owner: Owner, made: Version, code?: string): Promise<string> {
  const own = await joinAs(owner, made, code)
  valueOf<WirePromotion>(await claim(owner, own.id))
  return own.id
}

/** Joins a match, deposits and claims: twenty units of bonus money. */
async function matched(made: Version) {
  const owner = await member()
  const own = await joinAs(owner, made)
  const deposit = await depositOf(owner, 100)
  valueOf<WirePromotion>(await claim(owner, own.id))
  return { owner, own: own.id, deposit }
}

test('staff build a deposit match, another publishes it, and a member gets its bonus once, under the terms read', async () => {
  const [staff, other] = [await signIn(scene.server, 'operador'), await signIn(scene.server, 'supervisora')]
  await freshen(scene.server)
  const draft = z.encode(promotionDraft, { ...codePromotion(scene.nowMs), ...MATCH })
  const body = JSON.parse(
    JSON.stringify(draft, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  ) as object
  type Preview = { readonly terms: { readonly es: readonly string[]; readonly en: readonly string[] } }
  const { terms } = valueOf<Preview>(await staff.ask('POST', `${DESK}/preview`, { draft: body }))
  expect(terms.en).toContain(
    'It is paid as bonus money. To turn it into cash you must stake 2 × the bonus in valid bets.',
  )
  expect(terms.es).toHaveLength(terms.en.length)
  const proposal = { key: randomUUID(), id: null, version: 0, draft: body }
  const made = valueOf<Version>(await staff.ask('POST', DESK, proposal))
  valueOf(await other.ask('POST', `${DESK}/${made.id}/publish`, { version: made.version }))

  const owner = await member()
  expect((await shownTo(owner, made))?.terms).toEqual(terms.en)
  const own = await joinAs(owner, made)
  expect(codeOf(await claim(owner, own.id))).toBe('promotion.not_ready')
  await depositOf(owner, 30)
  const [cash, filled] = [(await balances(scene.server, owner)).cash, await fund()]
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => claim(owner, own.id)))
  for (const answer of answers) expect(valueOf<WirePromotion>(answer).state).toBe('claimed')
  expect(await fund()).toBe(filled - 15n * UNIT)
  expect((await balances(scene.server, owner)).cash).toBe(cash)
  expect(await rewardsOf(owner)).toEqual([])
  const { active, past } = await bonusesOf(owner)
  expect(past).toEqual([])
  expect(active).toMatchObject({ name: 'The word', source: 'promotion', state: 'active', target: units(30) })
  // What was reserved and is not needed can be given to others.
  expect(await reserved(made)).toBe(15n * UNIT)

  const [spun] = await play(owner, 1, UNIT)
  valueOf(present(spun, 'a spin'))
  await expect.poll(async () => (await bonusesOf(owner)).active?.progress).not.toBe('0')
  expect(codeOf(present((await play(owner, 1, 2n * UNIT))[0], 'a spin'))).toBe('bonus.stake_too_large')
})

test('free spins are played with their stake, count in full, and end with the last one', async () => {
  const made = await run(SPINS)
  const owner = await member()
  expect(await shownTo(owner, made)).toMatchObject({ gives: 'spins', spins: { count: 5 }, prize: units(5) })
  await claimed(owner, made, 'FERIA')
  const { active } = await bonusesOf(owner)
  expect(active).toMatchObject({ source: 'promotion', target: units(5), terms: { kind: 'spins', games: [GAME] } })
  for (const stake of [2n * STAKE, STAKE / 5n]) {
    expect((await play(owner, 1, stake))[0]).toMatchObject({
      status: 422,
      body: { code: 'bonus.stake_fixed', subject: { en: '1.00 USD' } },
    })
  }
  for (const answer of await play(owner, 4, STAKE)) valueOf(answer)
  await expect.poll(async () => (await bonusesOf(owner)).active?.progress).toBe((4n * STAKE).toString())
  for (const answer of await play(owner, 1, STAKE)) valueOf(answer)
  await expect.poll(async () => (await bonusesOf(owner)).past[0]?.state).toBe('completed')
  await until(scene.nowMs + days(1), owner)
  expect((await shownTo(owner, made))?.state).toBe('issued')
})

test('a deposit that is taken back ends the bonus that was given for it, and gives the budget back', async () => {
  const made = await run(MATCH)
  const filled = await fund()
  const { owner, deposit } = await matched(made)
  expect(await bonusMoneyOf(scene.server, owner)).toBe(20n * UNIT)
  expect((await shownTo(owner, made))?.state).toBe('claimed')
  await takeBack(deposit)
  expect((await list(owner)).list.find((each) => each.id === made.id && each.own !== null)?.state).toBe('close')
  const { active, past } = await bonusesOf(owner)
  expect(active).toBeNull()
  expect(past[0]?.steps.map(({ cause }) => cause)).toEqual(['given', 'turn', 'paid', 'takenBack', 'settled'])
  expect(await fund()).toBe(filled)
  expect(await reserved(made)).toBe(0n)
})

test('a bonus that waits for another is taken back before it starts', async () => {
  const [first, second] = [await run(SPINS), await run(MATCH)]
  const owner = await member()
  await claimed(owner, first, 'FERIA')
  const own = await joinAs(owner, second)
  const deposit = await depositOf(owner, 20)
  valueOf<WirePromotion>(await claim(owner, own.id))
  await takeBack(deposit)
  await list(owner)
  const { active, past } = await bonusesOf(owner)
  expect(active?.terms.kind).toBe('spins')
  expect(past.map(({ steps }) => steps.at(-1)?.cause)).toEqual(['takenBack'])
})

test('money whose deposit was taken back after the claim cannot be collected', async () => {
  const rule = { kind: 'depositMatch', depositMin: 10n * UNIT, permille: 500, turnover: 0, days: 7 } as const
  const made = await run({ rule, prize: 20n * UNIT })
  const { owner, own, deposit } = await matched(made)
  const { cash } = await balances(scene.server, owner)
  await takeBack(deposit)
  expect(codeOf(await collect(owner, own))).toBe('reward.over')
  expect((await balances(scene.server, owner)).cash).toBe(cash)
  expect((await shownTo(owner, made))?.own?.history.at(-1)?.state).toBe('close')
  expect(await reserved(made)).toBe(0n)
})

test('an empty bonus fund refuses in words, and gives once it is filled', async () => {
  const filled = await fund()
  const made = await run({
    ...SPINS,
    spins: { game: GAME, count: 200, stake: 20n * UNIT, days: 3 },
    prize: 4_000n * UNIT,
    budget: 4_000n * UNIT,
  })
  const owner = await member()
  const own = await joinAs(owner, made, 'FERIA')
  expect(codeOf(await claim(owner, own.id))).toBe('reward.fund_empty')
  expect((await shownTo(owner, made))?.state).toBe('claim')
  await fillFund(scene.server, 'BONUS', 4_000n * UNIT)
  expect(valueOf<WirePromotion>(await claim(owner, own.id)).state).toBe('claimed')
  expect(await fund()).toBe(filled)
})

test.each<[string, Partial<PromotionDraft>]>([
  ['a game that does not exist', { ...SPINS, spins: { game: 'NO_GAME', count: 5, stake: STAKE, days: 3 } }],
  [
    'a stake that the slot does not offer',
    { ...SPINS, spins: { game: GAME, count: 5, stake: UNIT / 5n + 1_000n, days: 3 } },
  ],
  ['a prize that is not what the spins cost', { ...SPINS, prize: 2n * UNIT }],
  ['bonus money without its terms', { gives: 'bonus' }],
  ['a largest stake below every game', { ...MATCH, wagering: { ...wagering, stakeMax: 1_000n } }],
])('%s is refused', async (_name, over) => {
  await expect(run(over)).rejects.toThrow('promotion.draft')
})

test('the stake of a round that is open at the end of the day is not lost: it belongs to the day that settles it', async () => {
  const rule = { kind: 'cashBack', period: 'daily', permille: 100 } as const
  const made = await run({ rule, prize: 20n * UNIT, times: 30, untilMs: scene.nowMs + days(30) })
  const owner = await member()
  const first = await joinAs(owner, made)
  scene.nowMs += 1_000
  const mines = await openGame(owner.visitor, 'real', 'RONDA_MINES')
  const round = randomUUID()
  valueOf(await mines.ask('POST', '/play/v1/arcade/bet', { round, stake: units(20), bet: { mines: 24 } }))
  expect((await shownTo(owner, made))?.own?.amount).toBe('0')
  await until(scene.nowMs + days(1), owner)
  const over = (await list(owner)).list.find((each) => each.own?.id === first.id)
  expect(over).toMatchObject({ state: 'close' })

  // The next day, another one is joined, and the round ends, whichever way.
  await joinAs(owner, made)
  scene.nowMs += 1_000
  const again = await openGame(owner.visitor, 'real', 'RONDA_MINES')
  type Ended = { readonly round: { readonly isOver: boolean; readonly win: string } }
  const ended = valueOf<Ended>(await again.ask('POST', '/play/v1/arcade/move', { round, at: 0, move: { open: 0 } }))
  expect(ended.round.isOver).toBe(true)
  const lost = 20n * UNIT - BigInt(ended.round.win)
  const own = (await list(owner)).list.find((each) => each.id === made.id && each.state === 'process')?.own
  expect(own?.amount).toBe((lost > 0n ? lost / 10n : 0n).toString())
})
