import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SERVER = join(import.meta.dirname, '../../src')

/** `money/wallet` of `money/wallet/wallet.sql.ts`, and `platform/http` of what lies deeper. */
const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/')

const read = (path: string): string => readFileSync(join(SERVER, path), 'utf8')

/** Each table belongs to the feature whose migration creates it. */
function findOwners(): ReadonlyMap<string, string> {
  const migrations = globSync('**/migrations/*.sql', { cwd: SERVER }).sort()
  return new Map(
    migrations.flatMap((path) =>
      Array.from(read(path).matchAll(/create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/g), ([, table = '']) => {
        return [table, featureOf(path)] as const
      }),
    ),
  )
}

const IN_KYSELY = /(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\(\s*\[?'(\w+)/g
const IN_SQL = /\b(?:from|join|update|into)\s+(?:only\s+)?(\w+)/g

function tablesIn(text: string): ReadonlySet<string> {
  const code = text.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '')
  return new Set([...code.matchAll(IN_KYSELY), ...code.matchAll(IN_SQL)].map(([, table = '']) => table))
}

/**
 * Tables that other features still join with their own rows: the name of an account beside a case, the owner of a
 * wallet. Each such pair is to become a function of the owner; none may be added.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  account: [
    'brand/proposal',
    'catalog/favourite',
    'catalog/state',
    'catalog/winners',
    'money/adjustment',
    'money/deposit',
    'money/payoutAccount',
    'money/transfer',
    'money/wallet',
    'money/withdrawal',
    'office/auditLog',
    'office/reconciliation',
    'people/documents',
    'people/freeze',
    'people/password',
    'people/profile',
    'people/session',
    'play/jackpot',
    'play/launch',
    'play/sharedRound',
    'talk/chat',
  ],
  account_detail: ['people/documents'],
  approval: ['money/withdrawal'],
  control: ['money/wallet'],
  deposit: ['office/reconciliation'],
  deposit_correction: ['office/reconciliation'],
  deposit_flow: ['office/reconciliation'],
  failed_item: ['platform/outbox'],
  game_model: ['play/jackpot', 'play/sharedRound'],
  leg: ['money/wallet'],
  outbox: ['money/ledger'],
  payout_account: ['money/withdrawal'],
  registration: ['people/member'],
  restriction: ['money/wallet'],
  round: ['play/jackpot', 'play/record'],
  seed: ['play/jackpot', 'play/round'],
  session: ['play/launch', 'talk/chat'],
  wallet: [
    'catalog/winners',
    'money/vendor',
    'money/wallet',
    'office/reconciliation',
    'play/jackpot',
    'play/sharedRound',
  ],
  withdrawal: ['office/reconciliation'],
}

test('only the owner of a table names it in SQL', () => {
  const owners = findOwners()
  expect(owners.size).toBeGreaterThan(100)
  const paths = globSync('**/*.ts', { cwd: SERVER }).filter(
    (path) => !/\.test\.ts$|\/testing\/|\/schema\.ts$|^app\//.test(path),
  )
  const found = new Set(
    paths.flatMap((path) => {
      const foreign = [...tablesIn(read(path))].filter(
        (table) => (owners.get(table) ?? featureOf(path)) !== featureOf(path),
      )
      return foreign.map((table) => `${table}: ${featureOf(path)}`)
    }),
  )
  const known = Object.entries(SHARED).flatMap(([table, features]) => features.map((feature) => `${table}: ${feature}`))
  expect([...found].sort()).toEqual(known.sort())
})
