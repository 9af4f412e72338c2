import { rewardDetailOf, type Cause, type LineSubject, type StatementLine } from '@ronda/contract'
import type { MoveKind } from '../ledger/ledger.ts'

type MoveLine = Extract<StatementLine, { type: 'move' }>

export type Explained = Pick<MoveLine, 'cause' | 'detail'>

export type MoveFacts = {
  readonly kind: MoveKind
  readonly amount: bigint
  /** The other side is the promotion account. */
  readonly isPromotion: boolean
  /** The fund that a reward was paid from. */
  readonly fund: string | null
  /** One of the two sides is a wallet of bonus money. */
  readonly isBonusMoney: boolean
  /** The starting grant of a new member. */
  readonly isGrant: boolean
  readonly subject: LineSubject | undefined
}

const HOLDING: ReadonlySet<string> = new Set(['hold', 'release', 'capture'])
const detailOf = (kind: MoveKind): Explained['detail'] =>
  HOLDING.has(kind) ? (kind as 'hold' | 'release' | 'capture') : null

/** What a leg means to the member: its subject says more than its kind. */
export function explain(facts: MoveFacts): Explained {
  const { kind, amount, isPromotion, fund, isBonusMoney, isGrant, subject } = facts
  if (isBonusMoney && kind === 'transfer') {
    if (fund === null) return { cause: 'bonus', detail: 'bonusPaid' }
    return { cause: 'bonus', detail: amount > 0n ? 'bonusGiven' : 'bonusBack' }
  }
  if (fund !== null) return { cause: 'bonus', detail: rewardDetailOf(fund) ?? null }
  if (kind === 'stake' || kind === 'payout') return { cause: 'play', detail: null }
  if (subject?.kind === 'vendor') return { cause: 'transfer', detail: kind === 'transfer' ? 'in' : detailOf(kind) }
  // An agent's cash deposit comes out of the agent's own wallet.
  if (subject?.kind === 'deposit' && kind === 'transfer')
    return { cause: amount < 0n ? 'transfer' : 'deposit', detail: amount < 0n ? 'out' : null }
  switch (kind) {
    case 'deposit':
      return { cause: 'deposit', detail: null }
    case 'hold':
    case 'release':
    case 'capture':
      return { cause: 'withdrawal', detail: kind }
    case 'transfer':
      return { cause: 'transfer', detail: amount < 0n ? 'out' : 'in' }
    case 'reversal':
      return { cause: 'reversal', detail: null }
    case 'restrict':
      return { cause: 'limit', detail: null }
    default:
      return { cause: isPromotion ? 'bonus' : 'adjustment', detail: isGrant ? 'grant' : null }
  }
}

/** The kinds of legs that a cause can have; their subject decides which of them do. */
export const KINDS_OF: Readonly<Record<Cause, readonly MoveKind[]>> = {
  play: ['stake', 'payout'],
  deposit: ['deposit', 'transfer'],
  withdrawal: ['hold', 'release', 'capture'],
  transfer: ['transfer', 'hold', 'release', 'capture'],
  bonus: ['adjustment', 'transfer'],
  adjustment: ['adjustment'],
  reversal: ['reversal'],
  limit: ['restrict'],
}

/** The newest of two lists, each newest first. */
export function newestOf<Line extends { readonly seq: number }>(
  left: readonly Line[],
  right: readonly Line[],
  atMost: number,
): readonly Line[] {
  return [...left, ...right].toSorted((one, other) => other.seq - one.seq).slice(0, atMost)
}
