import type { BankFileLine } from '@ronda/contract'
import { makeShortDecimal, money } from '@ronda/core'

/** In no language: a bank's upload and the books of the brand know a column by its name, whoever downloads. */
const HEADERS = ['operation', 'holder', 'bank', 'account', 'amount', 'currency', 'requested'] as const

/** Payouts as rows for the bank's bulk upload: plain amounts, and the operation by which each is found again. */
export function fileRows(payouts: readonly BankFileLine[]): readonly (readonly string[])[] {
  return [
    HEADERS,
    ...payouts.map(({ id, holder, institution, account, amount, currency, askedAt }) => [
      id,
      holder,
      institution,
      account,
      makeShortDecimal(money(amount, currency)),
      currency,
      new Date(askedAt).toISOString(),
    ]),
  ]
}
