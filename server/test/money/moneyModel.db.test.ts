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
type Table = {
  readonly parties: MoneyParties
  readonly owner: Owner
  readonly game: Visitor
  readonly paper: MoneyModel
  readonly withdraw: (key: string, amount: string) => Promise<WireAnswer>
  readonly failures: { up: number; down: number }
  readonly waits: { count: number }
}

async function openTable(): Promise<Table> {
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
    paper: new MoneyModel(AGENT_UNITS),
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

type AuditEntry = { readonly toString: () => string; run(table: Table): Promise<void> }

const named = (name: string, run: AuditEntry['run']): AuditEntry => ({ toString: () => name, run })

const deposit = (count: number): AuditEntry =>
  named(`deposit ${count}`, async ({ parties, owner: { visitor }, paper }) => {
    const body = { key: randomUUID(), way: 'card', amount: units(count) }
    const asked = await visitor.ask('POST', '/api/v1/deposits', body)
    if (!isDone(asked, paper.againstDeposit(count))) return
    const { id } = valueOf<{ id: string }>(asked)
    await parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(count), notice: 'never' })
    await parties.office(parties.ana, `deposits/${id}/look`)
    paper.deposit(count)
  })

const spin: AuditEntry = named('spin', async ({ game, paper }) => {
  const answer = await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })
  if (isDone(answer, paper.againstStake(1))) paper.stake(1)
})

const limit = (kind: LimitKind, count: number): AuditEntry =>
  named(`limit ${kind} ${count}`, async ({ owner: { visitor }, paper }) => {
    const body = { key: randomUUID(), kind, period: 'day', amount: units(count) }
    isDone(await visitor.ask('POST', '/api/v1/control/limit', body), [])
    paper.limit(kind, count)
  })

const limitSession = (count: number): AuditEntry =>
  named(`limit session ${count}`, async ({ owner: { visitor }, paper }) => {
    const body = { key: randomUUID(), kind: 'session', period: 'day', amount: String(count) }
    isDone(await visitor.ask('POST', '/api/v1/control/limit', body), [])
    paper.limitSession(count)
  })

const wait: AuditEntry = named('wait', async ({ paper, waits }) => {
  if (waits.count++ >= WAITS_MAX) return
  clock.at += minutes(1)
  paper.wait()
})

const move = (direction: 'in' | 'out', count: number): AuditEntry =>
  named(`move ${direction} ${count}`, async ({ owner: { visitor }, paper }) => {
    const body = { key: randomUUID(), vendor: 'ALAMEDA', direction, amount: units(count) }
    const against = direction === 'in' ? paper.againstMoveIn(count) : paper.againstMoveOut(count)
    if (!isDone(await visitor.ask('POST', '/wps/relay/GCS_walletTransfer', body), against)) return
    if (direction === 'in') paper.moveIn(count)
    else paper.moveOut(count)
  })

const playThere = (isWin: boolean, count: number): AuditEntry =>
  named(`${isWin ? 'win' : 'lose'} there ${count}`, async ({ owner: { visitor }, paper }) => {
    const answer = await visitor.ask('POST', '/api/v1/sandbox/vendor/play', { stake: units(count), isWin })
    if (isDone(answer, count > paper.there ? ['wallet.insufficient_funds'] : [])) paper.there += isWin ? count : -count
  })

const stop = (way: 'time-out' | 'exclusion'): AuditEntry =>
  named(way, async ({ owner: { visitor }, paper }) => {
    const length = way === 'time-out' ? { days: 1 } : { months: 6 }
    isDone(await visitor.ask('POST', `/api/v1/control/${way}`, { key: randomUUID(), ...length }), [])
    paper.stop(way === 'exclusion')
  })

const withdraw = (count: number): AuditEntry =>
  named(`withdraw ${count}`, async (table) => {
    const answer = await table.withdraw(randomUUID(), units(count))
    if (!isDone(answer, table.paper.againstWithdrawal(count))) return
    table.paper.withdraw(valueOf<{ id: string }>(answer).id, count)
  })

const decide = (how: 'approve' | 'reject', at: number): AuditEntry =>
  named(`${how} ${at}`, async ({ parties, paper }) => {
    const one = paper.withdrawals[at % Math.max(1, paper.withdrawals.length)]
    if (one === undefined) return
    const body = how === 'approve' ? { id: one.id } : { id: one.id, reason: 'Not now' }
    const answer = await parties.office(parties.ana, `withdrawals/${how}`, body)
    const isOver = one.state !== 'held'
    if (isDone(answer, isOver ? ['withdrawal.not_now'] : [])) paper.decide(one, how === 'approve' ? 'paid' : 'rejected')
  })

/** Statements about money that was paid out move none. */
const say = (what: 'confirm' | 'dispute', at: number): AuditEntry =>
  named(`${what} ${at}`, async ({ owner: { visitor }, paper }) => {
    const one = paper.withdrawals[at % Math.max(1, paper.withdrawals.length)]
    if (one === undefined) return
    const words = what === 'confirm' ? { answer: 'fullyPaid' } : { words: 'Where is it?', proofs: [] }
    const answer = await visitor.ask('POST', `/api/v1/member/withdrawals/${what}`, { id: one.id, ...words })
    expect([undefined, 'withdrawal.not_now']).toContain(codeOf(answer))
  })

const transfer = (way: 'up' | 'down', count: number): AuditEntry =>
  named(`${way} ${count}`, async ({ parties, owner, paper, failures }) => {
    const against = way === 'up' ? paper.againstUp(count) : paper.againstDown(count)
    if (against.length > 0 && ++failures[way] > FAILURES_MAX) return
    const [from, to] = way === 'up' ? [owner, parties.agent] : [parties.agent, owner]
    if (isDone(await parties.send(from, to, { amount: units(count) }), against)) paper[way](count)
  })

const some = fc.integer({ min: 10, max: 400 })
const at = fc.nat(5)
const kind = fc.constantFrom<LimitKind>('deposit', 'loss', 'wager')

const auditLog: fc.Arbitrary<AuditEntry> = fc.oneof(
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
  { weight: 2, arbitrary: fc.tuple(fc.boolean(), some).map((a) => playThere(...a)) },
  { weight: 1, arbitrary: fc.constantFrom('time-out' as const, 'exclusion' as const).map(stop) },
)

test('after any sequence of actions every balance equals the model, and every refusal has its reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(auditLog, { minLength: 10, maxLength: 25 }), async (sequence) => {
      const table = await openTable()
      for (const auditEntry of sequence) {
        await auditEntry.run(table)
        // Money is returned from a vendor after the answer.
        await server.services.background.settle()
        const { cash, held, agent } = table.paper
        expect(await table.parties.balances(table.owner)).toEqual({ cash: units(cash), held: units(held) })
        expect((await table.parties.balances(table.parties.agent)).cash).toBe(units(agent))
      }
      // Money at the vendor returns, with what was won and lost there.
      await table.owner.visitor.send('POST', '/wps/v2/wallets/bringHome', { vendor: null, cause: 'member' })
      expect((await table.parties.balances(table.owner)).cash).toBe(units(table.paper.cash + table.paper.there))
    }),
    { numRuns: 8 },
  )
})
