import type { DepositLine, DepositStep } from '@ronda/contract'

/** A deposit as it is stored. */
export type Deposit = DepositLine & {
  readonly owner: string
  readonly key: string
  readonly provider: string
  readonly confirmations: number | null
  /** The provider's next step, as JSON. */
  readonly next: string | null
  readonly code: string | null
  readonly agent: string | null
  readonly receipt: string | null
  readonly standing: bigint | null
  /** How many refunds were requested from the provider. */
  readonly refundAsks: number
  readonly polledAtMs: number | null
}

export type Step = { readonly step: DepositStep; readonly atMs: number; readonly note: string | null }
