import type { ExplainedFunds } from '@ronda/contract'
import { assert, present } from '@ronda/core'
import type { Standing } from '../ledger/ledger.ts'

/** What a hold is for, by its id. */
export type HoldReason = 'inPlay' | 'moving' | 'pendingOut'

export type Reasons = {
  reasonOf(hold: string): HoldReason
  vendorName(code: string): string
}

type Part = ExplainedFunds['parts'][number]

const VENDOR = 'vendor:'
const plain = (part: Part['part'], amount: bigint, wallet: string): Part => ({ part, vendor: null, amount, wallet })

function heldParts({ balance, holds }: Standing, { reasonOf }: Reasons): readonly Part[] {
  const sumOf = (reason: HoldReason): bigint =>
    holds.filter(({ id }) => reasonOf(id) === reason).reduce((sum, { amount }) => sum + amount, 0n)
  const parts = (['inPlay', 'pendingOut', 'moving'] as const).map((part) => plain(part, sumOf(part), 'held'))
  const sum = parts.reduce((total, { amount }) => total + amount, 0n)
  assert(sum === balance, `holds of ${sum} explain a held wallet of ${balance}`)
  return parts
}

function vendorPart({ purpose, balance }: Standing, { vendorName }: Reasons): Part {
  const code = purpose.slice(VENDOR.length)
  return { part: 'vendor', vendor: { code, name: vendorName(code) }, amount: balance, wallet: purpose }
}

/** Explains every wallet of a member. The total of the wallets equals the sum of the parts. */
export function explainFunds(wallets: readonly Standing[], reasons: Reasons): ExplainedFunds {
  const cash = present(
    wallets.find(({ purpose }) => purpose === 'cash'),
    'the cash wallet of a member',
  )
  const held = wallets.find(({ purpose }) => purpose === 'held')
  const bonus = wallets.find(({ purpose }) => purpose === 'bonus')
  const parts = [
    plain('cash', cash.balance, 'cash'),
    plain('bonus', bonus?.balance ?? 0n, 'bonus'),
    ...(held ? heldParts(held, reasons) : []),
    ...wallets.filter(({ purpose }) => purpose.startsWith(VENDOR)).map((wallet) => vendorPart(wallet, reasons)),
  ]
  const total = wallets.reduce((sum, { balance }) => sum + balance, 0n)
  return { currency: cash.currency, total, seq: cash.seq, parts }
}
