import { err, ok, present, unreachable, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Settings } from '../../brand/settings/index.ts'
import type { Visit } from '../../platform/http/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { contactsOf, putDetails, type Account } from '../identity/index.ts'
import type { Teller } from '../password/index.ts'
import type { ProveRefusal, Sessions } from '../session/index.ts'
import type { Channel, CodeRefusal, SendRefusal, Verification } from '../verification/index.ts'
import {
  checkPaymentPassword,
  PAYMENT_FIELD,
  type PaymentCheckOptions,
  type PaymentRefusal,
} from './payment.actions.ts'
import { refusalOfNew, type NewPaymentRefusal } from './payment.ts'
import { clearTries } from './payment.sql.ts'

export type PaymentOptions = PaymentCheckOptions & {
  readonly settings: Pick<Settings, 'current'>
  readonly sessions: Pick<Sessions, 'checkPassword'>
  readonly verification: Pick<Verification, 'codes'>
  readonly teller: Teller
}

/** What shows that it is the owner who asks: the payment password itself, the account's, or a code. */
export type Proof =
  | { readonly way: 'current'; readonly text: string }
  | { readonly way: 'password'; readonly text: string }
  | { readonly way: 'code'; readonly channel: Channel; readonly text: string }

export type SetRefusal = NewPaymentRefusal | PaymentRefusal | ProveRefusal | CodeRefusal | 'payment_password.no_contact'

/** Where a code reaches the owner; an address that nobody has proven reaches anybody. */
async function contactFor(
  { key }: PaymentCheckOptions,
  tx: Tx,
  account: Account,
  channel: Channel,
): Promise<string | undefined> {
  const { mobile, email, isEmailProven } = await contactsOf(tx, key, account.id)
  if (channel === 'sms') return mobile ?? undefined
  return isEmailProven ? (email ?? undefined) : undefined
}

/** A code to the owner's own number or address, for setting a payment password that was forgotten. */
export async function sendPaymentCode(
  options: PaymentOptions,
  account: Account,
  { channel, ip, language }: { readonly channel: Channel; readonly ip: string; readonly language: Language },
): Promise<Result<{ readonly expiredMinutes: number }, SendRefusal | 'payment_password.no_contact'>> {
  const to = await options.db.read((tx) => contactFor(options, tx, account, channel))
  if (to === undefined) return err('payment_password.no_contact')
  const { id } = account
  return options.verification.codes.send({ flow: 'payment', channel, to, ip, language, account: id, binding: id })
}

type Asker = { readonly account: Account; readonly visit: Visit }

/** What is proven without touching what will be written. */
async function proveBefore(
  options: PaymentOptions,
  { account, visit }: Asker,
  proof: Proof,
): Promise<Result<undefined, SetRefusal>> {
  switch (proof.way) {
    case 'current':
      return checkPaymentPassword(options, account.id, proof.text)
    case 'password':
      return options.sessions.checkPassword(account, proof.text, visit)
    case 'code':
      return ok(undefined)
    default:
      return unreachable(proof)
  }
}

/** A code is used up together with what it proves, so that it works again if that is undone. */
async function proveInside(
  options: PaymentOptions,
  tx: Tx,
  account: Account,
  proof: Proof,
): Promise<Result<undefined, SetRefusal>> {
  if (proof.way !== 'code') return ok(undefined)
  const to = await contactFor(options, tx, account, proof.channel)
  if (to === undefined) return err('payment_password.no_contact')
  return options.verification.codes.check(tx, { flow: 'payment', to, code: proof.text, binding: account.id })
}

/** Sets the payment password for the first time, changes it, or sets it anew when it was forgotten. */
export async function setPaymentPassword(
  options: PaymentOptions,
  asker: Asker,
  { next, proof }: { readonly next: string; readonly proof: Proof },
): Promise<Result<undefined, SetRefusal>> {
  const { db, key, passwords, teller } = options
  const { account } = asker
  const { rules } = (await options.settings.current()).register
  const rule = present(
    rules.find(({ field }) => field === 'paymentPassword'),
    'the rule of the payment password',
  )
  const refusal = refusalOfNew(rule, next)
  if (refusal !== undefined) return err(refusal)
  const proven = await proveBefore(options, asker, proof)
  if (!proven.ok) return proven
  const hashed = await passwords.hash(next)
  if (!hashed.ok) return hashed
  const written = await db.transact(async (tx): Promise<Result<undefined, SetRefusal>> => {
    const inside = await proveInside(options, tx, account, proof)
    if (!inside.ok) return inside
    await putDetails(tx, key, account.id, new Map([[PAYMENT_FIELD, hashed.value]]))
    await clearTries(tx, account.id)
    await appendEvent(tx, 'security.changed', { account: account.id, change: 'paymentPassword' })
    return ok(undefined)
  })
  if (written.ok) teller.tell(account, { change: 'paymentPassword' })
  return written
}
