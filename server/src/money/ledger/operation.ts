import type { RefusalCode } from '@ronda/contract'
import { assert, isServerId, isUuid } from '@ronda/core'

/** A wallet with its own chain: a member's cash, held, bonus or trial money, or money at a vendor. Positive. */
export type WalletId = number

/** A house account: the sum of its gains in all batches, never a row that every batch would lock. Negative. */
export type HouseAccountId = number

/**
 * Identifies an operation within its wallet: an id that the server makes (`platform/ids`), never one that a caller
 * chose. A retry has the same id and gets the same answer.
 */
export type OperationId = string

type Named = { readonly id: OperationId; readonly wallet: WalletId }

/** A bet. With `settle`, its outcome is drawn and paid in the same transaction. */
export type Stake = Named & {
  readonly kind: 'stake'
  readonly houseAccount: HouseAccountId
  readonly amount: bigint
  /** The bonus that it is a stake of; only from a bonus wallet. */
  readonly bonus?: string | undefined
  /**
   * Pools that it adds to and may win, in the caller's order. Batches that move the same pool run one after the other.
   */
  readonly pools?: readonly WalletId[]
  /**
   * Called once the stake is accepted. It may be called again when another process wrote to the wallet in between, and
   * must then return the same win: the draw is final. Only the state of a pool may have changed, and with it what the
   * pool pays.
   */
  readonly settle?: (accepted: AcceptedStake, pools: readonly PoolState[]) => Settlement
}

/** A pool before the stake: its balance, and everything that stakes have ever contributed. */
export type PoolState = { readonly seq: number; readonly balance: bigint; readonly contributed: bigint }

/**
 * What a stake does to a pool. All of it moves between the pool and the stake's house account: the win is paid from
 * there.
 */
export type PoolMove = {
  readonly pool: WalletId
  readonly contribution: bigint
  /** Paid out; `seed` is what the house account adds with it, so that the next pool does not start empty. */
  readonly award: bigint
  readonly seed: bigint
}

/** The operation's place in its wallet's chain, and the balance after it. */
export type AcceptedStake = { readonly seq: number; readonly balance: bigint }

/** `win` is everything that the wallet gains, including what pools pay. */
export type Settlement = CommittedWith & { readonly win: bigint; readonly pools?: readonly PoolMove[] }

/** What is written in the same transaction. */
export type CommittedWith = {
  /** Rows of other features that must exist exactly when the money moved. */
  readonly coWrites?: readonly CoWriteRow[]
  /** Published to the outbox. */
  readonly event?: unknown
}

/** `row` is sent to PostgreSQL as JSON: amounts in it are digit strings. */
export type CoWriteRow = { readonly name: string; readonly row: Readonly<Record<string, unknown>> }

/**
 * Money from a house account: a win that is paid after its stake, a deposit, an adjustment (which may be negative), or
 * the seed of a pool.
 */
export type Credit = Named & {
  readonly kind: 'payout' | 'deposit' | 'adjustment' | 'seed'
  readonly houseAccount: HouseAccountId
  readonly amount: bigint
  /** Called once the credit is accepted; like `settle`, it may be called again and must then return the same. */
  readonly commitWith?: (accepted: AcceptedStake) => CommittedWith
}

/** The amount that must be left in the wallet: money that may not leave yet. */
type Keeping = { readonly keep?: bigint }

/** From a wallet to the held wallet of the same owner. The hold's id identifies it until it is released or captured. */
export type Hold = Named & Keeping & { readonly kind: 'hold'; readonly held: WalletId; readonly amount: bigint }

/** Returns a hold. `id` is the hold's, `wallet` the held wallet. */
export type Release = Named & { readonly kind: 'release'; readonly to: WalletId }

/** Moves a hold to a house account or to another wallet of its owner. `id` is the hold's, `wallet` the held wallet. */
export type Capture = Named & { readonly kind: 'capture' } & (
    | { readonly houseAccount: HouseAccountId }
    | { readonly to: WalletId }
  )

export type Transfer = Named & Keeping & { readonly kind: 'transfer'; readonly to: WalletId; readonly amount: bigint }

/** Undoes a stake with its settlement, a payout, a deposit or an adjustment, once. `id` is that operation's. */
export type Reversal = Named & { readonly kind: 'reversal' }

/** Replaces the restriction; every process applies it from its next decision on the wallet. */
export type Restrict = Named & { readonly kind: 'restrict'; readonly restriction: Restriction }

/**
 * Lets a bonus wallet accept stakes of this bonus, or of none any more. Every process applies it from its next decision
 * on the wallet.
 */
export type BonusSwitch = Named & { readonly kind: 'bonusBegin' | 'bonusEnd'; readonly bonus: string }

export type Restriction = {
  readonly mayBet: boolean
  /** The bonus whose stakes a bonus wallet accepts. It is changed by `BonusSwitch` only. */
  readonly bonus?: string
  /** No stake before this moment. */
  readonly excludedUntilMs?: number
  /** The member's own daily play limit is reached: no stake before this moment. */
  readonly restingUntilMs?: number
  readonly limits: readonly Limit[]
}

export type Limit = {
  /** `loss` limits stakes less wins, `wager` limits stakes. */
  readonly on: 'loss' | 'wager'
  readonly period: Period
  readonly amount: bigint
}

/** Calendar periods in UTC; a week begins on Monday. */
export type Period = 'day' | 'week' | 'month'

export type Operation = Stake | Credit | Hold | Release | Capture | Transfer | Reversal | Restrict | BonusSwitch

/** `seq` and `balance` are those of the operation's wallet right after it. `replayed`: it had been answered before. */
export type Answer =
  | { readonly accepted: true; readonly seq: number; readonly balance: bigint; readonly replayed: boolean }
  | {
      readonly accepted: false
      readonly refusal: RefusalCode
      readonly seq: number
      readonly balance: bigint
      readonly replayed: boolean
    }

/** A wallet's balance after a batch. Of two moves of a wallet, the one with the higher `seq` is newer. */
export type Move = { readonly wallet: WalletId; readonly seq: number; readonly balance: bigint }

/** Far above any real amount, far below where a sum could overflow PostgreSQL's bigint. */
export const AMOUNT_MAX = 10n ** 17n

/** The second wallet an operation touches, when there is one. */
export function otherWalletOf(operation: Operation): WalletId | undefined {
  switch (operation.kind) {
    case 'hold':
      return operation.held
    case 'transfer':
    case 'release':
      return operation.to
    case 'capture':
      return 'to' in operation ? operation.to : undefined
    default:
      return undefined
  }
}

/** Every wallet that an operation may move: no other batch may hold any of them. */
export function walletsMovedBy(operation: Operation): readonly WalletId[] {
  const other = otherWalletOf(operation)
  if (other !== undefined) return [operation.wallet, other]
  return operation.kind === 'stake' && operation.pools ? [operation.wallet, ...operation.pools] : [operation.wallet]
}

/** These have the id of what they undo, and are decided by looking it up. */
export function isUndoing(operation: Operation): operation is Release | Capture | Reversal {
  return operation.kind === 'release' || operation.kind === 'capture' || operation.kind === 'reversal'
}

/**
 * Most operations are assumed to be new until the database refuses the id. It would not always refuse these: an undoing
 * and the switch of a bonus may have nothing to write, and a refused transfer does not touch the other wallet.
 */
export function isAlwaysLookedUp(operation: Operation): boolean {
  return isUndoing(operation) || isBonusSwitch(operation) || otherWalletOf(operation) !== undefined
}

function isBonusSwitch(operation: Operation): operation is BonusSwitch {
  return operation.kind === 'bonusBegin' || operation.kind === 'bonusEnd'
}

/** Checks what only a bug can violate. */
export function assertWellFormed(operation: Operation): void {
  // An undoing may also name an operation with an id of an older version.
  const isNamed = isUndoing(operation) ? isUuid : isServerId
  assert(isNamed(operation.id), 'an operation has an id that the server made')
  assert(operation.wallet > 0, 'a wallet has a positive number')
  assert(otherWalletOf(operation) !== operation.wallet, 'money does not move from a wallet to itself')
  if ('houseAccount' in operation) assert(operation.houseAccount < 0, 'a house account has a negative number')
  if (operation.kind === 'restrict') assertRestriction(operation.restriction)
  if (!('amount' in operation)) return
  const least = operation.kind === 'payout' ? 0n : operation.kind === 'adjustment' ? -AMOUNT_MAX : 1n
  assert(operation.amount >= least && operation.amount <= AMOUNT_MAX, `${operation.kind} of ${operation.amount}`)
}

function assertRestriction({ excludedUntilMs = 0, restingUntilMs = 0, bonus, limits }: Restriction): void {
  assert(bonus === undefined, 'a restriction leaves the bonus as it is')
  assert(Number.isSafeInteger(excludedUntilMs), `an exclusion until ${excludedUntilMs}`)
  assert(Number.isSafeInteger(restingUntilMs), `a rest until ${restingUntilMs}`)
  assert(new Set(limits.map(({ on, period }) => `${on} ${period}`)).size === limits.length, 'one limit of each kind')
  for (const { amount } of limits) assert(amount >= 0n && amount <= AMOUNT_MAX, `a limit of ${amount}`)
}
