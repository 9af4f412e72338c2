import type { LineSubject } from '@ronda/contract'
import type { Tx } from '../../platform/postgres/db.ts'
import { depositsAmong } from '../deposit/index.ts'
import { othersAmong } from '../transfer/index.ts'
import type { Vendors } from '../vendor/index.ts'
import { accountsAmong } from '../withdrawal/index.ts'
import type { StatementOptions } from './statement.actions.ts'

type Entry = readonly [line: string, subject: LineSubject]

async function depositsIn(tx: Tx, ids: readonly string[]): Promise<readonly Entry[]> {
  const found = await depositsAmong(tx, ids)
  return Array.from(found, ([line, deposit]) => [line, { kind: 'deposit', ...deposit, outcome: null }])
}

async function withdrawalsIn(tx: Tx, ids: readonly string[]): Promise<readonly Entry[]> {
  return Array.from(await accountsAmong(tx, ids), ([id, went]) => [id, { kind: 'withdrawal', id, ...went }])
}

async function vendorMovesIn(vendors: Vendors, tx: Tx, ids: readonly string[]): Promise<readonly Entry[]> {
  const found = await vendors.movesAmong(tx, ids)
  return Array.from(found, ([id, { vendor, outcome }]) => [
    id,
    { kind: 'vendor', id, name: vendors.nameOf(vendor), outcome },
  ])
}

async function transfersIn(tx: Tx, owner: string, ids: readonly string[]): Promise<readonly Entry[]> {
  const found = await othersAmong(tx, owner, ids)
  return Array.from(found, ([id, name]) => [id, { kind: 'transfer', id, name, outcome: null }])
}

/** The payslip that a payment to an agent is of. Injected, because `money` must not import `agents`. */
export type PayslipsAmong = (
  tx: Tx,
  owner: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { readonly id: string; readonly kind: string }>>

async function payslipsIn(among: PayslipsAmong, tx: Tx, owner: string, ids: readonly string[]) {
  const found = await among(tx, owner, ids)
  return Array.from(found, ([line, { id, kind: name }]): Entry => [line, { kind: 'payslip', id, name, outcome: null }])
}

/** What the legs of a wallet are about. An id belongs to one feature only, so the order of the queries is free. */
export const subjectsBy =
  (vendors: Vendors, payslipsAmong: PayslipsAmong): StatementOptions['subjectsOf'] =>
  async (tx, owner, ids) =>
    new Map([
      ...(await depositsIn(tx, ids)),
      ...(await withdrawalsIn(tx, ids)),
      ...(await vendorMovesIn(vendors, tx, ids)),
      ...(await transfersIn(tx, owner, ids)),
      ...(await payslipsIn(payslipsAmong, tx, owner, ids)),
    ])
