import type { DepositState } from '@ronda/contract'
import { unreachable } from '@ronda/core'
import type { ChargeState } from '../../provider/provider.ts'
import { correctionOf, stateOf } from '../correct.ts'
import { decideArrival, heldOf, returnedOf, shareOf, targetOf } from '../credit.ts'
import { decideLook, isSettled, keptOf, type Verdict } from '../deposit.ts'

/** How the provider takes a refund: `lost` is done, and nobody hears of it. */
export type Mood = 'done' | 'waiting' | 'failed' | 'lost' | 'closed'

export type Event =
  | { readonly does: 'pay' | 'chargeBack' | 'winDispute' | 'spend'; readonly amount: bigint }
  | { readonly does: 'limit'; readonly amount: bigint | undefined }
  | { readonly does: 'stop'; readonly isStopped: boolean }
  | { readonly does: 'look'; readonly mood: Mood }
  /** The provider is asked now, and its word is acted on later, when others have looked meanwhile. */
  | { readonly does: 'ask' }
  | { readonly does: 'actOnOld'; readonly mood: Mood }
  | { readonly does: 'settleRefund'; readonly isDone: boolean }
  /** A refund that was done comes back from the payer's bank. */
  | { readonly does: 'bounce' }

/** What the provider said, and how often it had been asked for a refund by then. */
type Word = { readonly seen: ChargeState; readonly asksBefore: number }

/** A deposit on paper, with the provider, the member and their limits around it. The decisions are the real ones. */
export class World {
  paid = 0n
  takenBack = 0n
  readonly sent: { amount: bigint; state: 'waiting' | 'done' | 'failed' }[] = []
  limit: bigint | undefined
  isStopped = false
  /** What was given for this payment, each time with what limits left just then. */
  readonly gifts: { readonly given: bigint; readonly left: bigint | undefined }[] = []
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
  #old: Word | undefined

  get refunded(): bigint {
    return this.sent.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0n)
  }

  /** What the provider has of the payment. */
  get left(): bigint {
    return this.paid - this.takenBack - this.refunded
  }

  get given(): bigint {
    return this.gifts.reduce((sum, gift) => sum + gift.given, 0n)
  }

  happen(event: Event): void {
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
      case 'look':
        return this.look(event.mood)
      case 'ask':
        this.#old = this.#ask()
        return
      case 'actOnOld':
        return this.#old && this.#actOn(this.#old, event.mood)
      case 'settleRefund':
        return this.#settle('waiting', event.isDone ? 'done' : 'failed')
      case 'bounce':
        return this.#settle('done', 'failed')
      default:
        return unreachable(event)
    }
  }

  look(mood: Mood): void {
    this.#actOn(this.#ask(), mood)
    // What has left is heard of at once, unless the answer was lost.
    if (mood !== 'lost' && mood !== 'closed') this.#hear(this.#ask())
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

  #ask(): Word {
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

  #actOn(word: Word, mood: Mood): void {
    this.#hear(word)
    this.#sendBack(word, mood)
  }

  #arrive(paid: bigint): void {
    const { deposit } = this
    const known = { paid: deposit.paid ?? 0n, toReturn: deposit.toReturn, isGiven: isSettled(deposit.state) }
    const left = this.isStopped ? 0n : this.limit === undefined ? undefined : this.#roomLeft(this.limit)
    const arrival = decideArrival(known, paid < known.paid ? known.paid : paid, { room: { left }, currency: 'USD' })
    this.gifts.push({ given: arrival.given, left })
    deposit.paid = arrival.paid
    deposit.toReturn = arrival.toReturn
  }

  #roomLeft(limit: bigint): bigint {
    return this.given < limit ? limit - this.given : 0n
  }

  #keep(kept: bigint, { refunding = 0n }: ChargeState): void {
    const { deposit } = this
    deposit.kept = kept
    deposit.returned = returnedOf({ paid: deposit.paid ?? 0n, toReturn: deposit.toReturn }, { kept, refunding })
  }

  #hear({ seen }: Word): void {
    const { deposit } = this
    const verdict: Verdict = decideLook(deposit, seen)
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

  #sendBack({ asksBefore }: Word, mood: Mood): void {
    const { deposit } = this
    if (deposit.kept === null || !isSettled(deposit.state) || this.#asks !== asksBefore) return
    const held = heldOf({ paid: deposit.paid ?? 0n, toReturn: deposit.toReturn }, deposit.kept)
    if (held === 0n) return
    this.#asks += 1
    this.#refund(held, deposit.toReturn, mood)
  }

  /** The provider's side: nothing goes back beyond the total. */
  #refund(amount: bigint, total: bigint, mood: Mood): void {
    if (mood === 'closed' || mood === 'failed' || this.sent.some(({ state }) => state === 'waiting')) return
    const missing = total - this.refunded
    const sends = amount < missing ? amount : missing
    if (sends <= 0n || sends > this.left) return
    this.sent.push({ amount: sends, state: mood === 'waiting' ? 'waiting' : 'done' })
  }
}
