import type { DepositDetail, DepositLine, DepositNext } from '@ronda/contract'
import type { Deposit, Step } from './stored.ts'

/** A deposit as a list shows it. */
export function lineOf(deposit: Deposit): DepositLine {
  const { id, seq, way, amount, fee, currency, state, paid, kept, owed, reason } = deposit
  const { toReturn, returned, returnReason, askedAtMs, expectedAtMs, expiresAtMs } = deposit
  const sums = { amount, fee, currency, paid, toReturn, returned, returnReason, kept, owed }
  return { id, seq, way, state, reason, ...sums, askedAtMs, expectedAtMs, expiresAtMs }
}

function nextOf({ state, next, code }: Deposit): DepositNext | null {
  if (state !== 'asked' && state !== 'waiting') return null
  if (code !== null) return { kind: 'agent', code: `${code.slice(0, 4)}-${code.slice(4)}` }
  return next === null ? null : (JSON.parse(next) as DepositNext)
}

/** A deposit as its own page shows it. */
export function detailOf(deposit: Deposit, steps: readonly Step[], allowance: bigint | null): DepositDetail {
  return {
    ...lineOf(deposit),
    next: nextOf(deposit),
    confirmations: deposit.confirmations,
    hasReceipt: deposit.receipt !== null,
    room: allowance,
    timeline: [...steps],
  }
}
