import type { Matter } from '@ronda/contract'
import { depositsAmong } from '../money/deposit/index.ts'
import type { StatementOptions } from '../money/statement/index.ts'
import { othersAmong } from '../money/transfer/index.ts'
import type { Vendors } from '../money/vendor/index.ts'
import { accountsAmong } from '../money/withdrawal/index.ts'
import type { Tx } from '../platform/postgres/db.ts'
import { findDays } from '../play/record/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

type Told = readonly [line: string, matter: Matter]

/** What is behind the legs of a wallet: an id is that of one matter, so the order of asking does not matter. */
async function mattersOf(vendors: Vendors, tx: Tx, owner: string, ids: readonly string[]) {
  const deposits = Array.from(await depositsAmong(tx, ids), ([line, deposit]): Told => [
    line,
    { kind: 'deposit', ...deposit },
  ])
  const found: readonly (readonly [Matter['kind'], ReadonlyMap<string, string>])[] = [
    ['withdrawal', await accountsAmong(tx, ids)],
    ['vendor', await vendors.movesAmong(tx, ids)],
    ['transfer', await othersAmong(tx, owner, ids)],
  ]
  const others = found.flatMap(([kind, names]) =>
    Array.from(names, ([id, name]): Told => [id, { kind, id, name: kind === 'vendor' ? vendors.nameOf(name) : name }]),
  )
  return new Map([...deposits, ...others])
}

/** What a record of somebody's money is told from, whoever reads it. */
export function statementOptionsOf({ db, ids, ledger }: Ground, { titleOf, vendors }: Rooms): StatementOptions {
  return {
    db,
    ids,
    ledger,
    daysOf: findDays(db),
    nameOf: (game, language) => titleOf(game)?.names[language],
    mattersOf: (tx, owner, ids) => mattersOf(vendors, tx, owner, ids),
    vendorName: (code) => vendors.nameOf(code),
  }
}
