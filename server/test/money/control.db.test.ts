import { randomUUID } from 'node:crypto'
import { days, hours, minutes, ok, present } from '@ronda/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultSettings, type Settings } from '../../src/brand/settings/index.ts'
import { listFailures, openFailures, type Failures } from '../../src/platform/failures/index.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { openServerIds, randomServerId } from '../../src/platform/ids/serverId.ts'
import { openDb, type Db } from '../../src/platform/postgres/db.ts'
import { parseSecretKey } from '../../src/platform/secrets/index.ts'
import type { Ledger, WalletId } from '../../src/money/ledger/index.ts'
import { openBank, type Bank } from '../../src/money/ledger/testing/bank.ts'
import { openControls, type Controls } from '../../src/money/control/control.actions.ts'
import { depositRefusal } from '../../src/money/control/deposit.actions.ts'
import { findControl, findUnfinished } from '../../src/money/control/control.sql.ts'

let bank: Bank
let otherDb: Db
let otherLedger: Ledger
let here: Controls
let there: Controls
/** How long each wallet was played today, set by a test. */
const played = new Map<WalletId, number>()
/** Since when each wallet is played with, set by a test. */
const playing = new Map<WalletId, number>()

/** A process that is killed in the middle: no failure is recorded. */
const KILLED: Partial<Failures> = {
  async one(_kind, _item, work) {
    await work()
    return true
  },
}

function open(db: Db, ledger: Ledger, ending: Partial<Failures> = {}): Controls {
  const clock = { nowMs: () => bank.clock.nowMs }
  const settings = { current: async () => defaultSettings } as unknown as Settings
  const walletsOf = async (owner: string) => {
    const rows = await db.read((tx) => tx.selectFrom('wallet').select('id').where('owner', '=', owner).execute())
    const cash = present(rows[0], 'a wallet').id
    return { cash, held: cash, currency: 'USD' as const }
  }
  return openControls({
    db,
    failures: { ...openFailures({ db, clock, log: openLog('silent') }), ...ending },
    ids: openServerIds(parseSecretKey('11'.repeat(32))),
    ledger,
    settings,
    clock,
    walletStore: { of: walletsOf },
    playedMs: async (wallet) => played.get(wallet) ?? 0,
    playingSinceMs: async (wallet) => playing.get(wallet),
    marksOf: async () => ({ proofs: [], hints: [] }),
    onChanged: () => {},
    onRestricted: () => {},
  })
}

beforeAll(async () => {
  bank = await openBank()
  otherLedger = await bank.anotherLedger()
  otherDb = openDb(bank.url)
  here = open(bank.db, bank.ledger)
  there = open(otherDb, otherLedger)
})
afterAll(async () => {
  const { faults } = await bank.audit()
  await otherDb.close()
  await bank.close()
  expect(faults).toEqual([])
})

type Member = { readonly owner: string; readonly wallet: WalletId }

async function newMember(amount = 1_000n): Promise<Member> {
  const owner = randomUUID()
  return { owner, wallet: await bank.walletWith(amount, owner) }
}

async function stake({ wallet }: Member, amount: bigint, ledger: Ledger = bank.ledger): Promise<string> {
  const answer = await ledger.submit({ kind: 'stake', id: randomServerId(), wallet, houseAccount: bank.game, amount })
  return answer.accepted ? 'accepted' : answer.refusal
}

const loss = (amount: bigint | null) => ({ type: 'limit', kind: 'loss', period: 'day', amount }) as const

test('a limit holds in every process once the change was answered, during fifty parallel stakes', async () => {
  const member = await newMember()
  let isSet = false
  const late: string[] = []
  const stakes = Array.from({ length: 50 }, async (_, index) => {
    const ledger = index % 2 === 0 ? bank.ledger : otherLedger
    for (let count = 0; count < 4; count += 1) {
      const isAfter = isSet
      const outcome = await stake(member, 1n, ledger)
      if (isAfter) late.push(outcome)
    }
  })
  const setting = here.ask(member.owner, loss(0n), randomUUID()).then(() => (isSet = true))
  await Promise.all([...stakes, setting])
  late.push(await stake(member, 1n), await stake(member, 1n, otherLedger))
  expect(new Set(late)).toEqual(new Set(['limit.loss_reached']))
})

test('parallel changes by two processes leave the last of them in the ledger', async () => {
  const member = await newMember()
  const asks = Array.from({ length: 20 }, (_, index) =>
    (index % 2 === 0 ? here : there).ask(member.owner, loss(BigInt(40 - index)), randomUUID()),
  )
  await Promise.all(asks)
  const control = await here.of(member.owner)
  const amount = present(control.limits[0]?.amount, 'a limit')
  // In whatever order: the lowest requested limit holds, in both.
  expect(amount).toBe(21n)
  expect(await stake(member, 22n)).toBe('limit.loss_reached')
  expect(await stake(member, 22n, otherLedger)).toBe('limit.loss_reached')
  expect(await stake(member, 21n)).toBe('accepted')
})

test('[LG28] a change that was stored but not sent to the ledger is finished by the job, once', async () => {
  const member = await newMember()
  const broken: Ledger = { ...bank.ledger, submit: () => Promise.reject(new Error('power failure')) }
  const cut = open(bank.db, broken, KILLED)
  await expect(cut.ask(member.owner, loss(10n), randomUUID())).rejects.toThrow('power failure')
  // Deposits apply it at once; the ledger does not have it yet.
  expect(await bank.db.read((tx) => findUnfinished(tx, bank.clock.nowMs, 10))).toContain(member.owner)
  expect(await stake(member, 1n)).toBe('limit.pending')
  await Promise.all([here.finish(), there.finish()])
  expect(await stake(member, 11n)).toBe('limit.loss_reached')
  expect(await bank.db.read((tx) => findUnfinished(tx, bank.clock.nowMs, 10))).not.toContain(member.owner)
  expect(await restrictionsOf(member)).toBe(1)
})

async function restrictionsOf({ wallet }: Member): Promise<number> {
  const rows = await bank.db.read((tx) =>
    tx.selectFrom('restriction').select('seq').where('wallet', '=', wallet).execute(),
  )
  return rows.length
}

test('a change that the ledger received before a crash is not sent again as a new one', async () => {
  const member = await newMember()
  let isCut = true
  const broken: Ledger = {
    ...bank.ledger,
    async submit(operation) {
      const answer = await bank.ledger.submit(operation)
      if (isCut) throw new Error('power failure')
      return answer
    },
  }
  const cut = open(bank.db, broken, KILLED)
  const key = randomUUID()
  await expect(cut.ask(member.owner, loss(10n), key)).rejects.toThrow('power failure')
  isCut = false
  // The member asks again with the same key.
  expect((await cut.ask(member.owner, loss(10n), key)).ok).toBe(true)
  expect(await restrictionsOf(member)).toBe(1)
  expect(await cut.ask(member.owner, loss(9n), key)).toEqual({ ok: false, error: 'wallet.key_reused' })
})

test('a restriction that the ledger cannot take stops play in every process until it can, and is recorded as a failure', async () => {
  const member = await newMember()
  const onLedger = async (ledger: Ledger) => {
    const about = { id: randomServerId(), wallet: member.wallet, houseAccount: bank.game, amount: 1n }
    const answer = await ledger.submit({ kind: 'stake', ...about })
    return answer.accepted ? 'accepted' : answer.refusal
  }
  const both = async () => [await onLedger(bank.ledger), await onLedger(otherLedger)]
  // Each process has the wallet in memory.
  expect(await both()).toEqual(['accepted', 'accepted'])
  const broken: Ledger = { ...bank.ledger, submit: () => Promise.reject(new Error('poisoned')) }
  const asked = await open(bank.db, broken).ask(member.owner, { type: 'exclude', months: 6 }, randomUUID())
  expect(asked.ok && asked.value.excludedUntilMs).toBeGreaterThan(bank.clock.nowMs)
  expect(await both()).toEqual(['limit.pending', 'limit.pending'])
  expect(await both()).toEqual(['limit.pending', 'limit.pending'])
  const failed = await bank.db.read((tx) => listFailures(tx, 50))
  expect(failed).toContainEqual(expect.objectContaining({ kind: 'control.restrict', item: member.owner, tries: 1 }))
  // Payouts are still made.
  const owed = { id: randomServerId(), wallet: member.wallet, houseAccount: bank.game, amount: 5n }
  expect(await bank.ledger.submit({ kind: 'payout', ...owed })).toMatchObject({ accepted: true })

  bank.clock.nowMs += minutes(1)
  await here.finish()
  expect(await both()).toEqual(['limit.excluded', 'limit.excluded'])
  expect(await restrictionsOf(member)).toBe(1)
  expect((await bank.db.read((tx) => listFailures(tx, 50))).map(({ item }) => item)).not.toContain(member.owner)
})

test('an id that is in use does not prevent a restriction from being written', async () => {
  const member = await newMember()
  const ids = openServerIds(parseSecretKey('11'.repeat(32)))
  for (const attempt of [0, 1]) {
    const id = ids.named('control', member.owner, 1, attempt)
    const stolen = { kind: 'stake', id, wallet: member.wallet, houseAccount: bank.game, amount: 1n } as const
    expect(await bank.ledger.submit(stolen)).toMatchObject({ accepted: true })
  }
  expect(await here.ask(member.owner, { type: 'block', isBlocked: true }, randomUUID())).toMatchObject({ ok: true })
  expect(await stake(member, 1n)).toBe('limit.betting_blocked')
})

test('a raise takes effect once, at its time, whichever process applies it first', async () => {
  const member = await newMember()
  await here.ask(member.owner, loss(10n), randomUUID())
  await here.ask(member.owner, loss(100n), randomUUID())
  expect(await stake(member, 11n)).toBe('limit.loss_reached')
  bank.clock.nowMs += hours(24) - 1
  await here.finish()
  expect(await stake(member, 11n)).toBe('limit.loss_reached')
  bank.clock.nowMs += 1
  const before = await restrictionsOf(member)
  await Promise.all([here.finish(), there.finish(), here.of(member.owner), there.beforeStake(member.wallet)])
  expect(await stake(member, 11n)).toBe('accepted')
  expect(await restrictionsOf(member)).toBe(before + 1)
})

test('checking a stake is enough to apply a raise', async () => {
  const member = await newMember()
  await here.ask(member.owner, loss(0n), randomUUID())
  await here.ask(member.owner, loss(null), randomUUID())
  bank.clock.nowMs += hours(24)
  await there.beforeStake(member.wallet)
  expect(await stake(member, 1n, otherLedger)).toBe('accepted')
})

test('time played is measured before each stake, and once it is used up the ledger refuses until the next day', async () => {
  const member = await newMember()
  const session = { type: 'limit', kind: 'session', period: 'day', amount: 60n } as const
  played.set(member.wallet, minutes(59))
  await here.ask(member.owner, session, randomUUID())
  await here.beforeStake(member.wallet)
  expect(await stake(member, 1n)).toBe('accepted')
  played.set(member.wallet, minutes(60))
  await here.beforeStake(member.wallet)
  const before = await restrictionsOf(member)
  await there.beforeStake(member.wallet)
  await here.beforeStake(member.wallet)
  expect(await restrictionsOf(member)).toBe(before)
  expect(await stake(member, 1n)).toBe('limit.session_reached')
  expect(await stake(member, 1n, otherLedger)).toBe('limit.session_reached')
  bank.clock.nowMs += days(1)
  played.set(member.wallet, 0)
  await here.beforeStake(member.wallet)
  expect(await stake(member, 1n)).toBe('accepted')
  // A limit below what was played already holds at once.
  played.set(member.wallet, minutes(30))
  await there.ask(member.owner, { ...session, amount: 30n }, randomUUID())
  expect(await stake(member, 1n)).toBe('limit.session_reached')
})

test('an exclusion stops stakes and deposits at once, and nothing shortens it', async () => {
  const member = await newMember()
  await here.ask(member.owner, { type: 'exclude', months: 6 }, randomUUID())
  const until = present((await here.of(member.owner)).excludedUntilMs, 'an exclusion')
  expect(await stake(member, 1n, otherLedger)).toBe('limit.excluded')
  await there.ask(member.owner, { type: 'timeOut', days: 1 }, randomUUID())
  await there.ask(member.owner, loss(null), randomUUID())
  expect((await here.of(member.owner)).excludedUntilMs).toBe(until)
  expect(await tryDeposit(member, 1n)).toBe('limit.excluded')
  // Payouts are still made.
  expect(
    await bank.ledger.submit({
      kind: 'payout',
      id: randomServerId(),
      wallet: member.wallet,
      houseAccount: bank.game,
      amount: 5n,
    }),
  ).toMatchObject({ accepted: true })
})

/** A list of deposits of this test: how deposits are stored is not part of this feature. */
const deposits = new Map<string, { readonly atMs: number; readonly amount: bigint }[]>()

async function tryDeposit({ owner }: Member, amount: bigint): Promise<string> {
  const known = deposits.get(owner) ?? []
  deposits.set(owner, known)
  const nowMs = bank.clock.nowMs
  const depositedSince = async (sinceMs: number) => {
    // A moment in which another deposit could pass if the row were not locked.
    await new Promise(setImmediate)
    return known.filter(({ atMs }) => atMs >= sinceMs).reduce((sum, deposit) => sum + deposit.amount, 0n)
  }
  const done = await bank.db.transact(async (tx) => {
    const refusal = await depositRefusal(tx, owner, { amount, depositedSince }, nowMs)
    if (refusal === undefined) known.push({ atMs: nowMs, amount })
    return ok(refusal ?? 'accepted')
  })
  return done.ok ? done.value : 'failed'
}

const limitDeposits = (period: 'day' | 'week' | 'month', amount: bigint | null) =>
  ({ type: 'limit', kind: 'deposit', period, amount }) as const

test('of twenty deposits at once only as many pass as the limit allows', async () => {
  const member = await newMember()
  await here.ask(member.owner, limitDeposits('day', 100n), randomUUID())
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryDeposit(member, 30n)))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome === 'limit.deposit_reached')).toHaveLength(17)
  expect(await tryDeposit(member, 10n)).toBe('accepted')
  expect(await tryDeposit(member, 1n)).toBe('limit.deposit_reached')
  bank.clock.nowMs += days(1)
  expect(await tryDeposit(member, 100n)).toBe('accepted')
})

test('the strictest deposit limit decides', async () => {
  const member = await newMember()
  await here.ask(member.owner, limitDeposits('month', 500n), randomUUID())
  expect(await tryDeposit(member, 60n)).toBe('accepted')
  await here.ask(member.owner, limitDeposits('week', 65n), randomUUID())
  expect(await tryDeposit(member, 6n)).toBe('limit.deposit_reached')
  expect(await tryDeposit(member, 5n)).toBe('accepted')
})

test('a refused change leaves no trace', async () => {
  const member = await newMember()
  expect((await here.ask(member.owner, { type: 'timeOut', days: 0 }, randomUUID())).ok).toBe(false)
  expect(await bank.db.read((tx) => findControl(tx, member.owner))).toBeUndefined()
})
