import type { DepositState } from '@ronda/contract'
import { unreachable } from '@ronda/core'
import type { ChargeState } from '../../provider/provider.ts'
import { correctionOf, stateOf } from '../correct.ts'
import { decideArrival, heldOf, returnedOf, shareOf, targetOf } from '../credit.ts'
import { decideVerdict, isSettled, keptOf, type Verdict } from '../deposit.ts'

/** How the provider handles a refund: `lost` means that it is made but the answer is lost. */
export type RefundBehaviour = 'done' | 'waiting' | 'failed' | 'lost' | 'closed'

export type Event =
  | { readonly does: 'pay' | 'chargeBack' | 'winDispute' | 'spend'; readonly amount: bigint }
  | { readonly does: 'limit'; readonly amount: bigint | undefined }
  | { readonly does: 'stop'; readonly isStopped: boolean }
  | { readonly does: 'poll'; readonly behaviour: RefundBehaviour }
  /** The provider is polled now, and its answer is applied after other polls have happened. */
  | { readonly does: 'ask' }
  | { readonly does: 'applyOld'; readonly behaviour: RefundBehaviour }
  | { readonly does: 'settleRefund'; readonly isDone: boolean }
  /** A completed refund bounces from the payer's bank. */
  | { readonly does: 'bounce' }

/** What the provider reported, and how many refunds had been requested by then. */
type ProviderAnswer = { readonly seen: ChargeState; readonly asksBefore: number }

/** A simulated deposit with its provider, member and limits. The decisions under test are the real ones. */
export class DepositModel {
  paid = 0n
  takenBack = 0n
  readonly sent: { amount: bigint; state: 'waiting' | 'done' | 'failed' }[] = []
  limit: bigint | undefined
  isStopped = false
  /** What was credited for this payment, each time with what the limits left at that moment. */
  readonly credits: { readonly given: bigint; readonly left: bigint | undefined }[] = []
  cash = 0n
  spent = 0n
  deposit = {
    state: 'waiting' as DepositState,
    currency: 'USD' as const,
    paid: null as bigint | null,
    toReturn: 0n,
    returned: 0n,
    kept: null as bigint | null,
    standing: null as bigint | null,
  }
  #asks = 0
  #old: ProviderAnswer | undefined

  get refunded(): bigint {
    return this.sent.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0n)
  }

  /** What the provider still holds of the payment. */
  get left(): bigint {
    return this.paid - this.takenBack - this.refunded
  }

  get given(): bigint {
    return this.credits.reduce((sum, credit) => sum + credit.given, 0n)
  }

  apply(event: Event): void {
    switch (event.does) {
      case 'pay':
        this.paid += event.amount
        return
      case 'chargeBack':
        this.takenBack += event.amount < this.left ? event.amount : this.left
        return
      case 'winDispute':
        this.takenBack -= event.amount < this.takenBack ? event.amount : this.takenBack
        return
      case 'spend':
        return this.#spend(event.amount)
      case 'limit':
        this.limit = event.amount
        return
      case 'stop':
        this.isStopped = event.isStopped
        return
      case 'poll':
        return this.poll(event.behaviour)
      case 'ask':
        this.#old = this.#ask()
        return
      case 'applyOld':
        return this.#old && this.#applyAndRefund(this.#old, event.behaviour)
      case 'settleRefund':
        return this.#settle('waiting', event.isDone ? 'done' : 'failed')
      case 'bounce':
        return this.#settle('done', 'failed')
      default:
        return unreachable(event)
    }
  }

  poll(behaviour: RefundBehaviour): void {
    this.#applyAndRefund(this.#ask(), behaviour)
    // A refund is seen at once, unless the answer was lost.
    if (behaviour !== 'lost' && behaviour !== 'closed') this.#applyAnswer(this.#ask())
  }

  #spend(amount: bigint): void {
    const spent = amount < this.cash ? amount : this.cash
    this.cash -= spent
    this.spent += spent
  }

  #settle(from: 'waiting' | 'done', to: 'done' | 'failed'): void {
    const refund = this.sent.findLast(({ state }) => state === from)
    if (refund) refund.state = to
  }

  #ask(): ProviderAnswer {
    const { paid, left } = this
    const refunding = this.sent.reduce((sum, { amount, state }) => (state === 'waiting' ? sum + amount : sum), 0n)
    const about = { paid, refunding, currency: 'USD' } as const
    const seen: ChargeState =
      paid === 0n
        ? { state: 'waiting', ...about }
        : left === 0n
          ? { state: 'reversed', ...about }
          : { state: 'paid', left, ...about }
    return { seen, asksBefore: this.#asks }
  }

  #applyAndRefund(answer: ProviderAnswer, behaviour: RefundBehaviour): void {
    this.#applyAnswer(answer)
    this.#sendBack(answer, behaviour)
  }

  #arrive(paid: bigint): void {
    const { deposit } = this
    const known = { paid: deposit.paid ?? 0n, toReturn: deposit.toReturn, isGiven: isSettled(deposit.state) }
    const left = this.isStopped ? 0n : this.limit === undefined ? undefined : this.#allowanceLeft(this.limit)
    const arrival = decideArrival(known, paid < known.paid ? known.paid : paid, {
      allowance: { left },
      currency: 'USD',
    })
    this.credits.push({ given: arrival.given, left })
    deposit.paid = arrival.paid
    deposit.toReturn = arrival.toReturn
  }

  #allowanceLeft(limit: bigint): bigint {
    return this.given < limit ? limit - this.given : 0n
  }

  #keep(kept: bigint, { refunding = 0n }: ChargeState): void {
    const { deposit } = this
    deposit.kept = kept
    deposit.returned = returnedOf({ paid: deposit.paid ?? 0n, toReturn: deposit.toReturn }, { kept, refunding })
  }

  #applyAnswer({ seen }: ProviderAnswer): void {
    const { deposit } = this
    const verdict: Verdict = decideVerdict(deposit, seen)
    if (verdict.does === 'fail') deposit.state = 'failed'
    if (verdict.does === 'confirm') this.#confirm(verdict.paid, seen)
    if (verdict.does !== 'correct') return
    if (verdict.paid > (deposit.paid ?? 0n)) this.#arrive(verdict.paid)
    this.#keep(verdict.kept, seen)
    this.#correct()
  }

  #confirm(paid: bigint, seen: ChargeState): void {
    const { deposit } = this
    this.#arrive(paid)
    const share = shareOf({ paid: deposit.paid ?? 0n, toReturn: deposit.toReturn })
    deposit.state = share > 0n ? 'credited' : 'returned'
    deposit.standing = share
    this.cash += share
    this.#keep(keptOf(seen) ?? paid, seen)
    this.#correct()
  }

  #correct(): void {
    const { deposit } = this
    const [payment, kept] = [{ paid: deposit.paid ?? 0n, toReturn: deposit.toReturn }, deposit.kept ?? 0n]
    const correction = correctionOf(deposit.standing ?? 0n, targetOf(payment, kept), this.cash)
    this.cash += correction
    deposit.standing = (deposit.standing ?? 0n) + correction
    deposit.state = stateOf(deposit.standing, payment, kept)
  }

  #sendBack({ asksBefore }: ProviderAnswer, behaviour: RefundBehaviour): void {
    const { deposit } = this
    if (deposit.kept === null || !isSettled(deposit.state) || this.#asks !== asksBefore) return
    const held = heldOf({ paid: deposit.paid ?? 0n, toReturn: deposit.toReturn }, deposit.kept)
    if (held === 0n) return
    this.#asks += 1
    this.#refund(held, deposit.toReturn, behaviour)
  }

  /** The provider's side: nothing is refunded beyond the total. */
  #refund(amount: bigint, total: bigint, behaviour: RefundBehaviour): void {
    if (behaviour === 'closed' || behaviour === 'failed' || this.sent.some(({ state }) => state === 'waiting')) return
    const missing = total - this.refunded
    const sends = amount < missing ? amount : missing
    if (sends <= 0n || sends > this.left) return
    this.sent.push({ amount: sends, state: behaviour === 'waiting' ? 'waiting' : 'done' })
  }
}
