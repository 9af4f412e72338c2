import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { WireAnswer } from '../../platform/testing/visitor.ts'
import type { House } from '../house.ts'
import { openGame, STAKE } from './guests.ts'
import { units, type Owner } from './purse.ts'
import type { Ring } from './ring.ts'

/** A disk that can be filled up for one table, and emptied again. */
export async function openDisk({ db }: House) {
  const run = (text: string): Promise<unknown> => db.write((tx) => sql.raw(text).execute(tx))
  // The system itself says that the device is full, and PostgreSQL passes it on.
  await run(`create or replace function no_room() returns trigger language plpgsql as $$
    begin copy (select repeat('x', 100000)) to '/dev/full'; return null; end $$`)
  return {
    fillUp: (table: string) =>
      run(`create trigger no_room before insert on ${table} for each statement execute function no_room()`),
    makeRoom: (table: string) => run(`drop trigger no_room on ${table}`),
  }
}

/** What is asked for, always under the same name. */
export type Again = () => Promise<WireAnswer>

async function uploadOf(_: Ring, { visitor }: Owner): Promise<Again> {
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const body = { id: randomUUID(), purpose: 'receipt', data: picture.toString('base64') }
  return () => visitor.ask('POST', '/api/v1/uploads', body)
}

async function depositOf(_: Ring, { visitor }: Owner): Promise<Again> {
  const body = { key: randomUUID(), way: 'card', amount: units(50) }
  return () => visitor.ask('POST', '/api/v1/deposits', body)
}

/** Paid at the provider, who says nothing of it; staff look. */
async function creditOf(ring: Ring, owner: Owner): Promise<Again> {
  const { id } = await ring.deposit(owner)
  await ring.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'never' })
  return () => ring.office(ring.ana, `deposits/${id}/look`)
}

async function withdrawalOf(ring: Ring, owner: Owner): Promise<Again> {
  const [ask, key] = [await ring.withdrawer(owner), randomUUID()]
  return () => ask(key)
}

async function transferOf(ring: Ring, owner: Owner): Promise<Again> {
  const key = randomUUID()
  return () => ring.send(owner, ring.agent, { key })
}

async function moveOf(ring: Ring, owner: Owner): Promise<Again> {
  const key = randomUUID()
  return () => ring.move(owner, key)
}

async function spinOf(_: Ring, { visitor }: Owner): Promise<Again> {
  const [game, round] = [await openGame(visitor), randomUUID()]
  return () => game.ask('POST', '/play/v1/slot/spin', { round, stake: STAKE })
}

/** What is asked for by somebody with 400, the table that it is written to first, and what is left once it is done. */
export const writes: readonly {
  readonly what: string
  readonly table: string
  readonly prepare: (ring: Ring, owner: Owner) => Promise<Again>
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
