import type { Cause, StatementLine } from '@ronda/contract'

/** Legs that are lines of their own; stakes and wins stand together. */
export type MoveKind = 'deposit' | 'adjustment' | 'hold' | 'release' | 'capture' | 'transfer' | 'reversal' | 'restrict'

type MoveLine = Extract<StatementLine, { type: 'move' }>

export type Explained = Pick<MoveLine, 'cause' | 'detail'>

export type ToExplain = {
  readonly kind: MoveKind
  readonly amount: bigint
  /** The money came from, or went to, what the house gives away. */
  readonly isPromotion: boolean
  /** What every newcomer is given. */
  readonly isGrant: boolean
}

/** What a leg is to the member. */
export function explain({ kind, amount, isPromotion, isGrant }: ToExplain): Explained {
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

/** Which legs a cause can have. What was played has none of its own. */
export const KINDS_OF: Readonly<Record<Cause, readonly MoveKind[]>> = {
  play: [],
  deposit: ['deposit'],
  withdrawal: ['hold', 'release', 'capture'],
  transfer: ['transfer'],
  bonus: ['adjustment'],
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
