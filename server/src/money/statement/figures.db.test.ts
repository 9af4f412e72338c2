import { randomUUID } from 'node:crypto'
import { days } from '@ronda/core'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openDb, type Db } from '../../platform/postgres/db.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openLedger, openWallet, type Ledger, type Operation } from '../ledger/index.ts'
import { findFigures } from './figures.actions.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'

let db: Db
let ledger: Ledger
let nowMs = Date.UTC(2026, 0, 1)

beforeAll(async () => {
  const url = await testDatabase()
  db = openDb(url)
  ledger = await openLedger({ url, now: () => nowMs })
  return async () => {
    await ledger.close()
    await db.close()
  }
})

const step = fc.record({
  what: fc.constantFrom(
    'deposit',
    'bonus',
    'correction',
    'stake',
    'won',
    'hold',
    'release',
    'capture',
    'reverse',
    'send',
    'reward',
  ),
  amount: fc.bigInt(1n, 5_000_000n),
  which: fc.nat(),
  // Often exactly at the edge of a period.
  laterMs: fc.nat(8).map((quarters) => quarters * (days(1) / 4)),
})
/** Long lists, so that there is something to undo. */
const stepLists = fc.array(step, { minLength: 5, maxLength: 40, size: 'max' })
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

type TestWallets = { readonly cash: number; readonly held: number; readonly other: number; readonly fund: number }

/** Submits the steps one after the other; impossible ones are refused. */
async function submitSteps({ cash, held, other, fund }: TestWallets, steps: readonly Step[]): Promise<void> {
  const clearing = ledger.houseAccount('clearing', 'USD')
  const game = ledger.houseAccount('game', 'USD')
  const promotion = ledger.houseAccount('promotion', 'USD')
  const done: string[] = []
  const holds: string[] = []
  for (const { what, amount, which, laterMs } of steps) {
    nowMs += laterMs
    const id = randomServerId()
    const wallet = cash
    const operations: Record<Step['what'], () => Operation | undefined> = {
      deposit: () => ({ kind: 'deposit', id, wallet, houseAccount: clearing, amount }),
      bonus: () => ({ kind: 'adjustment', id, wallet, houseAccount: promotion, amount }),
      correction: () => ({
        kind: 'adjustment',
        id,
        wallet,
        houseAccount: clearing,
        amount: which % 2 === 0 ? amount : -amount,
      }),
      stake: () => ({ kind: 'stake', id, wallet, houseAccount: game, amount }),
      won: () => ({ kind: 'stake', id, wallet, houseAccount: game, amount, settle: () => ({ win: amount * 2n }) }),
      hold: () => ({ kind: 'hold', id, wallet, held, amount }),
      release: () => resolve('release'),
      capture: () => resolve('capture'),
      reverse: () => {
        const undone = done[which % Math.max(1, done.length)]
        return undone === undefined ? undefined : { kind: 'reversal', id: undone, wallet }
      },
      send: () => ({ kind: 'transfer', id, wallet, to: other, amount }),
      reward: () => ({ kind: 'transfer', id, wallet: fund, to: cash, amount }),
    }
    const resolve = (kind: 'release' | 'capture'): Operation | undefined => {
      const hold = holds[which % Math.max(1, holds.length)]
      if (hold === undefined) return undefined
      return kind === 'release'
        ? { kind, id: hold, wallet: held, to: cash }
        : { kind, id: hold, wallet: held, houseAccount: clearing }
    }
    const operation = operations[what]()
    if (operation === undefined) continue
    const answer = await ledger.submit(operation)
    if (answer.accepted && operation.kind === 'hold') holds.push(id)
    else if (answer.accepted && operation.id === id && operation.wallet === cash) done.push(id)
  }
}

async function openWallets(): Promise<TestWallets & { readonly owner: string }> {
  const owner = randomUUID()
  const opened = await db.write(async (tx) => ({
    owner,
    cash: await openWallet(tx, { owner, purpose: 'cash', currency: 'USD' }),
    held: await openWallet(tx, { owner, purpose: 'held', currency: 'USD' }),
    other: await openWallet(tx, { owner: randomUUID(), purpose: 'cash', currency: 'USD' }),
    fund: await openWallet(tx, { owner: 'house', purpose: 'fund:TEST', currency: 'USD' }),
  }))
  await ledger.submit({
    kind: 'adjustment',
    id: randomServerId(),
    wallet: opened.fund,
    houseAccount: ledger.houseAccount('promotion', 'USD'),
    amount: 1_000_000_000n,
  })
  return opened
}

type LegSums = { readonly kind: number; readonly counter: number; readonly sum: bigint }

/** The legs, summed independently. */
async function addUpLegs(wallets: readonly number[], fromMs: number, toMs: number): Promise<readonly LegSums[]> {
  const { rows } = await db.read((tx) =>
    sql<LegSums>`
      select kind, counter, sum(amount)::bigint as sum from leg
      where wallet = any(${wallets}::int[]) and code = 0 and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}
      group by 1, 2`.execute(tx),
  )
  return rows
}

async function balancesAt(wallets: readonly number[], atMs: number): Promise<bigint> {
  const { rows } = await db.read((tx) =>
    sql<{ sum: bigint }>`
      select coalesce(sum(amount), 0)::bigint as sum from leg
      where wallet = any(${wallets}::int[]) and code = 0 and at < ${new Date(atMs)}`.execute(tx),
  )
  return rows[0]?.sum ?? 0n
}

test('the figures of a statement equal those of the ledger exactly, for any period', async () => {
  await fc.assert(
    fc.asyncProperty(stepLists, fc.nat(30), fc.nat(60), async (steps, skip, length) => {
      nowMs += days(1)
      const bornMs = nowMs
      const wallets = await openWallets()
      await submitSteps(wallets, steps)
      const fromMs = bornMs + days(skip) - days(10)
      const toMs = fromMs + days(length)
      const own = [wallets.cash, wallets.held]
      const { figures, perWallet: parts } = await db.read((tx) =>
        findFigures(
          tx,
          { ledger, gamesBetween: async () => [], vendorName: (code) => code },
          { id: wallets.owner, currency: 'USD' },
          { fromMs, toMs },
        ),
      )
      const legs = await addUpLegs(own, fromMs, toMs)
      const promotion = ledger.houseAccount('promotion', 'USD')
      const sum = (isMeant: (leg: LegSums) => boolean): bigint =>
        legs.filter((leg) => isMeant(leg) && !own.includes(leg.counter)).reduce((total, leg) => total + leg.sum, 0n)
      const ever = await addUpLegs(own, 0, toMs)
      const clearing = ledger.houseAccount('clearing', 'USD')
      // Deposits, payouts, corrections of payments, and reversals of any of these.
      const paid = ever.filter(({ kind, counter }) => [3, 4, 7, 9].includes(kind) && counter === clearing)
      expect(figures).toMatchObject({
        netDeposits: paid.reduce((total, leg) => total + leg.sum, 0n),
        opening: await balancesAt(own, fromMs),
        closing: await balancesAt(own, toMs),
        deposits: sum(({ kind }) => kind === 3),
        withdrawals: sum(({ kind }) => kind === 7),
        bonuses: sum(
          ({ kind, counter }) => (kind === 4 && counter === promotion) || (kind === 8 && counter === wallets.fund),
        ),
        adjustments: sum(({ kind, counter }) => kind === 4 && counter !== promotion),
        transfers: sum(({ kind, counter }) => kind === 8 && counter !== wallets.fund),
        reversals: sum(({ kind }) => kind === 9),
        staked: -sum(({ kind }) => kind === 1),
        won: sum(({ kind }) => kind === 2),
        other: { staked: figures.staked, won: figures.won },
      })
      const all = (pick: (part: (typeof parts)[number]) => bigint) =>
        parts.reduce((total, part) => total + pick(part), 0n)
      expect(all(({ opening }) => opening)).toBe(figures.opening)
      expect(all(({ closing }) => closing)).toBe(figures.closing)
    }),
    { numRuns: 40 },
  )
})
