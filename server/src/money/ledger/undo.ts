import { assert } from '@ronda/core'
import { refuse, write, type Books, type Decision, type WalletState } from './decision.ts'
import { acceptedLeg, PART, refusedLeg, type Leg, type LegKind, type Part, type Tail } from './leg.ts'
import type { Capture, Release, Reversal, WalletId } from './operation.ts'

const REVERSIBLE: readonly LegKind[] = ['stake', 'payout', 'deposit', 'adjustment']

/** Returns what the operation took and takes back what it gave, settlement included. */
export function decideReversal(books: Books, state: WalletState, reversal: Reversal): Decision {
  const past = books.past(reversal.wallet, reversal.id)
  const original = legOf(past, PART.itself)
  if (!original) return occupyId(state, reversal, PART.itself)
  if (original.kind === 'reversal') return { outcome: 'replay', leg: original }
  if (original.refusal || !REVERSIBLE.includes(original.kind)) return refuse('wallet.nothing_to_reverse')

  const reversed = legOf(past, PART.undoing)
  if (reversed) return { outcome: 'replay', leg: reversed }

  const undone = [original, ...past.filter((leg) => leg.part === PART.settlement)]
  const amount = -undone.reduce((sum, leg) => sum + leg.amount, 0n)
  // Not stored as a leg: the balance may grow, and then the reversal can be submitted again.
  if (state.tail.balance + amount < 0n) return refuse('wallet.insufficient_funds')
  const { id, kind, wallet } = reversal
  const step = { id, part: PART.undoing, kind, counter: original.counter, amount }
  return write({ ...acceptedLeg(wallet, state.tail, step), ...totalsWithout(state.tail, undone) })
}

function totalsWithout({ staked, won }: Tail, undone: readonly Leg[]): Pick<Tail, 'staked' | 'won'> {
  const sumOf = (kind: LegKind): bigint =>
    undone.filter((leg) => leg.kind === kind).reduce((sum, leg) => sum + leg.amount, 0n)
  return { staked: staked + sumOf('stake'), won: won - sumOf('payout') }
}

export function decideRelease(books: Books, held: WalletState, release: Release): Decision {
  const to = books.wallet(release.to)
  if (!to) return refuse('wallet.unknown')
  const hold = findHold(books, held, release, release.to)
  if ('outcome' in hold) return hold
  if (hold.counter !== release.to) return refuse('wallet.key_reused')

  const { id, kind } = release
  const out = { id, part: PART.undoing, kind, counter: to.wallet, amount: -hold.amount }
  const back = { id, part: PART.undoingArrival, kind, counter: held.wallet, amount: hold.amount }
  return write(acceptedLeg(held.wallet, held.tail, out), acceptedLeg(to.wallet, to.tail, back))
}

export function decideCapture(books: Books, held: WalletState, capture: Capture): Decision {
  if ('to' in capture) return decidePassing(books, held, capture, capture.to)
  const hold = findHold(books, held, capture, capture.houseAccount)
  if ('outcome' in hold) return hold
  const { id, kind, houseAccount } = capture
  const step = { id, part: PART.undoing, kind, counter: houseAccount, amount: -hold.amount }
  return write(acceptedLeg(held.wallet, held.tail, step))
}

/** A capture that moves the hold to another wallet of its owner. */
function decidePassing(books: Books, held: WalletState, { id, kind }: Capture, wallet: WalletId): Decision {
  const to = books.wallet(wallet)
  if (!to) return refuse('wallet.unknown')
  assert(to.owner === held.owner && to.purpose !== 'held', 'a hold stays with its owner')
  assert(to.currency === held.currency, `${held.currency} does not move to a wallet in ${to.currency}`)
  const hold = findHold(books, held, { id, kind, wallet: held.wallet, to: wallet }, wallet)
  if ('outcome' in hold) return hold
  const out = { id, part: PART.undoing, kind, counter: wallet, amount: -hold.amount }
  const into = { id, part: PART.undoingArrival, kind, counter: held.wallet, amount: hold.amount }
  return write(acceptedLeg(held.wallet, held.tail, out), acceptedLeg(to.wallet, to.tail, into))
}

/** The hold to resolve, or the decision when there is none. */
function findHold(books: Books, held: WalletState, operation: Release | Capture, counter: number): Leg | Decision {
  const past = books.past(operation.wallet, operation.id)
  const resolved = legOf(past, PART.undoing)
  if (resolved && resolved.kind !== operation.kind) return refuse('wallet.hold_resolved')
  if (resolved && resolved.counter !== counter) return refuse('wallet.key_reused')
  if (resolved) return { outcome: 'replay', leg: resolved }

  const hold = legOf(past, PART.arrival)
  if (!hold) return occupyId(held, operation, PART.arrival)
  return hold.refusal ? { outcome: 'replay', leg: hold } : hold
}

/**
 * There is nothing to undo. The leg occupies the id of the operation, so that it cannot happen afterwards: a bet that
 * arrives after its own cancellation must not take money.
 */
function occupyId(state: WalletState, operation: Release | Capture | Reversal, part: Part): Decision {
  const { id, kind, wallet } = operation
  const step = { id, part, kind, counter: 0, amount: 0n }
  return write(refusedLeg(wallet, state.tail, step, 'wallet.nothing_to_reverse'))
}

function legOf(past: readonly Leg[], part: Part): Leg | undefined {
  return past.find((leg) => leg.part === part)
}
