import type { ProofWay } from '@ronda/contract'
import { id, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { accountOf, accountSelection, accountsAs, type Account, type AccountKind } from '../identity/index.ts'
import { TOKEN_BEFORE_MS, type SecondFactor, type SessionTimes, type SignInProof } from './session.ts'
import { sql, type RawBuilder } from 'kysely'

export type StoredSession = SessionTimes & {
  readonly id: Id<'session'>
  readonly account: Account
  readonly device: Buffer | null
  readonly address: string
  readonly isProven: boolean
  readonly secondFactor: SecondFactor | null
  /** The way and the time of the last proof. */
  readonly proofWay: SignInProof | null
  readonly provenAtMs: number | null
  /** The remembered browser that it belongs to. */
  readonly remembered: string | null
  /** The time of the previous sign-in. */
  readonly loginBeforeAtMs: number | null
}

export type NewSession = Omit<StoredSession, 'id' | 'account' | 'seenAtMs' | 'device'> & {
  readonly tokenHash: Buffer
  readonly account: Id<'account'>
  readonly device: Buffer
  readonly browser: string
  readonly shownIp: string
  readonly countryCode: string | null
  readonly nowMs: number
}

export async function insertSession(tx: Tx, session: NewSession): Promise<Id<'session'>> {
  const now = new Date(session.nowMs)
  const row = await tx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      account: session.account,
      address: session.address,
      device: session.device,
      browser: session.browser,
      shown_ip: session.shownIp,
      country_code: session.countryCode,
      is_proven: session.isProven,
      second_factor: session.secondFactor,
      proof_way: session.proofWay,
      proof_at: session.provenAtMs === null ? null : new Date(session.provenAtMs),
      remembered: session.remembered,
      login_before_at: session.loginBeforeAtMs === null ? null : new Date(session.loginBeforeAtMs),
      created_at: now,
      seen_at: now,
      ends_at: new Date(session.endsAtMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id<'session'>(row.id)
}

const selection = (tx: Tx) =>
  tx
    .selectFrom('session')
    .innerJoin(accountsAs('account'), 'account.id', 'session.account')
    .select(['session.id as session', 'session.seen_at', 'session.ends_at', 'session.device', 'session.address'])
    .select(['session.is_proven', 'session.second_factor', 'session.proof_way', 'session.proof_at'])
    .select(['session.remembered', 'session.login_before_at'])
    .select(accountSelection)

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function sessionOf(row: Row): StoredSession {
  return {
    id: id<'session'>(row.session),
    account: accountOf(row),
    device: row.device,
    address: row.address,
    isProven: row.is_proven,
    secondFactor: row.second_factor,
    proofWay: row.proof_way,
    provenAtMs: row.proof_at?.getTime() ?? null,
    remembered: row.remembered,
    loginBeforeAtMs: row.login_before_at?.getTime() ?? null,
    seenAtMs: row.seen_at.getTime(),
    endsAtMs: row.ends_at.getTime(),
  }
}

export async function findSession(tx: Tx, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const row = await selection(tx).where('token_hash', '=', tokenHash).executeTakeFirst()
  return row && sessionOf(row)
}

/** By the token that was valid before the last proof. It does not get that proof, so that a copy gains nothing. */
export async function findSessionBefore(tx: Tx, tokenHash: Buffer, nowMs: number): Promise<StoredSession | undefined> {
  const row = await selection(tx)
    .where('token_before', '=', tokenHash)
    .where('token_before_until', '>', new Date(nowMs))
    .executeTakeFirst()
  return row && { ...sessionOf(row), isProven: false, proofWay: null, provenAtMs: null }
}

export async function markSeen(tx: Tx, session: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ seen_at: new Date(nowMs) })
    .where('id', '=', session)
    .execute()
}

export type SessionProof = {
  readonly way: ProofWay
  /** Whether it counts for changes too. */
  readonly isForChange: boolean
  readonly atMs: number
}

/** Marks the session as proven under a new token, so that a copy of the old token is not proven. */
export async function markProven(
  tx: Tx,
  session: string,
  tokenHash: Buffer,
  { way, isForChange, atMs }: SessionProof,
): Promise<void> {
  const row = await tx
    .updateTable('session')
    .set((set) => ({
      is_proven: true,
      ...(isForChange && { proof_way: way, proof_at: new Date(atMs) }),
      ...((way === 'authenticator' || way === 'passkey') && { second_factor: way }),
      token_before: set.ref('token_hash'),
      token_before_until: new Date(atMs + TOKEN_BEFORE_MS),
      token_hash: tokenHash,
    }))
    .where('id', '=', session)
    .returning('remembered')
    .executeTakeFirst()
  if (row?.remembered && way === 'authenticator') await markAuthenticated(tx, row.remembered)
}

/** Clears the proofs of all sessions of an account. */
export async function clearProofs(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.updateTable('session').set({ proof_way: null, proof_at: null }).where('account', '=', account).execute()
}

/** Keeps a browser remembered that passes the authenticator, although it was remembered before that was set up. */
async function markAuthenticated(tx: Tx, selector: string): Promise<void> {
  await tx.updateTable('remembered').set({ has_authenticator: true }).where('selector', '=', selector).execute()
}

export type SessionAccount = { readonly account: Id<'account'>; readonly kind: AccountKind }

/** The account of a session; undefined when the session has ended. */
export async function findSessionAccount(tx: Tx, session: string): Promise<SessionAccount | undefined> {
  const row = await tx
    .selectFrom('session')
    .innerJoin(accountsAs('account'), 'account.id', 'session.account')
    .select(['account.id', 'account.kind'])
    .where('session.id', '=', session)
    .executeTakeFirst()
  return row && { account: id<'account'>(row.id), kind: row.kind }
}

/** The kind of account that a session belongs to, for queries of another feature; null when it has ended. */
export const kindOfSession = (session: RawBuilder<unknown>): RawBuilder<AccountKind | null> =>
  sql<AccountKind | null>`(
    select account.kind from session join ${accountsAs('account')} on account.id = session.account
    where session.id = ${session})`
