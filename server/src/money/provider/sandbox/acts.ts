import { SANDBOX_CONFIRMATIONS, type SandboxCharge } from '@ronda/contract'
import { err, ok, unreachable, type Result } from '@ronda/core'
import type { Refund, RefundState } from '../provider.ts'

/** What the payer, the bank or the network does to a charge. */
export type Act =
  | { readonly act: 'pay'; readonly sent: bigint }
  | { readonly act: 'send'; readonly sent: bigint }
  | { readonly act: 'confirm' }
  | { readonly act: 'fail'; readonly reason: string }
  /** Without an amount, everything that is left. */
  | { readonly act: 'reverse'; readonly amount?: bigint | undefined }
  /** The end of a pending refund. */
  | { readonly act: 'refund'; readonly state: 'done' | 'failed' }

export type Standing = Pick<
  SandboxCharge,
  'way' | 'state' | 'amount' | 'fee' | 'paid' | 'left' | 'refunded' | 'refunding' | 'confirmations'
>

/** A line of the sandbox's report. */
export type Entry = { readonly kind: 'charge' | 'reversal'; readonly amount: bigint }

export type Change = {
  readonly charge?: Partial<Pick<SandboxCharge, 'state' | 'paid' | 'confirmations' | 'reason'>>
  /** What the payer's bank takes back. */
  readonly takesBack?: bigint
  /** How the pending refund ends. */
  readonly refund?: 'done' | 'failed'
  readonly entry?: Entry
}

type Decided = Result<Change, 'sandbox.not_possible'>

const NOT: Decided = err('sandbox.not_possible')

/**
 * What the merchant receives of what was sent: the provider keeps its fee, in proportion, rounded in its own favour.
 */
function netOf({ amount, fee }: Pick<Standing, 'amount' | 'fee'>, sent: bigint): bigint {
  return (sent * amount) / (amount + fee)
}

/** The reference of a bank transfer can be used again; the other ways are paid once. */
function decidePay(charge: Standing, sent: bigint): Decided {
  const net = netOf(charge, sent)
  const isFirst = charge.state === 'waiting' && charge.paid === 0n && charge.way !== 'crypto'
  const isFurther = charge.state === 'paid' && charge.way === 'bank'
  if (net <= 0n || (!isFirst && !isFurther)) return NOT
  return ok({ charge: { state: 'paid', paid: charge.paid + net }, entry: { kind: 'charge', amount: net } })
}

function decideConfirm({ way, state, paid, confirmations }: Standing): Decided {
  if (state !== 'waiting' || way !== 'crypto' || paid === 0n) return NOT
  const count = confirmations + 1
  if (count < SANDBOX_CONFIRMATIONS) return ok({ charge: { confirmations: count } })
  return ok({ charge: { confirmations: count, state: 'paid' }, entry: { kind: 'charge', amount: paid } })
}

function decideReverse({ state, paid, left }: Standing, amount: bigint): Decided {
  if (state !== 'paid' || amount <= 0n || amount > left) return NOT
  const entry: Entry = { kind: 'reversal', amount }
  return ok({ ...(amount === paid && { charge: { state: 'reversed' } }), takesBack: amount, entry })
}

/** What the act changes, or a refusal when it is impossible in the charge's state. */
export function decideAct(charge: Standing, act: Act): Decided {
  switch (act.act) {
    case 'pay':
      return decidePay(charge, act.sent)
    case 'send': {
      const paid = netOf(charge, act.sent)
      const isUntouched = charge.state === 'waiting' && charge.paid === 0n
      return isUntouched && charge.way === 'crypto' && paid > 0n ? ok({ charge: { paid } }) : NOT
    }
    case 'confirm':
      return decideConfirm(charge)
    case 'fail':
      return charge.state === 'waiting' ? ok({ charge: { state: 'failed', paid: 0n, reason: act.reason } }) : NOT
    case 'reverse':
      return decideReverse(charge, act.amount ?? charge.left)
    case 'refund':
      if (charge.refunding === 0n) return NOT
      return act.state === 'done'
        ? ok({ refund: 'done' })
        : ok({ refund: 'failed', entry: { kind: 'reversal', amount: -charge.refunding } })
    default:
      return unreachable(act)
  }
}

/** The amount to refund, if any, and the answer to the merchant. */
export type Refunding = { readonly sends: bigint; readonly says: RefundState }

/** Refunds never exceed the total, however often they are requested. */
export function decideRefund(
  { left, refunded, refunding }: Pick<Standing, 'left' | 'refunded' | 'refunding'>,
  { amount, total }: Pick<Refund, 'amount' | 'total'>,
  becomes: RefundState['state'],
): Refunding {
  // One at a time: the pending refund may still fail.
  if (refunding > 0n) return { sends: 0n, says: { state: 'waiting' } }
  const missing = total - refunded
  const sends = amount < missing ? amount : missing
  if (sends <= 0n) return { sends: 0n, says: { state: 'done' } }
  if (sends > left) return { sends: 0n, says: { state: 'failed', reason: 'nothing_left' } }
  if (becomes === 'failed') return { sends, says: { state: 'failed', reason: 'account_closed' } }
  return { sends, says: { state: becomes } }
}
