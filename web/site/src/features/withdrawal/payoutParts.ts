import type { ComponentType } from 'react'
import type { Bound } from '../../shell/wallet/payoutAccounts.queries.ts'

/** The parts of a withdrawal that belong to the payout accounts. */
export type PayoutParts = {
  readonly Accounts: ComponentType<{
    readonly bound: Bound
    readonly chosen: string | undefined
    readonly onChoose: (id: string) => void
  }>
  /** In place of the form, while there is no account. */
  readonly NoAccount: ComponentType<{ readonly bound: Bound }>
}
