import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openGame, STAKE } from './testServer.ts'
import { units, type Owner } from './memberBalances.ts'
import type { MoneyParties } from './moneyParties.ts'

/** Makes inserts into one table fail as on a full disk, and work again. */
export async function openDisk({ db }: Server) {
  const run = (text: string): Promise<unknown> => db.write((tx) => sql.raw(text).execute(tx))
  // The operating system itself reports that the device is full, and PostgreSQL passes it on.
  await run(`create or replace function no_room() returns trigger language plpgsql as $$
    begin copy (select repeat('x', 100000)) to '/dev/full'; return null; end $$`)
  return {
    fillUp: (table: string) =>
      run(`create trigger no_room before insert on ${table} for each statement execute function no_room()`),
    freeSpace: (table: string) => run(`drop trigger no_room on ${table}`),
  }
}

/** A request that is repeated under the same key. */
export type Again = () => Promise<WireAnswer>

async function uploadOf(_: MoneyParties, { visitor }: Owner): Promise<Again> {
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const body = { id: randomUUID(), purpose: 'receipt', data: picture.toString('base64') }
  return () => visitor.ask('POST', '/api/v1/uploads', body)
}

async function depositOf(_: MoneyParties, { visitor }: Owner): Promise<Again> {
  const body = { key: randomUUID(), way: 'card', amount: units(50) }
  return () => visitor.ask('POST', '/api/v1/deposits', body)
}

/** Paid at the provider, who sends no notice; staff query the provider. */
async function creditOf(parties: MoneyParties, owner: Owner): Promise<Again> {
  const { id } = await parties.deposit(owner)
  await parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'never' })
  return () => parties.office(parties.ana, `deposits/${id}/look`)
}

async function withdrawalOf(parties: MoneyParties, owner: Owner): Promise<Again> {
  const [ask, key] = [await parties.withdrawer(owner), randomUUID()]
  return () => ask(key)
}

async function transferOf(parties: MoneyParties, owner: Owner): Promise<Again> {
  const key = randomUUID()
  return () => parties.send(owner, parties.agent, { key })
}

async function moveOf(parties: MoneyParties, owner: Owner): Promise<Again> {
  const key = randomUUID()
  return () => parties.move(owner, key)
}

async function spinOf(_: MoneyParties, { visitor }: Owner): Promise<Again> {
  const [game, round] = [await openGame(visitor), randomUUID()]
  return () => game.ask('POST', '/play/v1/slot/spin', { round, stake: STAKE })
}

/** A request of a member with 400, the table that it is written to first, and the balance after it succeeded. */
export const writes: readonly {
  readonly what: string
  readonly table: string
  readonly prepare: (parties: MoneyParties, owner: Owner) => Promise<Again>
  readonly left: { readonly cash: number; readonly held: number }
}[] = [
  { what: 'a picture', table: 'upload', prepare: uploadOf, left: { cash: 400, held: 0 } },
  { what: 'a deposit', table: 'deposit', prepare: depositOf, left: { cash: 400, held: 0 } },
  { what: 'a credit', table: 'leg', prepare: creditOf, left: { cash: 450, held: 0 } },
  { what: 'a withdrawal', table: 'withdrawal', prepare: withdrawalOf, left: { cash: 100, held: 300 } },
  { what: 'a hold', table: 'leg', prepare: withdrawalOf, left: { cash: 100, held: 300 } },
  { what: 'a transfer', table: 'line_transfer', prepare: transferOf, left: { cash: 100, held: 0 } },
  { what: 'the money of a transfer', table: 'leg', prepare: transferOf, left: { cash: 100, held: 0 } },
  { what: 'a move to a vendor', table: 'vendor_move', prepare: moveOf, left: { cash: 100, held: 0 } },
  { what: 'a spin', table: 'leg', prepare: spinOf, left: { cash: 399, held: 0 } },
]
