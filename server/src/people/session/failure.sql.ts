import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { LOGIN_LOCK_MS, SCOPES, type FailuresByScope, type Scope } from './attempt.ts'

/** A sign-in attempt: its name, whether or not an account has it, and where it came from. */
export type Attempt = {
  /** Undefined for a text that cannot be a username. */
  readonly name: string | undefined
  readonly address: string
  /** The browser, if it has signed in to the account before. */
  readonly device: { readonly account: Id<'account'>; readonly hash: Buffer } | undefined
}

type Keys = readonly { readonly scope: Scope; readonly key: string }[]

/** The counters of this attempt, in the order of `SCOPES`, so that two attempts at once cannot deadlock. */
function keysOf({ name, address, device }: Attempt): Keys {
  if (device) return [{ scope: 'device', key: `${device.account} ${device.hash.toString('hex')}` }]
  const network = { scope: 'network', key: address } as const
  if (name === undefined) return [network]
  return [{ scope: 'place', key: `${name} ${address}` }, { scope: 'name', key: name }, network]
}

export async function findFailures(tx: Tx, attempt: Attempt): Promise<FailuresByScope> {
  const rows = await tx
    .selectFrom('login_failure')
    .select(['scope', 'failures', 'last_at'])
    .where((where) => where.or(keysOf(attempt).map((key) => where.and(key))))
    .execute()
  const found: Partial<Record<Scope, FailuresByScope[Scope]>> = {}
  for (const scope of SCOPES) {
    const row = rows.find((each) => each.scope === scope)
    if (row) found[scope] = { count: row.failures, lastAtMs: row.last_at.getTime() }
  }
  return found as FailuresByScope
}

/** Counts in the database, so that concurrent attempts all count. A counter that is too old starts again at 1. */
export async function addFailure(tx: Tx, attempt: Attempt, nowMs: number): Promise<FailuresByScope> {
  const forgottenBefore = new Date(nowMs - LOGIN_LOCK_MS)
  await tx
    .insertInto('login_failure')
    .values(keysOf(attempt).map((key) => ({ ...key, failures: 1, last_at: new Date(nowMs) })))
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet({
        failures: sql<number>`case when login_failure.last_at <= ${forgottenBefore} then 1 else login_failure.failures + 1 end`,
        last_at: new Date(nowMs),
      }),
    )
    .execute()
  return findFailures(tx, attempt)
}

/** Clears the counters of the name and the browser; the network keeps its count, since it may try other names. */
export async function clearFailures(tx: Tx, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt).filter(({ scope }) => scope !== 'network')
  if (keys.length === 0) return
  await tx
    .deleteFrom('login_failure')
    .where((where) => where.or(keys.map((key) => where.and(key))))
    .execute()
}

/** Clears all counters of an account, because its owner was proven in another way. */
export async function clearFailuresOf(tx: Tx, account: { id: Id<'account'>; username: string }): Promise<void> {
  const name = account.username.toLowerCase()
  await tx
    .deleteFrom('login_failure')
    .where((where) =>
      where.or([
        where.and({ scope: 'name', key: name }),
        where.and([where('scope', '=', 'place'), sql<boolean>`starts_with(key, ${`${name} `})`]),
        where.and([where('scope', '=', 'device'), sql<boolean>`starts_with(key, ${`${account.id} `})`]),
      ]),
    )
    .execute()
}

export async function deleteOldFailures(tx: Tx, nowMs: number): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('last_at', '<=', new Date(nowMs - LOGIN_LOCK_MS))
    .execute()
}
