import { randomUUID } from 'node:crypto'
import type { Promotion, PromotionDraft, Reward } from '@ronda/contract'
import { days } from '@ronda/core'
import { expect } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import { addBets } from '../../src/rewards/promotion/member.sql.ts'
import { broughtBy, leaveWith, units, type Owner } from './memberBalances.ts'
import { accountOf } from './poison.ts'
import { runPromotion } from './promotions.ts'
import { fillFund } from './rewardFunds.ts'
import { valueOf } from './signInSteps.ts'
import { openGame, openTestServer, signIn, spin, withoutPrizes } from './testServer.ts'

export type Wire<Of> = { readonly [Name in keyof Of]: Of[Name] extends bigint ? string : Of[Name] }
export type WireOwn = Wire<NonNullable<Promotion['own']>> & { readonly progress: { done: string; goal: string } | null }
export type WirePromotion = Omit<Wire<Promotion>, 'own'> & { readonly own: WireOwn | null }
export type List = { readonly isOffered: boolean; readonly list: readonly WirePromotion[] }
export type Rewards = { readonly open: readonly Wire<Reward>[] }
export type Version = { readonly id: string; readonly version: number }

export const UNIT = 100_000n
/** A Wednesday. */
const START_MS = Date.UTC(2026, 10, 18, 17)

/** What the tests of one file share: the server, its clock, and a session of staff. */
export const scene = {
  nowMs: START_MS,
  server: undefined as unknown as Server,
  staff: undefined as unknown as Visitor,
}

/** Opens the server; what is returned closes it and checks its books. */
export async function openScene(): Promise<() => Promise<void>> {
  scene.server = await openTestServer({ titles: withoutPrizes(), clock: { nowMs: () => scene.nowMs } })
  await fillFund(scene.server, 'PROMOTION', 1_000n * UNIT)
  return async () => {
    const { faults } = await audit(scene.server.db.url)
    await scene.server.close()
    expect(faults).toEqual([])
  }
}

export async function member(count = 400): Promise<Owner> {
  const owner = await broughtBy(scene.server, 'agente')
  await leaveWith(scene.server, owner, count)
  return owner
}

/** Lets time pass until a moment. Sessions expire in the days that some of these tests take: members sign in again. */
export async function until(atMs: number, ...owners: readonly Owner[]): Promise<void> {
  const names = await Promise.all(owners.map(({ visitor }) => visitor.get<{ account: string }>('/wps/member/info')))
  scene.nowMs = atMs
  for (const [at, owner] of owners.entries()) {
    Object.assign(owner, { visitor: await signIn(scene.server, names[at]?.account ?? '') })
  }
}

export const run = (over: Partial<PromotionDraft> = {}, of?: Version): Promise<Version> =>
  runPromotion(scene.server, over, of)
export const list = ({ visitor }: Owner): Promise<List> => visitor.get('/wps/promotions?language=en')
export const shownTo = async (owner: Owner, { id: promotion }: Version) =>
  (await list(owner)).list.find((each) => each.id === promotion)
export const ask = ({ visitor }: Owner, { id: promotion, version }: Version, code?: string): Promise<WireAnswer> =>
  visitor.ask('POST', `/wps/promotions/${promotion}/join`, { version, language: 'en', ...(code && { code }) })
export const joinAs = async (owner: Owner, made: Version, code?: string): Promise<WireOwn & { state: string }> => {
  const { own, state } = valueOf<WirePromotion>(await ask(owner, made, code))
  if (own === null) throw new Error('it was not joined')
  return { ...own, state }
}
export const claim = ({ visitor }: Owner, own: string): Promise<WireAnswer> =>
  visitor.ask('POST', `/wps/promotions/claims/${own}`, { language: 'en' })
export const rewardsOf = async ({ visitor }: Owner) => (await visitor.get<Rewards>('/wps/rewards?language=en')).open
export const collect = ({ visitor }: Owner, reward: string): Promise<WireAnswer> =>
  visitor.ask('POST', `/wps/rewards/${reward}/collect`, { language: 'en' })
export const reserved = async ({ id: promotion }: Version): Promise<bigint> =>
  scene.server.db.read(async (tx) => {
    const row = await tx
      .selectFrom('promotion_pool')
      .select('reserved')
      .where('promotion', '=', promotion)
      .executeTakeFirst()
    return row?.reserved ?? 0n
  })

export async function lose(owner: Owner, count: number): Promise<void> {
  const game = await openGame(owner.visitor)
  await spin(game, randomUUID(), units(count))
  scene.nowMs += 1_000
}

/** Valid bets as they are counted from the outbox. */
export const betValid = ({ memberWallets }: Owner, count: number): Promise<unknown> =>
  scene.server.db.write((tx) =>
    addBets(tx, [{ wallet: memberWallets.cash, valid: BigInt(count) * UNIT, atMs: scene.nowMs }]),
  )

/** A deposit that was credited, and is booked as one. */
export async function depositOf(owner: Owner, count: number): Promise<string> {
  const account = await accountOf(scene.server, owner)
  const deposit = randomUUID()
  const at = new Date(scene.nowMs)
  await scene.server.db.write((tx) =>
    tx
      .insertInto('deposit')
      .values({
        id: deposit,
        owner: account,
        key: randomUUID(),
        way: 'card',
        provider: 'sandbox',
        amount: BigInt(count) * UNIT,
        fee: 0n,
        currency: 'USD',
        state: 'credited',
        code: null,
        paid: BigInt(count) * UNIT,
        kept: BigInt(count) * UNIT,
        standing: BigInt(count) * UNIT,
        asked_at: at,
        changed_at: at,
        expected_at: at,
        expires_at: at,
        look_at: new Date(scene.nowMs + days(300)),
      })
      .execute(),
  )
  scene.nowMs += 1_000
  return deposit
}

export const takeBack = (deposit: string): Promise<unknown> =>
  scene.server.db.write((tx) =>
    tx.updateTable('deposit').set({ state: 'reversed', standing: 0n, kept: 0n }).where('id', '=', deposit).execute(),
  )
