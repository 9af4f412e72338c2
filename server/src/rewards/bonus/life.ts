import type { BonusCause, BonusEnd, BonusState } from '@ronda/contract'

/** Who changes a state: the member, a member of staff, or the product itself. */
export type Changer = 'member' | 'staff' | 'house'

type Edge = {
  /** Undefined for a new bonus. */
  readonly from: BonusState | undefined
  readonly to: BonusState
  readonly cause: BonusCause
  readonly by: readonly Changer[]
}

/** Every way in which a bonus can change. What is not listed cannot happen. */
export const EDGES: readonly Edge[] = [
  { from: undefined, to: 'offered', cause: 'given', by: ['staff', 'house'] },
  // Who joins a promotion accepts its terms by that.
  { from: undefined, to: 'waiting', cause: 'given', by: ['member'] },
  { from: 'offered', to: 'waiting', cause: 'accepted', by: ['member'] },
  { from: 'offered', to: 'cancelled', cause: 'cancelled', by: ['member'] },
  { from: 'offered', to: 'cancelled', cause: 'excluded', by: ['house'] },
  { from: 'offered', to: 'expired', cause: 'timeUp', by: ['house'] },
  { from: 'waiting', to: 'starting', cause: 'turn', by: ['house'] },
  { from: 'waiting', to: 'cancelled', cause: 'cancelled', by: ['member'] },
  { from: 'waiting', to: 'cancelled', cause: 'excluded', by: ['house'] },
  // The deposit that it was given for was taken back.
  { from: 'waiting', to: 'cancelled', cause: 'takenBack', by: ['house'] },
  { from: 'starting', to: 'active', cause: 'paid', by: ['house'] },
  { from: 'starting', to: 'waiting', cause: 'fundEmpty', by: ['house'] },
  { from: 'active', to: 'ending', cause: 'target', by: ['house'] },
  { from: 'active', to: 'ending', cause: 'cancelled', by: ['member'] },
  { from: 'active', to: 'ending', cause: 'excluded', by: ['house'] },
  { from: 'active', to: 'ending', cause: 'takenBack', by: ['house'] },
  { from: 'active', to: 'ending', cause: 'timeUp', by: ['house'] },
  { from: 'active', to: 'ending', cause: 'nothingLeft', by: ['house'] },
  { from: 'ending', to: 'completed', cause: 'settled', by: ['house'] },
  { from: 'ending', to: 'cancelled', cause: 'settled', by: ['house'] },
  { from: 'ending', to: 'expired', cause: 'settled', by: ['house'] },
  { from: 'ending', to: 'spent', cause: 'settled', by: ['house'] },
]

export type Change = Omit<Edge, 'by'> & { readonly by: Changer }

export const isPossible = ({ from, to, cause, by }: Change): boolean =>
  EDGES.some((edge) => edge.from === from && edge.to === to && edge.cause === cause && edge.by.includes(by))

/** How a bonus ends that stops being active for this cause. */
export const END_OF = {
  target: 'completed',
  cancelled: 'cancelled',
  excluded: 'cancelled',
  takenBack: 'cancelled',
  timeUp: 'expired',
  nothingLeft: 'spent',
} as const satisfies Partial<Record<BonusCause, BonusEnd>>
export type EndCause = keyof typeof END_OF

/** Whether what is left goes to the member's cash. */
export const isPaidOut = (end: BonusEnd): boolean => end === 'completed'

/** States of which a member has at most one bonus. */
const RUNNING = ['starting', 'active', 'ending'] as const satisfies readonly BonusState[]

export const isRunning = (state: BonusState): boolean => RUNNING.some((each) => each === state)

export const isOver = (state: BonusState): boolean =>
  state === 'completed' || state === 'cancelled' || state === 'expired' || state === 'spent'

export type ActiveFacts = {
  readonly progress: bigint
  readonly target: bigint
  readonly stakeMin: bigint
  readonly expiresAtMs: number
  readonly balance: bigint
  /** A round is not settled, or a settled one is not counted yet. */
  readonly isOpen: boolean
}

/**
 * Why an active bonus ends now. The target comes first: bets that were placed in time count, also when they are settled
 * later. Nothing is decided about what is left while a bet is open.
 */
export function endCauseOf(facts: ActiveFacts, nowMs: number): EndCause | undefined {
  const { progress, target, stakeMin, expiresAtMs, balance, isOpen } = facts
  if (progress >= target) return 'target'
  if (isOpen) return undefined
  if (nowMs >= expiresAtMs) return 'timeUp'
  return balance < stakeMin ? 'nothingLeft' : undefined
}

/** What would go where if a bonus with this balance ended so. */
export const splitOf = (end: BonusEnd, balance: bigint) =>
  isPaidOut(end) ? { balance, toCash: balance, toFund: 0n } : { balance, toCash: 0n, toFund: balance }
