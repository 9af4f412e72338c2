import type { DepositDetail, DepositLine, DepositNext } from '@ronda/contract'
import type { Deposit, Step } from './stored.ts'

/** What a list shows of a deposit. */
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

/** What its own page shows. */
export function detailOf(deposit: Deposit, steps: readonly Step[], room: bigint | null): DepositDetail {
  return {
    ...lineOf(deposit),
    next: nextOf(deposit),
    confirmations: deposit.confirmations,
    hasReceipt: deposit.receipt !== null,
    room,
    timeline: [...steps],
  }
}
