import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { present } from '@ronda/core'
import { openBank } from '../../src/money/ledger/testing/bank.ts'
import { readFunds, type FundsOptions } from '../../src/money/funds/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

const bank = await openBank()
afterAll(async () => {
  const { faults } = await bank.audit()
  await bank.close()
  expect(faults).toEqual([])
})

const none = async (): Promise<ReadonlySet<string>> => new Set()
const options = (over: Partial<FundsOptions> = {}): FundsOptions => ({
  db: bank.db,
  movingAmong: none,
  inPlayAmong: none,
  vendorName: (code) => `The ${code}`,
  ...over,
})

async function newMember(amount: bigint) {
  const owner = randomUUID()
  const cash = await bank.walletWith(amount, owner)
  return { owner, cash, held: await bank.open('held', owner) }
}

test('holds are distinguished by their purpose, and disappear when they are resolved', async () => {
  const { owner, cash, held } = await newMember(100n)
  const [out, moving, playing] = [randomServerId(), randomServerId(), randomServerId()]
  await bank.ledger.submit({ kind: 'hold', id: out, wallet: cash, held, amount: 10n })
  await bank.ledger.submit({ kind: 'hold', id: moving, wallet: cash, held, amount: 20n })
  await bank.ledger.submit({ kind: 'hold', id: playing, wallet: cash, held, amount: 30n })
  const asked = options({
    movingAmong: async () => new Set([moving]),
    inPlayAmong: async () => new Set([playing]),
  })
  const amounts = async () =>
    Object.fromEntries((await readFunds(asked, owner)).parts.map(({ part, amount }) => [part, amount]))
  expect(await amounts()).toEqual({ cash: 40n, bonus: 0n, pendingOut: 10n, moving: 20n, inPlay: 30n })

  const vendor = await bank.open('vendor:FARO', owner)
  await bank.ledger.submit({ kind: 'capture', id: moving, wallet: held, to: vendor })
  await bank.ledger.submit({ kind: 'release', id: playing, wallet: held, to: cash })
  expect(await amounts()).toEqual({ cash: 70n, bonus: 0n, pendingOut: 10n, moving: 0n, inPlay: 0n, vendor: 20n })
  const { parts } = await readFunds(asked, owner)
  expect(present(parts.at(-1), 'the vendor')).toMatchObject({
    vendor: { code: 'FARO', name: 'The FARO' },
    wallet: 'vendor:FARO',
  })
})

test('during any movements the parts add up to the total, and the total is what was deposited', async () => {
  const step = fc.tuple(fc.constantFrom('hold', 'capture', 'release', 'home'), fc.bigInt(1n, 40n))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { owner, cash, held } = await newMember(100n)
      const vendor = await bank.open('vendor:FARO', owner)
      const open: string[] = []
      const moves = steps.map(([what, amount]) => {
        const hold = open.pop() ?? randomUUID()
        if (what === 'capture') return bank.ledger.submit({ kind: 'capture', id: hold, wallet: held, to: vendor })
        if (what === 'release') return bank.ledger.submit({ kind: 'release', id: hold, wallet: held, to: cash })
        const id = randomServerId()
        if (what === 'home') return bank.ledger.submit({ kind: 'transfer', id, wallet: vendor, to: cash, amount })
        open.push(id)
        return bank.ledger.submit({ kind: 'hold', id, wallet: cash, held, amount })
      })
      // Read during the movements: each answer is of one moment.
      for (const funds of await Promise.all([1, 2, 3].map(() => readFunds(options(), owner)))) {
        expect(funds.total).toBe(100n)
        expect(funds.parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(100n)
      }
      await Promise.all(moves)
    }),
    { numRuns: 40 },
  )
})
