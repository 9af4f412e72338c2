import { err, ok, present, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { detailsOf, findById, lockAccount, putDetails, type Account } from '../identity/index.ts'
import { publishMemberEvent } from '../memberEvent/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import { payeeRefusal, type PayeeRefusal } from './payee.ts'
import * as stored from './payee.sql.ts'

export type PayeeDeskOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** The name on an approved identity document. */
  readonly verifiedNameOf: (tx: Tx, account: Id<'account'>) => Promise<string | undefined>
  readonly securityNotifier: SecurityNotifier
  /** Makes the open pages of the member refresh. */
  readonly onChanged: (account: Id<'account'>) => void
}

type Staff = Id<'account'>

const PAGE = 30

const subjectOf = (change: string): string => `payee:${change}`

export type PayeePage = { readonly changes: readonly stored.QueuedPayee[]; readonly hasMore: boolean }

export async function waitingPayees({ db }: PayeeDeskOptions, after: string | undefined): Promise<PayeePage> {
  const found = await db.read((tx) => stored.listWaitingPayees(tx, after, PAGE + 1))
  return { changes: found.slice(0, PAGE), hasMore: found.length > PAGE }
}

export type OpenedPayee = {
  readonly change: stored.QueuedPayee
  readonly current: string | null
  readonly wanted: string
  readonly stated: string | null
  readonly verified: string | null
  readonly isOwn: boolean
}

/** One change with all known names of the member. Reading it is written to the audit log. */
export async function openPayee(
  { db, clock, key, verifiedNameOf }: PayeeDeskOptions,
  staff: Staff,
  id: string,
): Promise<Result<OpenedPayee, 'payee.unknown'>> {
  return db.transact(async (tx): Promise<Result<OpenedPayee, 'payee.unknown'>> => {
    const found = await stored.findPayeeChange(tx, key, id)
    if (found?.state !== 'waiting') return err('payee.unknown')
    const { account, name, askedAtMs } = found
    const { username, number } = present(await findById(tx, account), 'the account of a payee change').account
    const details = await detailsOf(tx, key, account, ['payeeName', 'fullName'])
    await writeAuditEntry(
      tx,
      { actor: staff, action: 'payee.open', subject: subjectOf(id), detail: { account } },
      clock.nowMs(),
    )
    return ok({
      change: { id, member: number, username, askedAtMs },
      current: details.get('payeeName') ?? null,
      wanted: name,
      stated: details.get('fullName') ?? null,
      verified: (await verifiedNameOf(tx, account)) ?? null,
      isOwn: account === staff,
    })
  })
}

export type PayeeDecided = { readonly id: string; readonly isApproved: boolean; readonly reason: string }

/** An approved name is in force at once, for new payout accounts and for existing ones. */
export async function decidePayeeChange(
  { db, clock, key, verifiedNameOf, securityNotifier, onChanged }: PayeeDeskOptions,
  staff: Staff,
  { id, isApproved, reason }: PayeeDecided,
): Promise<Result<undefined, PayeeRefusal | 'payee.unknown'>> {
  const nowMs = clock.nowMs()
  const decided = await db.transact(async (tx): Promise<Result<Account, PayeeRefusal | 'payee.unknown'>> => {
    const seen = await stored.findPayeeChange(tx, key, id)
    if (!seen) return err('payee.unknown')
    // Changes of the profile, of payout accounts and approvals of documents wait for this lock.
    await lockAccount(tx, seen.account)
    const found = present(await stored.lockPayeeChange(tx, key, id), 'the payee change that was just found')
    const { account, name } = found
    const verified = await verifiedNameOf(tx, account)
    const refusal = payeeRefusal({ ...found, owner: account, wanted: name, verified }, staff, isApproved)
    if (refusal) return err(refusal)
    await stored.endPayeeChange(tx, key, id, { state: isApproved ? 'approved' : 'refused', by: staff, reason, nowMs })
    if (isApproved) {
      await putDetails(tx, key, account, new Map([['payeeName', name]]))
      await appendEvent(tx, 'profile.changed', { account, fields: ['payeeName'] })
    }
    const action = isApproved ? 'payee.approve' : 'payee.refuse'
    await writeAuditEntry(tx, { actor: staff, action, subject: subjectOf(id), detail: { account, reason } }, nowMs)
    const event = isApproved ? 'verification.payeeApproved' : 'verification.payeeRefused'
    await publishMemberEvent(tx, { account, event, key: `${event}:${id}`, atMs: nowMs })
    return ok(present(await findById(tx, account), 'the account of a payee change').account)
  })
  if (!decided.ok) return decided
  onChanged(decided.value.id)
  securityNotifier.notify(decided.value, { change: isApproved ? 'payeeApproved' : 'payeeRefused' })
  return ok(undefined)
}
