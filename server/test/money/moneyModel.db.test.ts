import { randomUUID } from 'node:crypto'
import { days, minutes } from '@ronda/core'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { openGame, openTestServer, withoutPrizes } from '../kit/testServer.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { MoneyModel, type LimitKind } from '../kit/moneyModel.ts'
import { leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { openMoneyParties, type MoneyParties } from '../kit/moneyParties.ts'

const clock = { at: Date.UTC(2027, 0, 4, 0, 10), nowMs: () => clock.at }
const AGENT_UNITS = 300
/** With more failed transfers the call would be blocked for a while. */
const FAILURES_MAX = 3
/** Few enough that no proof of identity expires, and money at a vendor is not returned by itself. */
const WAITS_MAX = 8

let server: Server

beforeAll(async () => {
  server = await openTestServer({ clock, titles: withoutPrizes() })
  await changeMoney(server, withoutWaits)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/** A member on a server, with the model to compare. */
type Setup = {
  readonly parties: MoneyParties
  readonly owner: Owner
  readonly game: Visitor
  readonly model: MoneyModel
  readonly withdraw: (key: string, amount: string) => Promise<WireAnswer>
  readonly failures: { up: number; down: number }
  readonly waits: { count: number }
}

async function openSetup(): Promise<Setup> {
  // What was done on another day does not count.
  clock.at += days(1)
  const parties = await openMoneyParties(server)
  const owner = await parties.owner(1_000)
  await leaveWith(server, parties.agent, AGENT_UNITS)
  const [game, withdraw] = [await openGame(owner.visitor), await parties.withdrawer(owner)]
  return {
    parties,
    owner,
    game,
    model: new MoneyModel(AGENT_UNITS),
    withdraw,
    failures: { up: 0, down: 0 },
    waits: { count: 0 },
  }
}

/** Refused for one of the reasons of the model, or done when there is none. */
function isDone(answer: WireAnswer, against: readonly string[]): boolean {
  if (against.length > 0) expect(against).toContain(codeOf(answer))
  else expect(answer).toMatchObject({ status: 200 })
  return against.length === 0
}

type Action = { readonly toString: () => string; run(setup: Setup): Promise<void> }

const named = (name: string, run: Action['run']): Action => ({ toString: () => name, run })

const deposit = (count: number): Action =>
  named(`deposit ${count}`, async ({ parties, owner: { visitor }, model }) => {
    const body = { key: randomUUID(), way: 'card', amount: units(count) }
    const asked = await visitor.ask('POST', '/api/v1/deposits', body)
    if (!isDone(asked, model.againstDeposit(count))) return
    const { id } = valueOf<{ id: string }>(asked)
    await parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(count), notice: 'never' })
    await parties.office(parties.ana, `deposits/${id}/look`)
    model.deposit(count)
  })

const spin: Action = named('spin', async ({ game, model }) => {
  const answer = await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })
  if (isDone(answer, model.againstStake(1))) model.stake(1)
})

const limit = (kind: LimitKind, count: number): Action =>
  named(`limit ${kind} ${count}`, async ({ owner: { visitor }, model }) => {
    const body = { key: randomUUID(), kind, period: 'day', amount: units(count) }
    isDone(await visitor.ask('POST', '/api/v1/control/limit', body), [])
    model.limit(kind, count)
  })

const limitSession = (count: number): Action =>
  named(`limit session ${count}`, async ({ owner: { visitor }, model }) => {
    const body = { key: randomUUID(), kind: 'session', period: 'day', amount: String(count) }
    isDone(await visitor.ask('POST', '/api/v1/control/limit', body), [])
    model.limitSession(count)
  })

const wait: Action = named('wait', async ({ model, waits }) => {
  if (waits.count++ >= WAITS_MAX) return
  clock.at += minutes(1)
  model.wait()
})

const move = (direction: 'in' | 'out', count: number): Action =>
  named(`move ${direction} ${count}`, async ({ owner: { visitor }, model }) => {
    const body = { key: randomUUID(), vendor: 'ALAMEDA', direction, amount: units(count) }
    const against = direction === 'in' ? model.againstMoveIn(count) : model.againstMoveOut(count)
    if (!isDone(await visitor.ask('POST', '/wps/relay/GCS_walletTransfer', body), against)) return
    if (direction === 'in') model.moveIn(count)
    else model.moveOut(count)
  })

const playAtVendor = (isWin: boolean, count: number): Action =>
  named(`${isWin ? 'win' : 'lose'} there ${count}`, async ({ owner: { visitor }, model }) => {
    const answer = await visitor.ask('POST', '/api/v1/sandbox/vendor/play', { stake: units(count), isWin })
    if (isDone(answer, count > model.atVendor ? ['wallet.insufficient_funds'] : []))
      model.atVendor += isWin ? count : -count
  })

const stop = (way: 'time-out' | 'exclusion'): Action =>
  named(way, async ({ owner: { visitor }, model }) => {
    const length = way === 'time-out' ? { days: 1 } : { months: 6 }
    isDone(await visitor.ask('POST', `/api/v1/control/${way}`, { key: randomUUID(), ...length }), [])
    model.stop(way === 'exclusion')
  })

const withdraw = (count: number): Action =>
  named(`withdraw ${count}`, async (setup) => {
    const answer = await setup.withdraw(randomUUID(), units(count))
    if (!isDone(answer, setup.model.againstWithdrawal(count))) return
    setup.model.withdraw(valueOf<{ id: string }>(answer).id, count)
  })

const decide = (how: 'approve' | 'reject', at: number): Action =>
  named(`${how} ${at}`, async ({ parties, model }) => {
    const one = model.withdrawals[at % Math.max(1, model.withdrawals.length)]
    if (one === undefined) return
    const body = how === 'approve' ? { id: one.id } : { id: one.id, reason: 'Not now' }
    const answer = await parties.office(parties.ana, `withdrawals/${how}`, body)
    const isOver = one.state !== 'held'
    if (isDone(answer, isOver ? ['withdrawal.not_now'] : [])) model.decide(one, how === 'approve' ? 'paid' : 'rejected')
  })

/** Statements about money that was paid out move none. */
const say = (what: 'confirm' | 'dispute', at: number): Action =>
  named(`${what} ${at}`, async ({ owner: { visitor }, model }) => {
    const one = model.withdrawals[at % Math.max(1, model.withdrawals.length)]
    if (one === undefined) return
    const words = what === 'confirm' ? { answer: 'fullyPaid' } : { words: 'Where is it?', proofs: [] }
    const answer = await visitor.ask('POST', `/api/v1/member/withdrawals/${what}`, { id: one.id, ...words })
    expect([undefined, 'withdrawal.not_now']).toContain(codeOf(answer))
  })

const transfer = (way: 'up' | 'down', count: number): Action =>
  named(`${way} ${count}`, async ({ parties, owner, model, failures }) => {
    const against = way === 'up' ? model.againstUp(count) : model.againstDown(count)
    if (against.length > 0 && ++failures[way] > FAILURES_MAX) return
    const [from, to] = way === 'up' ? [owner, parties.agent] : [parties.agent, owner]
    if (isDone(await parties.send(from, to, { amount: units(count) }), against)) model[way](count)
  })

const some = fc.integer({ min: 10, max: 400 })
const at = fc.nat(5)
const kind = fc.constantFrom<LimitKind>('deposit', 'loss', 'wager')

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: some.map(deposit) },
  { weight: 6, arbitrary: fc.constant(spin) },
  { weight: 4, arbitrary: some.map(withdraw) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom('approve' as const, 'reject' as const), at).map((a) => decide(...a)),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('confirm' as const, 'dispute' as const), at).map((a) => say(...a)) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('up' as const, 'down' as const), some).map((a) => transfer(...a)) },
  // A few units for stakes, hundreds for deposits.
  { weight: 2, arbitrary: fc.tuple(kind, fc.nat(4)).map(([of, few]) => limit(of, of === 'deposit' ? few * 150 : few)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map(limitSession) },
  { weight: 3, arbitrary: fc.constant(wait) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('in' as const, 'out' as const), some).map((a) => move(...a)) },
  { weight: 2, arbitrary: fc.tuple(fc.boolean(), some).map((a) => playAtVendor(...a)) },
  { weight: 1, arbitrary: fc.constantFrom('time-out' as const, 'exclusion' as const).map(stop) },
)

test('after any sequence of actions every balance equals the model, and every refusal has its reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 10, maxLength: 25 }), async (sequence) => {
      const setup = await openSetup()
      for (const action of sequence) {
        await action.run(setup)
        // Money is returned from a vendor after the answer.
        await server.background.settle()
        const { cash, held, agent } = setup.model
        expect(await setup.parties.balances(setup.owner)).toEqual({ cash: units(cash), held: units(held) })
        expect((await setup.parties.balances(setup.parties.agent)).cash).toBe(units(agent))
      }
      // Money at the vendor returns, with what was won and lost there.
      await setup.owner.visitor.send('POST', '/wps/v2/wallets/bringHome', { vendor: null, cause: 'member' })
      expect((await setup.parties.balances(setup.owner)).cash).toBe(units(setup.model.cash + setup.model.atVendor))
    }),
    { numRuns: 8 },
  )
})
