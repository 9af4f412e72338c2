import type { DepositWay } from '@ronda/contract'
import type { Currency, Result } from '@ronda/core'

/** A deposit as the provider is asked for it. `id` is ours, and makes asking twice the same as asking once. */
export type Charge = {
  readonly id: string
  readonly way: DepositWay
  /** What reaches the house. */
  readonly amount: bigint
  /** What the provider takes from the payer on top, for itself. */
  readonly fee: bigint
  readonly currency: Currency
  /** Where the provider's page sends the member back to. */
  readonly returnUrl: string
}

/** What the member does next: opens a page of the provider, or pays to somewhere. */
export type NextStep =
  | { readonly kind: 'page'; readonly url: string }
  | {
      readonly kind: 'bank'
      readonly holder: string
      readonly account: string
      readonly reference: string
      /** Where the provider shows the same. */
      readonly url?: string
    }
  | { readonly kind: 'address'; readonly address: string; readonly confirmations: number; readonly url?: string }

/** What the provider says of a deposit when we ask: the only word on which money is credited. */
export type ChargeState = {
  readonly state: 'waiting' | 'paid' | 'failed' | 'reversed'
  /** What really reached the house, which may be less or more than was asked for. */
  readonly paid: bigint
  /** What of it is left, where some went back to the payer; all of it where nothing is said. */
  readonly left?: bigint
  /** What of the rest is on its way back by a refund of ours, and has not arrived. */
  readonly refunding?: bigint
  readonly currency: Currency
  readonly confirmations?: number
  readonly reason?: string
}

/** What is to go back to the payer of a charge. `id` is the charge's. */
export type Refund = {
  readonly id: string
  /** What is still here and must go. */
  readonly amount: bigint
  /** All that may ever go back by refunds, as of now: asked again, nothing is sent beyond it. */
  readonly total: bigint
  readonly currency: Currency
}

/** `waiting`: on its way, and no longer with us. A refund that failed, now or later, leaves the money with us. */
export type RefundState = { readonly state: 'waiting' | 'done' | 'failed'; readonly reason?: string }

export type Payout = {
  readonly id: string
  readonly amount: bigint
  readonly currency: Currency
  readonly holder: string
  /** The bank, or the chain. */
  readonly institution: string
  readonly account: string
  readonly kind: 'bank' | 'wallet'
}

export type PayoutState = { readonly state: 'waiting' | 'paid' | 'failed'; readonly reason?: string }

/**
 * A line of the provider's own books, for reconciliation. `id` is ours. A charge may have several lines of a kind: each
 * payment and each return has its own, and what came back of a return is a reversal below zero.
 */
export type ReportLine = {
  readonly id: string
  readonly kind: 'charge' | 'reversal' | 'payout'
  readonly amount: bigint
  readonly currency: Currency
  readonly atMs: number
}

/** A call to a provider that did not answer in time may have been done: it is asked again with the same id. */
export type ProviderFailure = 'provider.closed' | 'provider.unknown'

/** Headers of a notice, by their names in lower case. */
export type NoticeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** Who moves money between the house and the world. */
export type Provider = {
  readonly name: string
  readonly ways: readonly DepositWay[]
  /** Whether it also sends money out. */
  readonly paysOut: boolean
  charge(charge: Charge): Promise<Result<NextStep, ProviderFailure>>
  chargeState(id: string): Promise<Result<ChargeState, ProviderFailure>>
  /** Sends back `amount`, as far as refunds have not come to `total` yet; says how they stand then. */
  refund(refund: Refund): Promise<Result<RefundState, ProviderFailure>>
  payOut(payout: Payout): Promise<Result<PayoutState, ProviderFailure>>
  payoutState(id: string): Promise<Result<PayoutState, ProviderFailure>>
  /** Which charge or payout a notice speaks of, if it is really theirs. What it says beyond that is not believed. */
  readNotice(headers: NoticeHeaders, body: Buffer, nowMs: number): Promise<NoticeReading>
  report(fromMs: number, toMs: number): Promise<Result<readonly ReportLine[], ProviderFailure>>
}

export type Notice = { readonly about: 'charge' | 'payout'; readonly id: string }

/** `forged`: not theirs, or too old. `nothing`: theirs, about nothing of ours. */
export type NoticeReading = Notice | 'forged' | 'nothing'
