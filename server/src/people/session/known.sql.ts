import { days, id, type Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { isOpenedBy } from '../identity/index.ts'

/** A browser or a network that was not seen for this long is no longer known. */
const KNOWN_MS = days(180)
const DEVICES_MAX = 50

export type LoginOrigin = { readonly device: Buffer; readonly address: string }
export type Known = { readonly isDeviceKnown: boolean; readonly isNetworkKnown: boolean }

/** An account id that does not exist, so that an unknown name takes the same query. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'

export async function findKnown(tx: Tx, account: Id<'account'> | undefined, origin: LoginOrigin): Promise<Known> {
  const owner = account ?? NO_ACCOUNT
  const { isDeviceKnown, isNetworkKnown } = await tx
    .selectNoFrom((from) => [
      from
        .exists(from.selectFrom('known_device').where('account', '=', owner).where('device', '=', origin.device))
        .as('isDeviceKnown'),
      from
        .exists(from.selectFrom('known_network').where('account', '=', owner).where('address', '=', origin.address))
        .as('isNetworkKnown'),
    ])
    .executeTakeFirstOrThrow()
  return { isDeviceKnown: Boolean(isDeviceKnown), isNetworkKnown: Boolean(isNetworkKnown) }
}

/** Whether an account older than the given time has signed in from this browser or this address. */
export async function isOriginKnown(
  tx: Tx,
  { device, address }: { readonly device: Buffer | undefined; readonly address: string },
  openedBeforeMs: number,
): Promise<boolean> {
  const isOld = isOpenedBy(sql.ref('known.account'), new Date(openedBeforeMs))
  const { rows } = await sql`
    select from known_device as known where known.device = ${device ?? null} and ${isOld}
    union all
    select from known_network as known where known.address = ${address} and ${isOld}
    limit 1`.execute(tx)
  return rows.length > 0
}

export async function markKnown(tx: Tx, account: Id<'account'>, origin: LoginOrigin, nowMs: number): Promise<void> {
  const seenAt = { seen_at: new Date(nowMs) }
  await tx
    .insertInto('known_device')
    .values({ account, device: origin.device, ...seenAt })
    .onConflict((conflict) => conflict.columns(['account', 'device']).doUpdateSet(seenAt))
    .execute()
  await tx
    .insertInto('known_network')
    .values({ account, address: origin.address, ...seenAt })
    .onConflict((conflict) => conflict.columns(['account', 'address']).doUpdateSet(seenAt))
    .execute()
}

/** Enough to find second accounts; a browser with more accounts is a public one. */
const SHARED_MAX = 500

/** Other accounts that have signed in from the browsers of this one. */
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

/** Another account in a browser of this one. */
type DeviceSharer = {
  readonly account: string
  /** The hash of the browser's cookie, in hexadecimal digits. */
  readonly device: string
  /** When it was last seen there, and when this account was. */
  readonly seenAtMs: number
  readonly ownSeenAtMs: number
  /** How many accounts were seen there. */
  readonly accounts: number
}

/** Who else was last seen in the browsers of an account in a time. */
export async function listDeviceSharers(
  tx: Tx,
  account: string,
  { fromMs, toMs, atMost }: { readonly fromMs: number; readonly toMs: number; readonly atMost: number },
): Promise<readonly DeviceSharer[]> {
  const isIn = (seen: string) => sql<boolean>`
    ${sql.ref(`${seen}.seen_at`)} >= ${new Date(fromMs)} and ${sql.ref(`${seen}.seen_at`)} < ${new Date(toMs)}`
  const { rows } = await sql<DeviceSharer>`
    select other.account, encode(own.device, 'hex') as device,
      (extract(epoch from other.seen_at) * 1000)::float8 as "seenAtMs",
      (extract(epoch from own.seen_at) * 1000)::float8 as "ownSeenAtMs",
      (select count(*)::int from known_device as each where each.device = own.device and ${isIn('each')}) as accounts
    from known_device as own
    join known_device as other on other.device = own.device and other.account <> own.account
    where own.account = ${account} and ${isIn('own')} and ${isIn('other')}
    order by other.seen_at desc limit ${atMost}`.execute(tx)
  return rows
}

/** Makes all other browsers and networks unknown, so that they need a second step again. */
export async function deleteOtherKnown(tx: Tx, account: Id<'account'>, kept: LoginOrigin): Promise<void> {
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
