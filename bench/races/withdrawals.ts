import { randomUUID } from 'node:crypto'
import { ok, present, type Id, type Result } from '@ronda/core'
import pg from 'pg'
import { defaultSettings } from '../../server/src/brand/settings/index.ts'
import { openLedger } from '../../server/src/money/ledger/index.ts'
import { bindPayoutAccount } from '../../server/src/money/payoutAccount/payoutAccount.actions.ts'
import { openWallets, openWalletStore } from '../../server/src/money/wallet/index.ts'
import type { WithdrawalOptions } from '../../server/src/money/withdrawal/index.ts'
import { requestWithdrawal } from '../../server/src/money/withdrawal/withdrawal.actions.ts'
import { insertBrand } from '../../server/src/brand/brand/index.ts'
import { insertAccount } from '../../server/src/people/identity/index.ts'
import { systemClock as clock } from '../../server/src/platform/clock/clock.ts'
import { openFailures } from '../../server/src/platform/failures/index.ts'
import { openServerIds, randomServerId } from '../../server/src/platform/ids/serverId.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { openDb } from '../../server/src/platform/postgres/db.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'
import { openTemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'

export type Runner = { readonly id: Id<'account'>; readonly payout: string }

/** Withdrawals on a database of their own, as in the server, without HTTP. */
export type Races = {
  readonly url: string
  /** New members with this much money each, and a payout account. */
  enlist(count: number, amount: bigint): Promise<readonly Runner[]>
  ask(runner: Runner, key: string, amount: bigint): Promise<Result<unknown, unknown>>
  /** Standing holds of this amount, and wallets that have ever been below zero. */
  count(amount: bigint): Promise<{ readonly held: number; readonly negative: number }>
  close(): Promise<void>
}

type Platform = Pick<WithdrawalOptions, 'db' | 'clock' | 'key' | 'ids' | 'ledger' | 'walletStore'>

function optionsOn(platform: Platform): WithdrawalOptions {
  const { money } = defaultSettings
  const policy = { ...money, withdrawal: { ...money.withdrawal, newAccountHours: 0 } }
  return {
    ...platform,
    log: openLog('error'),
    isFrozen: async () => false,
    boundOf: async () => ({ cash: 0n, leftToPlay: 0n, chargeable: 0n, isWaived: false }),
    failures: openFailures({ ...platform, log: openLog('error') }),
    policy: async () => policy,
    collectDebts: async () => {},
    tierOf: async () => 2,
    pausedUntil: async () => null,
    isOwn: async () => false,
    hasBonus: async () => false,
    hasHelped: async () => false,
    // Hashing is measured in another bench; this one races for money.
    checkPassword: async () => ok(undefined),
    providers: { forPayouts: async () => undefined, named: () => undefined },
    onChanged: () => {},
  }
}

let enlisted = 0

async function enlistOne({ db, key, ids, ledger, walletStore }: Platform, amount: bigint): Promise<Runner> {
  enlisted += 1
  const opening = { merchant: 'ronda', username: `runner${enlisted}`, kind: 'member', currency: 'USD' } as const
  const account = await db.write(async (tx) => {
    const made = present(await insertAccount(tx, { ...opening, language: 'es', passwordHash: null }), 'a new account')
    await openWallets(tx, made)
    return made
  })
  const binding = { db, clock, key, ids, waitHours: async () => 0, notify: () => {}, onChanged: () => {} }
  const number = String(10_000_000 + enlisted)
  const typed = { kind: 'bank', institution: 'Banco Uno', number, holder: 'Ana Ruiz' } as const
  const bound = await bindPayoutAccount(binding, account, { ...typed, key: randomUUID() })
  if (!bound.ok) throw new Error(bound.error)
  const { cash } = await walletStore.of(account.id)
  const houseAccount = ledger.houseAccount('promotion', 'USD')
  await ledger.submit({ kind: 'adjustment', id: randomServerId(), wallet: cash, houseAccount, amount })
  return { id: account.id, payout: bound.value.id }
}

async function countHolds(url: string, amount: bigint): Promise<{ readonly held: number; readonly negative: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ held: number; negative: number }>(
    `select (select count(*)::int from leg where kind = 5 and part = 2 and code = 0 and amount = $1) as held,
      (select count(distinct wallet)::int from leg where balance < 0) as negative`,
    [amount.toString()],
  )
  await client.end()
  return present(rows[0], 'a count')
}

export async function openRaces(): Promise<Races> {
  const postgres = await openTemporaryPostgres('races', { isOnDisk: true })
  const url = await postgres.createMigrated('races')
  const [db, ledger] = [openDb(url), await openLedger({ url, now: () => clock.nowMs() })]
  await db.write((tx) => insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n }))
  const key = parseSecretKey('5e'.repeat(32))
  const platform: Platform = {
    db,
    clock,
    ledger,
    key,
    ids: openServerIds(key),
    walletStore: openWalletStore(db, clock),
  }
  const options = optionsOn(platform)
  return {
    url,
    async enlist(count, amount) {
      const runners: Runner[] = []
      while (runners.length < count) runners.push(await enlistOne(platform, amount))
      return runners
    },
    ask: (runner, name, amount) =>
      requestWithdrawal(options, runner.id, { key: name, account: runner.payout, amount, paymentPassword: '' }),
    count: (amount) => countHolds(url, amount),
    async close() {
      await ledger.close()
      await db.close()
      await postgres.close()
    },
  }
}
