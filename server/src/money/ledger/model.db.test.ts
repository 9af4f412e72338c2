import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { LedgerBusy, LedgerUnknown, type Answer, type Ledger, type Operation, type WalletId } from './index.ts'
import { openBank } from './testing/bank.ts'
import { SimpleLedger } from './testing/model.ts'
import { ANA, ANA_HELD, ANA_VENDOR, BEN, operations } from './testing/operations.ts'
import { GAME } from './testing/testBooks.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'

const bank = await openBank()
const second = await bank.anotherLedger()
const admin = new pg.Client({ connectionString: bank.url })
await admin.connect()

afterAll(async () => {
  const { faults } = await bank.audit()
  await admin.end()
  await bank.close()
  expect(faults).toEqual([])
})

/** The real ledger in two processes, on four new wallets that correspond to those of the model. */
type Real = { readonly walletOf: (wallet: WalletId) => WalletId; readonly idOf: (id: string) => string }

async function newReal(): Promise<Real> {
  const owner = randomServerId()
  const wallets = new Map([
    [ANA, await bank.open('cash', owner)],
    [ANA_HELD, await bank.open('held', owner)],
    [ANA_VENDOR, await bank.open('vendor:FAR', owner)],
    [BEN, await bank.open('cash')],
  ])
  const run = randomServerId().slice(0, 23)
  return { walletOf: (wallet) => wallets.get(wallet) ?? wallet, idOf: (id) => run + id.slice(23) }
}

function translate(operation: Operation, { walletOf, idOf }: Real): Operation {
  const houseAccount =
    'houseAccount' in operation ? { houseAccount: operation.houseAccount === GAME ? bank.game : bank.clearing } : {}
  const to = 'to' in operation ? { to: walletOf(operation.to) } : {}
  const held = 'held' in operation ? { held: walletOf(operation.held) } : {}
  return {
    ...operation,
    id: idOf(operation.id),
    wallet: walletOf(operation.wallet),
    ...houseAccount,
    ...to,
    ...held,
  }
}

async function submitUntilAnswered(ledger: Ledger, operation: Operation): Promise<Answer> {
  for (;;) {
    try {
      return await ledger.submit(operation)
    } catch (error) {
      if (!(error instanceof LedgerUnknown || error instanceof LedgerBusy)) throw error
    }
  }
}

class Ask implements fc.AsyncCommand<SimpleLedger, Real> {
  readonly #operation: Operation
  readonly #ledger: Ledger
  readonly #isCut: boolean
  constructor(operation: Operation, isSecond: boolean, isCut: boolean) {
    this.#operation = operation
    this.#ledger = isSecond ? second : bank.ledger
    this.#isCut = isCut
  }
  check(): boolean {
    return true
  }
  async run(model: SimpleLedger, real: Real): Promise<void> {
    const cut = this.#isCut ? cutConnections() : undefined
    const answer = await submitUntilAnswered(this.#ledger, translate(this.#operation, real))
    await cut
    const expected = model.ask(this.#operation)
    expect({ outcome: answer.accepted ? 'accepted' : answer.refusal, balance: answer.balance }).toEqual({
      outcome: expected.outcome,
      balance: expected.balance,
    })
  }
  toString(): string {
    const { kind, id, wallet } = this.#operation
    const amount = 'amount' in this.#operation ? ` of ${this.#operation.amount}` : ''
    return `${kind}${amount} ${id.slice(-2)} on ${wallet}${this.#isCut ? ' while cut off' : ''}`
  }
}

const cutConnections = (): Promise<unknown> =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ronda.ledger' and datname = current_database()`)

test('[LG7] [LG16] [LG17] [LG20] [LG21] for any operations, the ledger answers as the model does', async () => {
  const command = fc
    .tuple(operations, fc.boolean(), fc.integer({ min: 0, max: 40 }))
    .map(([operation, isSecond, dice]) => new Ask(operation, isSecond, dice === 0))
  await fc.assert(
    fc.asyncProperty(fc.commands([command], { maxCommands: 60, size: 'max' }), async (commands) => {
      const real = await newReal()
      const model = new SimpleLedger()
      await fc.asyncModelRun(() => ({ model, real }), commands)
      for (const [wallet, balance] of model.balances) {
        expect((await bank.ledger.balanceOf(real.walletOf(wallet))).balance).toBe(balance)
      }
    }),
    { numRuns: Number(process.env['RONDA_MODEL_RUNS'] ?? 25) },
  )
})
