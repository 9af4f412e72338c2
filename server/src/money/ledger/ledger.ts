import { assert, present, unreachable, type Currency } from '@ronda/core'
import { isBonus, isFund, isPool, refuse, write, type Books, type Decision, type WalletState } from './decision.ts'
import { assertLeavesBonus, assertMovesBonus, decideSwitch, isActive } from './bonus.ts'
import { acceptedLeg, PART, refusedLeg, type Leg, type StoredRefusal } from './leg.ts'
import { baselinesAt, isWithin } from './limits.ts'
import { decidedBefore } from './replay.ts'
import { assertPoolMove, poolBefore } from './pool.ts'
import { AMOUNT_MAX } from './operation.ts'
import type { Credit, Hold, HouseAccountId, Operation, Restrict, Stake, Transfer, WalletId } from './operation.ts'
import { decideCapture, decideRelease, decideReversal } from './undo.ts'

export { periodEndMs, periodStartMs } from './limits.ts'
export { AMOUNT_MAX, type Period, type PoolMove, type PoolState, type Restriction, type WalletId } from './operation.ts'
export { isSameRestriction } from './replay.ts'

/**
 * Decides what an operation does to the ledger; nothing is written here. Blocks, exclusions and limits stop stakes
 * only: all other money still moves.
 */
export function decide(books: Books, operation: Operation, nowMs: number): Decision {
  const state = books.wallet(operation.wallet)
  if (!state) return refuse('wallet.unknown')
  if ('houseAccount' in operation) assertSameCurrency(books, state, operation.houseAccount)
  const isResolving = operation.kind === 'release' || operation.kind === 'capture'
  assert(isResolving === (state.purpose === 'held'), `a ${state.purpose} wallet does not ${operation.kind}`)
  assert((operation.kind === 'seed') === isPool(state.purpose), `a ${state.purpose} wallet does not ${operation.kind}`)
  if (isFund(state.purpose)) assertMovesFund(operation)
  assertMovesBonus(state, operation)
  // Before every other check: a retry must get the first answer, whatever has changed since.
  const before = decidedBefore(books, operation)
  if (before) return before
  switch (operation.kind) {
    case 'stake':
      return decideStake(books, state, operation, nowMs)
    case 'payout':
    case 'deposit':
    case 'adjustment':
    case 'seed':
      return decideCredit(state, operation)
    case 'hold':
      return decideHold(books, state, operation)
    case 'transfer':
      return decideTransfer(books, state, operation)
    case 'restrict':
      return decideRestrict(state, operation)
    case 'bonusBegin':
    case 'bonusEnd':
      return decideSwitch(state, operation)
    case 'release':
      return decideRelease(books, state, operation)
    case 'capture':
      return decideCapture(books, state, operation)
    case 'reversal':
      return decideReversal(books, state, operation)
    default:
      return unreachable(operation)
  }
}

function decideStake(books: Books, state: WalletState, stake: Stake, nowMs: number): Decision {
  if (state.isRestrictionPending) return refuse('limit.pending')
  const { id, kind, houseAccount, wallet } = stake
  const step = { id, part: PART.itself, kind, counter: houseAccount, amount: -stake.amount }
  const refusal = isActive(state, stake) ? refusalOfStake(state, stake.amount, nowMs) : 'bonus.none_active'
  if (refusal) return write(refusedLeg(wallet, state.tail, step, refusal))

  const leg = acceptedLeg(wallet, state.tail, step)
  if (!stake.settle) return write(leg)
  const pools = (stake.pools ?? []).map((pool) => poolBefore(books, state, pool))
  const settlement = stake.settle({ seq: leg.seq, balance: leg.balance }, pools)
  assert(settlement.win >= 0n && settlement.win <= AMOUNT_MAX, `a win of ${settlement.win}`)
  const settled = { refusal: undefined, legs: [leg, ...winOf(leg, settlement.win)], committedWith: settlement }
  if (!settlement.pools) return { outcome: 'write', ...settled }
  for (const move of settlement.pools) assertPoolMove(books, stake, move)
  return { outcome: 'write', ...settled, pools: { houseAccount, moves: settlement.pools } }
}

/** In the order in which they are reported to the player. */
function refusalOfStake(state: WalletState, stake: bigint, nowMs: number): StoredRefusal | undefined {
  const { restriction, tail } = state
  if (!restriction.mayBet) return 'limit.betting_blocked'
  if (restriction.excludedUntilMs !== undefined && nowMs < restriction.excludedUntilMs) return 'limit.excluded'
  if (restriction.restingUntilMs !== undefined && nowMs < restriction.restingUntilMs) return 'limit.session_reached'
  if (restriction.limits.length > 0) {
    const baselines = baselinesAt(present(state.baselines, 'the baselines of a limited wallet'), tail, nowMs)
    const broken = restriction.limits.filter((limit) => !isWithin(limit, tail, baselines, stake))
    if (broken.some((limit) => limit.on === 'loss')) return 'limit.loss_reached'
    if (broken.length > 0) return 'limit.wager_reached'
  }
  return stake > tail.balance ? 'wallet.insufficient_funds' : undefined
}

/** A lost round has no second leg. */
function winOf(stake: Leg, win: bigint): readonly Leg[] {
  if (win === 0n) return []
  const step = { id: stake.id, part: PART.settlement, kind: 'payout', counter: stake.counter, amount: win } as const
  return [acceptedLeg(stake.wallet, stake, step)]
}

function decideCredit(state: WalletState, credit: Credit): Decision {
  const { id, kind, houseAccount, wallet, amount } = credit
  const step = { id, part: PART.itself, kind, counter: houseAccount, amount }
  // Only an adjustment can be negative.
  if (state.tail.balance + amount < 0n) return write(refusedLeg(wallet, state.tail, step, 'wallet.insufficient_funds'))
  const leg = acceptedLeg(wallet, state.tail, step)
  const committedWith = credit.commitWith?.({ seq: leg.seq, balance: leg.balance })
  return { outcome: 'write', refusal: undefined, legs: [leg], ...(committedWith && { committedWith }) }
}

function decideHold(books: Books, state: WalletState, hold: Hold): Decision {
  const held = books.wallet(hold.held)
  if (!held) return refuse('wallet.unknown')
  assert(held.purpose === 'held' && held.owner === state.owner, 'money is held in the held wallet of its own owner')
  return decideMove(state, held, hold)
}

function decideTransfer(books: Books, state: WalletState, transfer: Transfer): Decision {
  const to = books.wallet(transfer.to)
  if (!to) return refuse('wallet.unknown')
  assert(to.purpose !== 'held', 'a held wallet takes holds only')
  assert(!isFund(to.purpose) || isBonus(state.purpose), 'a fund is filled by adjustments, and by bonuses that end')
  if (isFund(state.purpose)) {
    assert(to.purpose === 'cash' || isBonus(to.purpose), 'a fund pays to cash and bonus wallets only')
  } else {
    assert(!isBonus(to.purpose), 'bonus money comes from a fund')
  }
  if (isBonus(state.purpose)) assertLeavesBonus(state, to)
  return decideMove(state, to, transfer)
}

function decideMove(from: WalletState, to: WalletState, operation: Hold | Transfer): Decision {
  assert(from.currency === to.currency, `${from.currency} does not move to a wallet in ${to.currency}`)
  const { id, kind, amount } = operation
  const out = { id, part: PART.itself, kind, counter: to.wallet, amount: -amount }
  // Not stored as a leg: a reward is paid under the same id once the fund is filled.
  if (isFund(from.purpose) && amount > from.tail.balance) return refuse('wallet.insufficient_funds')
  if (amount > from.tail.balance) return write(refusedLeg(from.wallet, from.tail, out, 'wallet.insufficient_funds'))
  // Not stored as a leg: the bound money may be free a moment later, and then the operation can be submitted again.
  if (amount + (operation.keep ?? 0n) > from.tail.balance) return refuse('wallet.bound')
  const into = { id, part: PART.arrival, kind, counter: from.wallet, amount }
  return write(acceptedLeg(from.wallet, from.tail, out), acceptedLeg(to.wallet, to.tail, into))
}

/**
 * The empty leg advances the chain, so that a writer that decided under the old restriction conflicts and decides
 * again.
 */
function decideRestrict(state: WalletState, restrict: Restrict): Decision {
  const { id, kind, wallet, restriction } = restrict
  const leg = acceptedLeg(wallet, state.tail, { id, part: PART.itself, kind, counter: 0, amount: 0n })
  const { bonus } = state.restriction
  return write({ ...leg, restriction: bonus === undefined ? restriction : { ...restriction, bonus } })
}

/** A fund is filled and pays rewards; nothing of this is undone. */
function assertMovesFund(operation: Operation): void {
  const isFilling = operation.kind === 'adjustment' && operation.amount > 0n
  assert(isFilling || operation.kind === 'transfer', `a fund takes no ${operation.kind}`)
}

function assertSameCurrency(books: Books, state: WalletState, houseAccount: HouseAccountId): void {
  const currency = books.currencyOf(houseAccount)
  assert(
    currency === state.currency,
    `a wallet in ${state.currency} cannot be booked against a house account in ${currency}`,
  )
}

/** A hold that is neither released nor captured. */
export type OpenHold = { readonly id: string; readonly amount: bigint }

/** A wallet of a member, with its open holds. */
export type Standing = {
  readonly purpose: string
  readonly currency: Currency
  readonly balance: bigint
  readonly seq: number
  readonly holds: readonly OpenHold[]
}

/** A wallet of a member with its balance. */
export type OwnedWallet = { readonly id: WalletId; readonly purpose: string; readonly balance: bigint }

/** Legs that a statement of a member shows. Stakes and wins of the cash wallet are grouped. */
export type MoveKind =
  | 'stake'
  | 'payout'
  | 'deposit'
  | 'adjustment'
  | 'hold'
  | 'release'
  | 'capture'
  | 'transfer'
  | 'reversal'
  | 'restrict'
