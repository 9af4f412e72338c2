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

const IN_KYSELY = /(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin|using)\(\s*\[?'(\w+)/g
const IN_SQL = /\b(?:from|join|update|into|using|lock table)\s+(?:only\s+)?(\w+)/g

function tablesIn(text: string): ReadonlySet<string> {
  const code = text.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '')
  return new Set([...code.matchAll(IN_KYSELY), ...code.matchAll(IN_SQL)].map(([, table = '']) => table))
}

/** The tables that a file names and another feature owns. */
function foreignTables(owners: ReadonlyMap<string, string>, path: string, text: string): readonly string[] {
  return [...tablesIn(text)].filter((table) => (owners.get(table) ?? featureOf(path)) !== featureOf(path))
}

test('only the owner of a table names it in SQL', () => {
  const owners = findOwners()
  expect(owners.size).toBeGreaterThan(100)
  const paths = globSync('**/*.ts', { cwd: SERVER }).filter(
    (path) => !/\.test\.ts$|\/testing\/|\/schema\.ts$|^app\//.test(path),
  )
  expect(paths.length).toBeGreaterThan(100)
  const found = paths.flatMap((path) => foreignTables(owners, path, read(path)).map((table) => `${table}: ${path}`))
  expect(found).toEqual([])
})

test.each([
  "tx.selectFrom('account').select('username')",
  "query.leftJoin('account as author', 'author.id', 'note.by')",
  'sql`select from note join account on account.id = note.by`',
  'sql`select from account where id = ${by}`',
  'sql`delete from note using account where account.id = note.by`',
])('another feature that names the table is found: %s', (text) => {
  expect(foreignTables(findOwners(), 'money/note/note.sql.ts', text)).toEqual(['account'])
  expect(foreignTables(findOwners(), 'people/identity/identity.sql.ts', text)).toEqual([])
})
