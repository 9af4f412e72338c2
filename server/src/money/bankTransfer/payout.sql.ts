import type { BankPayoutQueue } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { isFrozenAt } from '../../people/freeze/index.ts'
import { payoutPauseAt, type PauseAt } from '../../people/identity/index.ts'
import type { Payout, PayoutState } from '../provider/index.ts'

export type HandPayout = Payout & {
  readonly seq: number
  readonly state: PayoutState['state']
  readonly reason: string | null
  readonly askedAtMs: number
  readonly exportedAtMs: number | null
  /** Whether staff have frozen payouts of the owner, after this one was approved or before. */
  readonly isFrozen: boolean
  /** Until when nothing is paid out, because of a change to the owner's security. */
  readonly pausedUntilMs: number | null
}

/** The context that a value is sealed for: it cannot be unsealed with another one. */
const sealContextOf = (id: string, column: string): string => `bank_payout.${column}:${id}`

export const OWNER = sql.ref('bank_payout.owner')
export const frozenAt = ({ nowMs }: PauseAt) => isFrozenAt(OWNER, 'payout', nowMs)

export const payouts = (tx: Tx, at: PauseAt) =>
  tx
    .selectFrom('bank_payout')
    .select(['id', 'seq', 'owner', 'amount', 'currency', 'kind', 'institution', 'holder_sealed', 'account_sealed'])
    .select(['state', 'reason', 'asked_at', 'exported_at'])
    .select([frozenAt(at).as('isFrozen'), payoutPauseAt(OWNER, at).as('pausedUntil')])

type Row = Awaited<ReturnType<ReturnType<typeof payouts>['executeTakeFirstOrThrow']>>

export const payoutOf = (key: SecretKey, row: Row): HandPayout => ({
  id: row.id,
  owner: row.owner,
  amount: row.amount,
  currency: row.currency,
  kind: row.kind,
  institution: row.institution,
  state: row.state,
  reason: row.reason,
  seq: Number(row.seq),
  holder: unseal(key, row.holder_sealed, sealContextOf(row.id, 'holder')),
  account: unseal(key, row.account_sealed, sealContextOf(row.id, 'account')),
  askedAtMs: row.asked_at.getTime(),
  exportedAtMs: row.exported_at?.getTime() ?? null,
  isFrozen: row.isFrozen,
  pausedUntilMs: row.pausedUntil?.getTime() ?? null,
})

/** Stored once; a repeated request changes nothing. */
export async function insertPayout(tx: Tx, key: SecretKey, payout: Payout, nowMs: number): Promise<void> {
  const { holder, account, ...values } = payout
  await tx
    .insertInto('bank_payout')
    .values({
      ...values,
      holder_sealed: seal(key, holder, sealContextOf(values.id, 'holder')),
      account_sealed: seal(key, account, sealContextOf(values.id, 'account')),
      asked_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function findPayoutState(
  tx: Tx,
  id: string,
): Promise<{ readonly state: PayoutState['state']; readonly reason: string | null } | undefined> {
  return tx.selectFrom('bank_payout').select(['state', 'reason']).where('id', '=', id).executeTakeFirst()
}

export async function findPayout(tx: Tx, key: SecretKey, id: string, at: PauseAt): Promise<HandPayout | undefined> {
  const row = await payouts(tx, at).where('id', '=', id).executeTakeFirst()
  return row && payoutOf(key, row)
}

export type LockedPayout = {
  readonly id: string
  readonly owner: string
  readonly amount: bigint
  readonly currency: Currency
  readonly state: PayoutState['state']
}

export async function lockPayout(tx: Tx, id: string): Promise<LockedPayout | undefined> {
  return tx
    .selectFrom('bank_payout')
    .select(['id', 'owner', 'amount', 'currency', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type Settling = { readonly id: string; readonly state: 'paid' | 'failed'; readonly reason: string | null }

export async function settlePayout(tx: Tx, { id, state, reason }: Settling, nowMs: number): Promise<void> {
  await tx
    .updateTable('bank_payout')
    .set({ state, reason, settled_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

export type PayoutPage = {
  readonly queue: BankPayoutQueue
  /** The number of the last one on the page before. */
  readonly after: number | undefined
  readonly atMost: number
}

export const isRecorded = sql<boolean>`exists (
  select from bank_record where bank_record.payout = bank_payout.id and bank_record.state = 'recorded')`

/** What waits is listed oldest first, what is over newest first. */
export async function listPayouts(
  tx: Tx,
  key: SecretKey,
  { queue, after, atMost }: PayoutPage,
  at: PauseAt,
): Promise<readonly HandPayout[]> {
  let query = payouts(tx, at).limit(atMost)
  if (queue === 'done') query = query.where('state', '<>', 'waiting').orderBy('seq', 'desc')
  else {
    const inQueue = queue === 'confirm' ? isRecorded : sql<boolean>`not ${isRecorded}`
    query = query.where('state', '=', 'waiting').where(inQueue).orderBy('seq')
  }
  if (after !== undefined) query = query.where('seq', queue === 'done' ? '<' : '>', BigInt(after))
  return (await query.execute()).map((row) => payoutOf(key, row))
}

/** Payouts that nobody has confirmed as paid or failed. */
export async function countPayouts(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('bank_payout')
    .select((of) => of.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}
