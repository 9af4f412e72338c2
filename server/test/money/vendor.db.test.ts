import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { present } from '@ronda/core'
import { audit, type Ledger } from '../../src/money/ledger/index.ts'
import { openSandboxVendor, openVendors, type SandboxVendor, type Vendors } from '../../src/money/vendor/index.ts'
import { readFunds } from '../../src/money/funds/index.ts'
import { openFailures } from '../../src/platform/failures/index.ts'
import { openLog } from '../../src/platform/log/log.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { newMember, openTestServer, walletsOf } from '../kit/testServer.ts'

const UNIT = 100_000n
const clock = { at: Date.now(), nowMs: () => clock.at }

let server: Server
beforeAll(async () => {
  server = await openTestServer({ clock })
})
afterAll(async () => {
  const { faults } = await audit(server.db.url)
  await server.close()
  expect(faults).toEqual([])
})

async function ownerOf(visitor: Visitor): Promise<string> {
  const { cash } = await walletsOf(server, visitor)
  const row = await server.db.read((tx) =>
    tx.selectFrom('wallet').select('owner').where('id', '=', cash).executeTakeFirst(),
  )
  return present(row, 'the owner').owner
}

const fundsOf = async (owner: string) => {
  const { parts, total } = await readFunds(server.features.funds.options, owner)
  const units = Object.fromEntries(parts.map(({ part, amount }) => [part, Number(amount / UNIT)]))
  return { ...units, total: Number(total / UNIT) }
}

const transfer = (visitor: Visitor, direction: 'in' | 'out', units: number | null, key: string = randomUUID()) =>
  visitor.ask('POST', '/wps/relay/GCS_walletTransfer', {
    key,
    vendor: 'ALAMEDA',
    direction,
    amount: units === null ? null : String(BigInt(units) * UNIT),
  })

test('money goes to a vendor, is won and lost there, and returns with the difference explained', async () => {
  const visitor = await newMember(server)
  const owner = await ownerOf(visitor)
  const key = randomUUID()
  expect(await transfer(visitor, 'in', 100, key)).toMatchObject({
    body: { value: { state: 'done', moved: '10000000' } },
  })
  // The same key twice moves once.
  expect(await transfer(visitor, 'in', 100, key)).toMatchObject({ body: { value: { state: 'done' } } })
  expect(await transfer(visitor, 'in', 99, key)).toMatchObject({ body: { code: 'wallet.key_reused' } })
  expect(await fundsOf(owner)).toMatchObject({ cash: 900, vendor: 100, total: 1_000 })

  await visitor.send('POST', '/api/v1/sandbox/vendor/play', { stake: String(40n * UNIT), isWin: true })
  const { vendors } = await visitor.get<{ vendors: unknown }>('/wps/relay/GCS_merchantWallet')
  expect(vendors).toMatchObject([{ code: 'ALAMEDA', amount: '10000000', reported: '14000000' }])
  expect(await transfer(visitor, 'out', 30)).toMatchObject({ body: { value: { result: '4000000', moved: '3000000' } } })
  expect(await fundsOf(owner)).toMatchObject({ cash: 930, vendor: 110, total: 1_040 })

  await visitor.send('POST', '/api/v1/sandbox/vendor/play', { stake: String(10n * UNIT), isWin: false })
  const home = await visitor.send<{ moves: unknown }>('POST', '/wps/v2/wallets/bringHome', {
    vendor: null,
    cause: 'member',
  })
  expect(home.moves).toMatchObject([{ result: '-1000000', moved: '10000000', state: 'done' }])
  expect(await fundsOf(owner)).toMatchObject({ cash: 1_030, vendor: 0, total: 1_030 })
  const again = { vendor: null, cause: 'left' }
  expect(await visitor.send('POST', '/wps/v2/wallets/bringHome', again)).toEqual({ moves: [] })
})

test('with a silent vendor the money stays in transit until the vendor answers', async () => {
  const visitor = await newMember(server)
  const owner = await ownerOf(visitor)
  const sandbox = present(server.features.vendor.sandbox, 'the sandbox vendor')
  await sandbox.setMood('silent')
  expect(await transfer(visitor, 'in', 100)).toMatchObject({ body: { value: { state: 'waiting' } } })
  expect(await fundsOf(owner)).toMatchObject({ cash: 900, moving: 100, total: 1_000 })
  expect(await transfer(visitor, 'in', 1)).toMatchObject({ body: { code: 'vendor.busy' } })

  await sandbox.setMood('works')
  clock.at += 60_000
  await server.features.vendor.vendors.finishDue()
  expect(await fundsOf(owner)).toMatchObject({ cash: 900, moving: 0, vendor: 100, total: 1_000 })

  // Done by the vendor, but the answer was lost.
  await sandbox.setMood('late')
  expect(await transfer(visitor, 'out', null)).toMatchObject({ body: { value: { state: 'waiting' } } })
  await sandbox.setMood('refuses')
  clock.at += 60_000
  await server.features.vendor.vendors.finishDue()
  expect(await fundsOf(owner)).toMatchObject({ cash: 1_000, vendor: 0 })

  expect(await transfer(visitor, 'in', 5)).toMatchObject({ body: { code: 'vendor.refused' } })
  await sandbox.setMood('works')
  expect(await fundsOf(owner)).toMatchObject({ cash: 1_000, moving: 0, total: 1_000 })
})

test('a time-out while money was in transit returns the money when the member reads the balances', async () => {
  const visitor = await newMember(server)
  const owner = await ownerOf(visitor)
  const sandbox = present(server.features.vendor.sandbox, 'the sandbox vendor')
  await sandbox.setMood('silent')
  expect(await transfer(visitor, 'in', 100)).toMatchObject({ body: { value: { state: 'waiting' } } })
  await visitor.send('POST', '/api/v1/control/time-out', { key: randomUUID(), days: 1 })
  await sandbox.setMood('works')
  clock.at += 10_000
  await visitor.get('/wps/relay/GCS_merchantWallet')
  expect(await fundsOf(owner)).toMatchObject({ cash: 1_000, moving: 0, vendor: 0 })
})

test('money returns by itself at sign-out, and when nobody plays with it', async () => {
  const [leaver, sleeper] = [await newMember(server), await newMember(server)]
  const [left, asleep] = [await ownerOf(leaver), await ownerOf(sleeper)]
  await transfer(leaver, 'in', 10)
  await transfer(sleeper, 'in', 10)
  await leaver.send('POST', '/wps/session/logout', {})
  await server.background.settle()
  expect(await fundsOf(left)).toMatchObject({ cash: 1_000, vendor: 0 })

  clock.at += 29 * 60_000
  await sleeper.send('POST', '/api/v1/sandbox/vendor/play', { stake: String(UNIT), isWin: false })
  clock.at += 2 * 60_000
  await server.features.vendor.vendors.returnIdle()
  expect(await fundsOf(asleep)).toMatchObject({ cash: 990, vendor: 10 })
  clock.at += 30 * 60_000
  await server.features.vendor.vendors.returnIdle()
  expect(await fundsOf(asleep)).toMatchObject({ cash: 999, vendor: 0 })
})

test('a dead vendor does not delay others, and one that refuses is not asked every minute', async () => {
  const [here, otherMember] = [await newMember(server), await newMember(server)]
  const [owner, stuck] = [await ownerOf(here), await ownerOf(otherMember)]
  await transfer(here, 'in', 10)
  clock.at += 31 * 60_000
  const sandbox = present(server.features.vendor.sandbox, 'the sandbox vendor')
  const dead = { ...sandbox, code: 'DEAD', balance: () => Promise.reject(new Error('connection refused')) }
  const { ledger, db } = server
  const silent = openLog('silent')
  const vendors = openVendors({
    db,
    ids: server.ids,
    failures: openFailures({ db, clock, log: silent }),
    clock,
    log: silent,
    ledger,
    walletStore: server.features.wallet.walletStore,
    isIdentityDue: async () => false,
    vendors: [dead, sandbox],
    onMoved() {},
  })
  const seat = { owner: stuck, vendor: 'DEAD', is_away: true, touched_at: new Date(0) }
  await db.write((tx) => tx.insertInto('vendor_seat').values(seat).execute())
  expect((await vendors.list(stuck)).vendors).toMatchObject([{ code: 'DEAD', reported: undefined }, {}])
  await sandbox.setMood('refuses')
  for (let minute = 0; minute < 3; minute++) {
    clock.at += 60_000
    await vendors.returnIdle()
  }
  const tried = () =>
    db.read((tx) =>
      tx.selectFrom('vendor_move').select('state').where('owner', '=', owner).where('cause', '=', 'idle').execute(),
    )
  expect(await tried()).toEqual([{ state: 'refused' }])
  await sandbox.setMood('works')
  clock.at += 31 * 60_000
  await vendors.returnIdle()
  expect(await fundsOf(owner)).toMatchObject({ cash: 1_000, vendor: 0 })
  await db.write((tx) => tx.deleteFrom('vendor_seat').where('vendor', '=', 'DEAD').execute())
})

test('after a refused move a member without money at the vendor is not marked as playing there', async () => {
  const visitor = await newMember(server)
  const owner = await ownerOf(visitor)
  const isAway = () => server.db.read((tx) => server.features.vendor.vendors.isAway(tx, owner))
  await transfer(visitor, 'in', 1_001)
  expect(await isAway()).toBe(false)
  await transfer(visitor, 'in', 10)
  await transfer(visitor, 'in', 1_001)
  expect(await isAway()).toBe(true)
})

test.each([
  ['more than the balance', 'in', 1_001, 'wallet.insufficient_funds'],
  ['more than the balance at the vendor', 'out', 1, 'vendor.refused'],
  ['nothing', 'in', 0, 'wallet.amount_invalid'],
  ['less than nothing', 'out', -5, 'wallet.amount_invalid'],
  ['all in', 'in', null, 'wallet.amount_invalid'],
] as const)('%s is refused, and nothing moves', async (_, direction, units, code) => {
  const visitor = await newMember(server)
  expect(await transfer(visitor, direction, units)).toMatchObject({ body: { code } })
  expect(await fundsOf(await ownerOf(visitor))).toMatchObject({ cash: 1_000, total: 1_000 })
})

test('twenty at once: no more than the balance moves, and the total stays the same', async () => {
  const visitor = await newMember(server)
  const owner = await ownerOf(visitor)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => transfer(visitor, at % 4 === 3 ? 'out' : 'in', 300)),
  )
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  await server.features.vendor.vendors.bringHome(owner, 'member')
  expect(await fundsOf(owner)).toMatchObject({ cash: 1_000, moving: 0, vendor: 0, total: 1_000 })
})

/** A vendor whose answers may be lost, before or after the call was done. */
function unreliable(sandbox: SandboxVendor, faults: () => number): SandboxVendor {
  const lose = async <T>(ask: () => Promise<T>): Promise<T> => {
    const fault = faults()
    if (fault === 1) throw new Error('connection refused')
    const answer = await ask()
    if (fault === 2) throw new Error('connection lost')
    return answer
  }
  return {
    ...sandbox,
    deposit: (ask) => lose(() => sandbox.deposit(ask)),
    withdraw: (ask) => lose(() => sandbox.withdraw(ask)),
    state: (id) => lose(() => sandbox.state(id)),
  }
}

/** Any ledger operation may also fail before or after it was done, as when the process is killed. */
function dyingLedger(faults: () => number): Ledger {
  const { ledger } = server
  return {
    async submit(operation) {
      const fault = faults()
      if (fault === 1) throw new Error('killed before')
      const answer = await ledger.submit(operation)
      if (fault === 2) throw new Error('killed after')
      return answer
    },
    balanceOf: (wallet) => ledger.balanceOf(wallet),
    houseAccount: (name, currency) => ledger.houseAccount(name, currency),
    houseBalances: () => ledger.houseBalances(),
    addCoWrites: (coWrites) => ledger.addCoWrites(coWrites),
    onMoved: (listener) => ledger.onMoved(listener),
    close: () => ledger.close(),
  }
}

test('with any failures no money is stranded, lost or created', async () => {
  const step = fc.record({
    what: fc.constantFrom('in', 'out', 'home', 'win', 'lose', 'job', 'refuse'),
    units: fc.integer({ min: 1, max: 60 }),
    faults: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const owner = await ownerOf(await newMember(server))
      let queue: number[] = []
      const faults = (): number => queue.shift() ?? 0
      const sandbox = openSandboxVendor({ db: server.db, clock })
      const vendors: Vendors = openVendors({
        db: server.db,
        ids: server.ids,
        failures: openFailures({ db: server.db, clock, log: openLog('silent') }),
        clock,
        log: openLog('silent'),
        ledger: dyingLedger(faults),
        walletStore: server.features.wallet.walletStore,
        isIdentityDue: async () => false,
        vendors: [unreliable(sandbox, faults)],
        onMoved: () => {},
      })
      let result = 0n
      for (const { what, units, faults: next } of steps) {
        queue = [...next]
        const amount = BigInt(units) * UNIT
        clock.at += 400_000
        await sandbox.setMood(what === 'refuse' ? 'refuses' : 'works')
        const ask = { key: randomUUID(), owner, vendor: 'ALAMEDA', cause: 'member' } as const
        if (what === 'in' || what === 'refuse') await vendors.move({ ...ask, direction: 'in', amount })
        if (what === 'out') await vendors.move({ ...ask, direction: 'out', amount })
        if (what === 'home') await vendors.move({ ...ask, direction: 'out', amount: null })
        if (what === 'job') await vendors.finishDue()
        if (what === 'win' || what === 'lose') {
          const played = await sandbox.play(owner, amount, what === 'win')
          if (played.ok) result += what === 'win' ? amount : -amount
        }
        const { parts, total } = await readFunds(server.features.funds.options, owner)
        expect(parts.reduce((sum, part) => sum + part.amount, 0n)).toBe(total)
      }
      queue = []
      await sandbox.setMood('works')
      for (let round = 0; round < 2; round++) {
        clock.at += 400_000
        await vendors.finishDue()
        await vendors.bringHome(owner, 'idle')
      }
      const { parts, total } = await readFunds(server.features.funds.options, owner)
      expect(total).toBe(1_000n * UNIT + result)
      expect(parts.filter(({ part, amount }) => part !== 'cash' && amount !== 0n)).toEqual([])
    }),
    { numRuns: Number(process.env['RONDA_MODEL_RUNS'] ?? 12) },
  )
})
