import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, ATOMS_PER_UNIT, present } from '@ronda/core'
import { z } from 'zod/mini'
import { insertBrand, type Brand } from '../brand/brand/index.ts'
import { defaultSettings, fillInSettings } from '../brand/settings/index.ts'
import type { Ledger } from '../money/ledger/index.ts'
import { openWallets, type WalletStore } from '../money/wallet/index.ts'
import { makeSecret, seedAuthenticator } from '../people/factor/index.ts'
import { findByName, joinLine, type Account } from '../people/identity/index.ts'
import { openAccount } from '../people/member/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { ServerIds } from '../platform/ids/serverId.ts'
import type { Db } from '../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../platform/secrets/index.ts'

/** The house that opens when nobody has set up another. */
export const demoBrand: Brand = {
  merchant: 'ronda',
  name: 'Ronda',
  currency: 'USD',
  startingGrant: 1_000n * ATOMS_PER_UNIT,
}

const demoAccounts = z.array(
  z.object({
    username: z.string(),
    kind: z.enum(['member', 'agent', 'operator']),
    password: z.string(),
    /** Whole units, deposited once. */
    deposit: z.int(),
    /** The name of the agent who looks after them. */
    upline: z.optional(z.string()),
    /** The secret of an authenticator that is set up already, in base 32: staff cannot come in without one. */
    authenticator: z.optional(z.string()),
  }),
)
export type DemoAccount = z.infer<typeof demoAccounts>[number]

const WORDS = 'luz feria farol clavel noria abanico guitarra estrella verbena albero caseta paseo'.split(' ')

function makePassword(): string {
  const word = (): string => present(WORDS[randomInt(WORDS.length)], 'a word')
  return `${word()}-${word()}-${randomInt(1_000, 10_000)}`
}

/** Where a demo keeps its accounts. */
export const demoAccountsFile = (dataDir: string): string => join(dataDir, 'demo-accounts.json')

/** What a demo printed when it was started last; none where there is no demo. */
export function readDemoAccounts(dataDir: string): readonly DemoAccount[] {
  const path = demoAccountsFile(dataDir)
  return existsSync(path) ? z.parse(demoAccounts, JSON.parse(readFileSync(path, 'utf8'))) : []
}

/** Staff of a demo that was made before they needed an authenticator get one. */
function withAuthenticators(accounts: readonly DemoAccount[]): readonly DemoAccount[] {
  return accounts.map((account) =>
    account.kind === 'operator' ? { ...account, authenticator: account.authenticator ?? makeSecret() } : account,
  )
}

/** Made once for a data folder: accounts whose passwords are printed must not have the same ones everywhere. */
export function demoAccountsOf(dataDir: string): readonly DemoAccount[] {
  const known = readDemoAccounts(dataDir)
  const accounts = withAuthenticators(known.length > 0 ? known : makeDemoAccounts())
  writeFileSync(demoAccountsFile(dataDir), JSON.stringify(accounts, null, 2), { mode: 0o600 })
  return accounts
}

function makeDemoAccounts(): readonly DemoAccount[] {
  return [
    { username: 'demo', kind: 'member', password: makePassword(), deposit: 5_000, upline: 'agente' },
    { username: 'agente', kind: 'agent', password: makePassword(), deposit: 1_000 },
    { username: 'operador', kind: 'operator', password: makePassword(), deposit: 0 },
    // What one of the staff begins, another approves, and sometimes a third.
    { username: 'supervisora', kind: 'operator', password: makePassword(), deposit: 0 },
    { username: 'gerente', kind: 'operator', password: makePassword(), deposit: 0 },
  ]
}

/**
 * The brand row and its settings, unless they are there. Money is given to newcomers only where all of it is for show.
 */
export async function seedBrand(db: Db, isDemo: boolean): Promise<void> {
  const brand = isDemo ? demoBrand : { ...demoBrand, startingGrant: 0n }
  await db.write(async (tx) => {
    await insertBrand(tx, brand)
    await fillInSettings(tx, brand.merchant, defaultSettings)
  })
}

export type Seeding = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly ids: ServerIds
  readonly passwords: Passwords
  readonly ledger: Ledger
  readonly walletStore: WalletStore
}

async function fund({ ids, ledger, walletStore }: Seeding, owner: Account, units: number): Promise<void> {
  if (units === 0) return
  const memberWallets = await walletStore.of(owner.id)
  const answer = await ledger.submit({
    kind: 'deposit',
    id: ids.named('demo.deposit', owner.id),
    wallet: memberWallets.cash,
    houseAccount: ledger.houseAccount('clearing', memberWallets.currency),
    amount: BigInt(units) * ATOMS_PER_UNIT,
  })
  assert(answer.accepted, 'a deposit is never refused')
}

async function findOrOpen({ db, passwords }: Seeding, demo: DemoAccount): Promise<Account> {
  const { merchant, currency } = demoBrand
  const { defaultLanguage: language } = defaultSettings
  const known = await db.read((tx) => findByName(tx, merchant, demo.username))
  if (known) return known.account
  const hashed = await passwords.hash(demo.password)
  assert(hashed.ok, 'nobody else is hashing yet')
  const opening = { username: demo.username, kind: demo.kind, language, passwordHash: hashed.value }
  const options = { merchant, currency, openWallets }
  return present(await db.write((tx) => openAccount(tx, options, opening)), 'a name that was free a moment ago')
}

/** Sets up the authenticator that the start prints, unless the account has a second factor of its own. */
async function giveAuthenticator(
  { db, clock, key }: Seeding,
  owner: Account,
  secret: string | undefined,
): Promise<void> {
  if (secret === undefined) return
  await db.write((tx) => seedAuthenticator(tx, { key, account: owner.id, secret, nowMs: clock.nowMs() }))
}

/** Opens the demo accounts that are not there yet, each with its deposit; a start that was cut short is made whole. */
export async function seedAccounts(seeding: Seeding, accounts: readonly DemoAccount[]): Promise<void> {
  for (const demo of accounts) {
    const owner = await findOrOpen(seeding, demo)
    await giveAuthenticator(seeding, owner, demo.authenticator)
    await fund(seeding, owner, demo.deposit)
  }
  for (const { username, upline } of accounts) {
    if (upline !== undefined) await seeding.db.write((tx) => joinLine(tx, demoBrand.merchant, username, upline))
  }
}
