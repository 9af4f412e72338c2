import { days, id, type Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** A browser or a network not seen for this long is as good as new. */
const KNOWN_MS = days(180)
const DEVICES_MAX = 50

export type Place = { readonly device: Buffer; readonly address: string }
export type Known = { readonly isDeviceKnown: boolean; readonly isNetworkKnown: boolean }

/** Stands for nobody, so that unknown names cost the same question. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export async function findKnown(tx: Tx, account: Id<'account'> | undefined, place: Place): Promise<Known> {
  const owner = account ?? NOBODY
  const { isDeviceKnown, isNetworkKnown } = await tx
    .selectNoFrom((from) => [
      from
        .exists(from.selectFrom('known_device').where('account', '=', owner).where('device', '=', place.device))
        .as('isDeviceKnown'),
      from
        .exists(from.selectFrom('known_network').where('account', '=', owner).where('address', '=', place.address))
        .as('isNetworkKnown'),
    ])
    .executeTakeFirstOrThrow()
  return { isDeviceKnown: Boolean(isDeviceKnown), isNetworkKnown: Boolean(isNetworkKnown) }
}

/** Whether any account that was opened before a moment has been signed in to from this browser or this address. */
export async function isPlaceKnown(
  tx: Tx,
  { device, address }: { readonly device: Buffer | undefined; readonly address: string },
  openedBeforeMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from known_device as known join account on account.id = known.account
    where known.device = ${device ?? null} and account.kind <> 'trial' and account.created_at <= ${new Date(openedBeforeMs)}
    union all
    select from known_network as known join account on account.id = known.account
    where known.address = ${address} and account.kind <> 'trial' and account.created_at <= ${new Date(openedBeforeMs)}
    limit 1`.execute(tx)
  return rows.length > 0
}

export async function markKnown(tx: Tx, account: Id<'account'>, place: Place, nowMs: number): Promise<void> {
  const seenAt = { seen_at: new Date(nowMs) }
  await tx
    .insertInto('known_device')
    .values({ account, device: place.device, ...seenAt })
    .onConflict((conflict) => conflict.columns(['account', 'device']).doUpdateSet(seenAt))
    .execute()
  await tx
    .insertInto('known_network')
    .values({ account, address: place.address, ...seenAt })
    .onConflict((conflict) => conflict.columns(['account', 'address']).doUpdateSet(seenAt))
    .execute()
}

/** Enough to find anybody's second account; a browser that more have used is a public one. */
const SHARED_MAX = 500

/** Other accounts that were opened in the browsers of this one. */
export async function accountsInBrowsersOf(tx: Tx, account: Id<'account'>): Promise<readonly Id<'account'>[]> {
  const rows = await tx
    .selectFrom('known_device as own')
    .innerJoin('known_device as other', 'other.device', 'own.device')
    .select('other.account')
    .distinct()
    .where('own.account', '=', account)
    .where('other.account', '<>', account)
    .limit(SHARED_MAX)
    .execute()
  return rows.map((row) => id<'account'>(row.account))
}

/** Whoever comes from anywhere else is asked for a second step again. */
export async function forgetKnown(tx: Tx, account: Id<'account'>, kept: Place): Promise<void> {
  await tx.deleteFrom('known_device').where('account', '=', account).where('device', '<>', kept.device).execute()
  await tx.deleteFrom('known_network').where('account', '=', account).where('address', '<>', kept.address).execute()
}

/** Browsers that an account has signed in from, by the hash of their cookie. */
export async function listDevices(tx: Tx, account: string): Promise<readonly Buffer[]> {
  const rows = await tx
    .selectFrom('known_device')
    .select('device')
    .where('account', '=', account)
    .orderBy('seen_at', 'desc')
    .limit(DEVICES_MAX)
    .execute()
  return rows.map(({ device }) => device)
}

export async function deleteOldKnown(tx: Tx, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KNOWN_MS)
  await tx.deleteFrom('known_device').where('seen_at', '<=', before).execute()
  await tx.deleteFrom('known_network').where('seen_at', '<=', before).execute()
}
