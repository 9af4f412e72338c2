import type { DeskPromotion, PromotionActor, PromotionState } from '@ronda/contract'

/**
 * What happens to a promotion, as one member sees it. `start`, `end`: the clock, or staff who close it. `begin`:
 * something counts. `reach`: the condition is met, and the amount is fixed. `issue`: it was paid.
 */
export type PromotionEvent =
  | 'start'
  | 'join'
  | 'apply'
  | 'approve'
  | 'reject'
  | 'begin'
  | 'reach'
  | 'claim'
  | 'issue'
  | 'end'

export type Edge = {
  readonly from: PromotionState
  readonly event: PromotionEvent
  readonly to: PromotionState
  readonly by: PromotionActor
}

/** Every change of state that there is, and who brings it about. */
export const EDGES: readonly Edge[] = [
  { from: 'soon', event: 'start', to: 'join', by: 'system' },
  { from: 'soon', event: 'end', to: 'close', by: 'staff' },
  { from: 'join', event: 'join', to: 'joined', by: 'member' },
  { from: 'join', event: 'apply', to: 'applying', by: 'member' },
  { from: 'join', event: 'end', to: 'close', by: 'system' },
  { from: 'applying', event: 'approve', to: 'joined', by: 'staff' },
  { from: 'applying', event: 'reject', to: 'rejected', by: 'staff' },
  { from: 'applying', event: 'end', to: 'close', by: 'system' },
  { from: 'joined', event: 'begin', to: 'process', by: 'system' },
  { from: 'joined', event: 'reach', to: 'claim', by: 'system' },
  { from: 'joined', event: 'end', to: 'close', by: 'system' },
  { from: 'process', event: 'reach', to: 'claim', by: 'system' },
  { from: 'process', event: 'end', to: 'close', by: 'system' },
  { from: 'claim', event: 'claim', to: 'claimed', by: 'member' },
  { from: 'claim', event: 'end', to: 'close', by: 'system' },
  { from: 'claimed', event: 'issue', to: 'issued', by: 'system' },
  { from: 'claimed', event: 'end', to: 'close', by: 'system' },
]

/** Where an event leads from a state; undefined where it cannot happen. */
export const edgeOf = (from: PromotionState, event: PromotionEvent): Edge | undefined =>
  EDGES.find((edge) => edge.from === from && edge.event === event)

/** Nothing follows these. */
export const isFinal = (state: PromotionState): boolean => !EDGES.some(({ from }) => from === state)

type Offered = { readonly isClosed: boolean; readonly fromMs: number; readonly untilMs: number }

/** The state for who has not joined. Its first moment belongs to it, its end does not. */
export function stateOfOffer({ isClosed, fromMs, untilMs }: Offered, nowMs: number): PromotionState {
  if (isClosed || nowMs >= untilMs) return 'close'
  return nowMs < fromMs ? 'soon' : 'join'
}

/** How far a member is. */
export type Standing = {
  readonly hasBegun: boolean
  readonly isReached: boolean
  /** The time is over, and it was not reached. */
  readonly isOver: boolean
  /** It is reached, and the time to claim it is over. */
  readonly isLate: boolean
  readonly isPaid: boolean
  /** It was not collected in time, or what it was for was taken back. */
  readonly isLost: boolean
}

/** What happens next without the member doing anything; undefined when nothing does. */
export function eventDue(state: PromotionState, standing: Standing): PromotionEvent | undefined {
  switch (state) {
    case 'applying':
      return standing.isOver ? 'end' : undefined
    case 'joined':
    case 'process':
      if (standing.isReached) return 'reach'
      if (standing.isOver) return 'end'
      return state === 'joined' && standing.hasBegun ? 'begin' : undefined
    case 'claim':
      return standing.isLate || standing.isLost ? 'end' : undefined
    case 'claimed':
      if (standing.isPaid) return 'issue'
      return standing.isLost ? 'end' : undefined
    default:
      return undefined
  }
}

type OnDesk = { readonly isClosed: boolean; readonly isPublished: boolean | null; readonly untilMs: number }

/** What staff see of a promotion. */
export function deskStateOf({ isClosed, isPublished, untilMs }: OnDesk, nowMs: number): DeskPromotion['state'] {
  if (isClosed) return 'closed'
  if (isPublished === null) return 'proposed'
  if (!isPublished) return 'refused'
  return nowMs < untilMs ? 'published' : 'over'
}
