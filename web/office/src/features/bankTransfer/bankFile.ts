import type { BankFileLine } from '@ronda/contract'
import { makeShortDecimal, money } from '@ronda/core'

export type FileHeaders = Readonly<
  Record<'operation' | 'holder' | 'institution' | 'account' | 'amount' | 'currency' | 'asked', string>
>

/** Payouts as rows for the bank's bulk upload: plain amounts, and the operation by which each is found again. */
export function fileRows(payouts: readonly BankFileLine[], headers: FileHeaders): readonly (readonly string[])[] {
  return [
    [
      headers.operation,
      headers.holder,
      headers.institution,
      headers.account,
      headers.amount,
      headers.currency,
      headers.asked,
    ],
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
