import { err, ok, present, type Result } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  CHANGES_OF_PROOF,
  detailOf,
  findSecurityChanges,
  recordSecurityChange,
  putDetails,
  type Account,
} from '../identity/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import type { MemberSession } from '../session/index.ts'
import {
  checkPaymentPassword,
  PAYMENT_FIELD,
  type PaymentCheckOptions,
  type PaymentRefusal,
} from './paymentPassword.actions.ts'
import { mayReset, refusalOfNew, type NewPaymentRefusal } from './paymentPassword.ts'

export type PaymentOptions = PaymentCheckOptions & {
  readonly settings: Pick<Settings, 'current'>
  readonly securityNotifier: SecurityNotifier
}

export type SetRefusal = NewPaymentRefusal | PaymentRefusal | 'payment_password.reset_refused'

/** The caller, and the way of the session's current proof. */
export type Caller = Pick<MemberSession, 'account' | 'proofWay'>

/** When a contact or factor of this account was changed last. */
async function proofChangedAt(tx: Tx, account: Account): Promise<number | null> {
  const made = await findSecurityChanges(tx, account.id)
  const times = made.filter(({ change }) => CHANGES_OF_PROOF.includes(change)).map(({ atMs }) => atMs)
  return times.length === 0 ? null : Math.max(...times)
}

type Proven = Result<undefined, PaymentRefusal | 'payment_password.reset_refused'>

/** Whether it may be set: for the first time, with the current one, or as a reset of a forgotten one. */
async function prove(options: PaymentOptions, caller: Caller, current: string | undefined): Promise<Proven> {
  const { db, clock, key } = options
  const { account, proofWay } = caller
  if (current !== undefined) return checkPaymentPassword(options, account.id, current)
  const { pauseHours } = (await options.settings.current()).money.withdrawal
  return db.read(async (tx): Promise<Proven> => {
    if ((await detailOf(tx, key, account.id, PAYMENT_FIELD)) === undefined) return ok(undefined)
    const reset = { proofWay, proofChangedAtMs: await proofChangedAt(tx, account), pauseHours }
    return mayReset(reset, clock.nowMs()) ? ok(undefined) : err('payment_password.reset_refused')
  })
}

/**
 * Sets the payment password for the first time, changes it, or resets it when it was forgotten. Wrong tries stay
 * counted, so a lock stays in force after a new one is set.
 */
export async function setPaymentPassword(
  options: PaymentOptions,
  caller: Caller,
  { next, current }: { readonly next: string; readonly current: string | undefined },
): Promise<Result<undefined, SetRefusal>> {
  const { db, clock, key, passwords, securityNotifier } = options
  const { account } = caller
  const { rules } = (await options.settings.current()).register
  const rule = present(
    rules.find(({ field }) => field === 'paymentPassword'),
    'the rule of the payment password',
  )
  const refusal = refusalOfNew(rule, next)
  if (refusal !== undefined) return err(refusal)
  const proven = await prove(options, caller, current)
  if (!proven.ok) return proven
  const hashed = await passwords.hash(next)
  if (!hashed.ok) return hashed
  await db.write(async (tx) => {
    await putDetails(tx, key, account.id, new Map([[PAYMENT_FIELD, hashed.value]]))
    await recordSecurityChange(tx, account.id, 'paymentPassword', clock.nowMs())
  })
  securityNotifier.notify(account, { change: 'paymentPassword' })
  return ok(undefined)
}
