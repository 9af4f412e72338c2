import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, ATOMS_PER_UNIT, present } from '@ronda/core'
import { z } from 'zod/mini'
import { insertBrand, type Brand } from '../brand/brand/index.ts'
import { defaultSettings } from '../brand/settings/index.ts'
import type { Ledger } from '../money/ledger/index.ts'
import { openWallets, type WalletStore } from '../money/wallet/index.ts'
import { makeSecret, seedAuthenticator } from '../people/factor/index.ts'
import { findByName, joinLine, type Account } from '../people/identity/index.ts'
import { openAccount } from '../people/member/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { ServerIds } from '../platform/ids/serverId.ts'
import type { Db } from '../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../platform/secrets/index.ts'

/** The brand of a demo. */
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
    /** The username of their agent. */
    upline: z.optional(z.string()),
    /** The secret of an authenticator that is set up already, in base 32: staff cannot sign in without one. */
    authenticator: z.optional(z.string()),
  }),
)
export type DemoAccount = z.infer<typeof demoAccounts>[number]

const WORDS = 'luz feria farol clavel noria abanico guitarra estrella verbena albero caseta paseo'.split(' ')

function makePassword(): string {
  const word = (): string => present(WORDS[randomInt(WORDS.length)], 'a word')
  return `${word()}-${word()}-${randomInt(1_000, 10_000)}`
}

/** The file that a demo stores its accounts in. */
export const demoAccountsFile = (dataDir: string): string => join(dataDir, 'demo-accounts.json')

/** The accounts that the last start of a demo printed; none where there is no demo. */
export function readDemoAccounts(dataDir: string): readonly DemoAccount[] {
  const path = demoAccountsFile(dataDir)
  return existsSync(path) ? z.parse(demoAccounts, JSON.parse(readFileSync(path, 'utf8'))) : []
}

/** Adds authenticators to the staff of a demo that was made before staff needed one. */
function withAuthenticators(accounts: readonly DemoAccount[]): readonly DemoAccount[] {
  return accounts.map((account) =>
    account.kind === 'operator' ? { ...account, authenticator: account.authenticator ?? makeSecret() } : account,
  )
}

/** Made once for each data folder: printed passwords must not be the same on every machine. */
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
    // Approvals need a second member of staff, and some need a third.
    { username: 'supervisora', kind: 'operator', password: makePassword(), deposit: 0 },
    { username: 'gerente', kind: 'operator', password: makePassword(), deposit: 0 },
  ]
}

const RIVALS = ['luciavega', 'mateo88', 'valeria', 'camilaruiz', 'joaquin7', 'renata']

/** Members of whom nobody knows the password, so that the member of a demo does not play alone. */
export const demoRivals = (): readonly DemoAccount[] =>
  RIVALS.map((username) => ({ username, kind: 'member', password: makePassword(), deposit: 100 }))

/** Inserts the brand of a demo unless it is there. Its new members get a starting grant: no money is real. */
export async function seedBrand(db: Db): Promise<void> {
  await db.write((tx) => insertBrand(tx, demoBrand))
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
  assert(hashed.ok, 'no other password is being hashed yet')
  const opening = { username: demo.username, kind: demo.kind, language, passwordHash: hashed.value }
  const options = { merchant, currency, openWallets }
  return present(await db.write((tx) => openAccount(tx, options, opening)), 'a username that was free a moment ago')
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

/** Opens the demo accounts that are not there yet, each with its deposit; completes what an interrupted start left. */
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

/** An account of a kind, the first one or a later one: the member whose pages show what they have, or staff. */
export async function findDemo(
  db: Db,
  accounts: readonly DemoAccount[],
  kind: DemoAccount['kind'],
  at = 0,
): Promise<Account['id'] | undefined> {
  const demo = accounts.filter((each) => each.kind === kind)[at]
  if (demo === undefined) return undefined
  return (await db.read((tx) => findByName(tx, demoBrand.merchant, demo.username)))?.account.id
}
