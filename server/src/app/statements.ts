import type { LineSubject } from '@ronda/contract'
import { depositsAmong } from '../money/deposit/index.ts'
import type { StatementOptions } from '../money/statement/index.ts'
import { othersAmong } from '../money/transfer/index.ts'
import type { Vendors } from '../money/vendor/index.ts'
import { accountsAmong } from '../money/withdrawal/index.ts'
import type { Tx } from '../platform/postgres/db.ts'
import { findDays } from '../play/record/index.ts'
import type { Platform } from './platform.ts'
import type { Services } from './services.ts'

type Entry = readonly [line: string, subject: LineSubject]

/** What the legs of a wallet are about. An id belongs to one feature only, so the order of the queries is free. */
async function subjectsOf(vendors: Vendors, tx: Tx, owner: string, ids: readonly string[]) {
  const deposits = Array.from(await depositsAmong(tx, ids), ([line, deposit]): Entry => [
    line,
    { kind: 'deposit', ...deposit, outcome: null },
  ])
  const withdrawals = Array.from(await accountsAmong(tx, ids), ([id, went]): Entry => [
    id,
    { kind: 'withdrawal', id, ...went },
  ])
  const moves = Array.from(await vendors.movesAmong(tx, ids), ([id, { vendor, outcome }]): Entry => [
    id,
    { kind: 'vendor', id, name: vendors.nameOf(vendor), outcome },
  ])
  const transfers = Array.from(await othersAmong(tx, owner, ids), ([id, name]): Entry => [
    id,
    { kind: 'transfer', id, name, outcome: null },
  ])
  return new Map([...deposits, ...withdrawals, ...moves, ...transfers])
}

/** The sources of a statement, for its owner and for staff. */
export function statementOptionsOf({ db, ids, ledger }: Platform, { titleOf, vendors }: Services): StatementOptions {
  return {
    db,
    ids,
    ledger,
    daysOf: findDays(db),
    nameOf: (game, language) => titleOf(game)?.names[language],
    subjectsOf: (tx, owner, ids) => subjectsOf(vendors, tx, owner, ids),
    vendorName: (code) => vendors.nameOf(code),
  }
}
