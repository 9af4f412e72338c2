import { SANDBOX_CONFIRMATIONS, type SandboxCharge } from '@ronda/contract'
import { err, ok, unreachable, type Result } from '@ronda/core'

/** What the payer, the bank or the network does to a charge. */
export type Act =
  | { readonly act: 'pay'; readonly sent: bigint }
  | { readonly act: 'send'; readonly sent: bigint }
  | { readonly act: 'confirm' }
  | { readonly act: 'fail'; readonly reason: string }
  | { readonly act: 'reverse' }

export type Standing = Pick<SandboxCharge, 'way' | 'state' | 'amount' | 'fee' | 'paid' | 'confirmations'>

type Change = Partial<Pick<SandboxCharge, 'state' | 'paid' | 'confirmations' | 'reason'>>

/** What reaches the house of what was sent: the provider keeps its fee, in proportion, rounded in its own favour. */
function netOf({ amount, fee }: Pick<Standing, 'amount' | 'fee'>, sent: bigint): bigint {
  return (sent * amount) / (amount + fee)
}

/** What the act changes, or that it cannot be done to a charge that stands like this. */
export function decideAct(charge: Standing, act: Act): Result<Change, 'sandbox.not_possible'> {
  const isUntouched = charge.state === 'waiting' && charge.paid === 0n
  const isOnChain = charge.way === 'crypto'
  switch (act.act) {
    case 'pay': {
      const paid = netOf(charge, act.sent)
      return isUntouched && !isOnChain && paid > 0n ? ok({ state: 'paid', paid }) : err('sandbox.not_possible')
    }
    case 'send': {
      const paid = netOf(charge, act.sent)
      return isUntouched && isOnChain && paid > 0n ? ok({ paid }) : err('sandbox.not_possible')
    }
    case 'confirm': {
      if (charge.state !== 'waiting' || !isOnChain || charge.paid === 0n) return err('sandbox.not_possible')
      const confirmations = charge.confirmations + 1
      return ok({ confirmations, ...(confirmations >= SANDBOX_CONFIRMATIONS && { state: 'paid' as const }) })
    }
    case 'fail':
      return charge.state === 'waiting'
        ? ok({ state: 'failed', paid: 0n, reason: act.reason })
        : err('sandbox.not_possible')
    case 'reverse':
      return charge.state === 'paid' ? ok({ state: 'reversed' }) : err('sandbox.not_possible')
    default:
      return unreachable(act)
  }
}
