import type { DepositWay } from '@ronda/contract'
import type { Currency, Result } from '@ronda/core'

/** A deposit as it is requested from the provider. `id` is ours, and makes a repeated request idempotent. */
export type Charge = {
  readonly id: string
  /** The account that it is for. */
  readonly owner: string
  readonly way: DepositWay
  /** What we receive. */
  readonly amount: bigint
  /** What the provider charges the payer on top, for itself. */
  readonly fee: bigint
  readonly currency: Currency
  /** Where the provider's page returns the member to. */
  readonly returnUrl: string
}

/** What the member does next: opens a page of the provider, or pays to an account or address. */
export type NextStep =
  | { readonly kind: 'page'; readonly url: string }
  | {
      readonly kind: 'bank'
      readonly holder: string
      readonly bank?: string
      readonly account: string
      readonly reference: string
      readonly note?: string
      /** The provider's page with the same details. */
      readonly url?: string
    }
  | { readonly kind: 'address'; readonly address: string; readonly confirmations: number; readonly url?: string }

/** The provider's answer about a deposit: the only source on which money is credited. */
export type ChargeState = {
  readonly state: 'waiting' | 'paid' | 'failed' | 'reversed'
  /** What we really received, which may be less or more than was requested. */
  readonly paid: bigint
  /** What is left of it after returns to the payer; undefined means all of it. */
  readonly left?: bigint
  /** What is being refunded by us and has not reached the payer. */
  readonly refunding?: bigint
  readonly currency: Currency
  readonly confirmations?: number
  readonly reason?: string
}

/** A refund to the payer of a charge. `id` is the charge's. */
export type Refund = {
  readonly id: string
  /** What we still hold and must return. */
  readonly amount: bigint
  /** The total of all refunds, as of now: a repeated request never refunds more than this. */
  readonly total: bigint
  readonly currency: Currency
}

/** `waiting`: on its way, and no longer with us. A refund that fails, now or afterwards, leaves the money with us. */
export type RefundState = { readonly state: 'waiting' | 'done' | 'failed'; readonly reason?: string }

export type Payout = {
  readonly id: string
  /** The account that it is for. */
  readonly owner: string
  readonly amount: bigint
  readonly currency: Currency
  readonly holder: string
  /** The bank, or the blockchain. */
  readonly institution: string
  readonly account: string
  readonly kind: 'bank' | 'wallet'
}

export type PayoutState = { readonly state: 'waiting' | 'paid' | 'failed'; readonly reason?: string }

/**
 * A line of the provider's own report, for reconciliation. `id` is ours. A charge may have several lines of a kind:
 * each payment and each return has its own, and a return that was undone is a negative reversal.
 */
export type ReportLine = {
  readonly id: string
  readonly kind: 'charge' | 'reversal' | 'payout'
  readonly amount: bigint
  readonly currency: Currency
  readonly atMs: number
}

/** A request that was not answered in time may have been executed: it is repeated with the same id. */
export type ProviderFailure = 'provider.closed' | 'provider.unknown'

/** `too_many`: the report has more lines than can be read. A part of it would look like money that is missing. */
export type ReportFailure = ProviderFailure | 'provider.too_many'

/** Headers of a notice, by lower-case name. */
export type NoticeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** A payment provider: it moves money between us and payers or payees. */
export type Provider = {
  readonly name: string
  readonly ways: readonly DepositWay[]
  /** Whether it also makes payouts. */
  readonly paysOut: boolean
  /** Whether staff make its refunds: we are told of each at once, and asking often finds nothing new. */
  readonly isByHand?: true
  /** Whether it takes deposits, or makes payouts, in this currency now. Where it is absent: always. */
  isOpenFor?(use: 'deposits' | 'payouts', currency: Currency): Promise<boolean>
  charge(charge: Charge): Promise<Result<NextStep, ProviderFailure>>
  chargeState(id: string): Promise<Result<ChargeState, ProviderFailure>>
  /** Refunds `amount`, as far as refunds have not reached `total`; returns the state of the refunds then. */
  refund(refund: Refund): Promise<Result<RefundState, ProviderFailure>>
  payOut(payout: Payout): Promise<Result<PayoutState, ProviderFailure>>
  payoutState(id: string): Promise<Result<PayoutState, ProviderFailure>>
  /** The charge or payout of a notice, if it is authentic. Nothing else in the notice is trusted. */
  readNotice(headers: NoticeHeaders, body: Buffer, nowMs: number): Promise<NoticeReading>
  report(fromMs: number, toMs: number): Promise<Result<readonly ReportLine[], ReportFailure>>
}

export type Notice = { readonly about: 'charge' | 'payout'; readonly id: string }

/** `forged`: not from the provider, or too old. `nothing`: authentic, but not about a charge or payout of ours. */
export type NoticeReading = Notice | 'forged' | 'nothing'
