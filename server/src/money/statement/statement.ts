import type { Cause, Matter, StatementLine } from '@ronda/contract'

/** Legs that are lines of their own. Stakes and wins of cash stand together; a vendor tells only what came of them. */
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

type MoveLine = Extract<StatementLine, { type: 'move' }>

export type Explained = Pick<MoveLine, 'cause' | 'detail'>

export type ToExplain = {
  readonly kind: MoveKind
  readonly amount: bigint
  /** The money came from, or went to, what the house gives away. */
  readonly isPromotion: boolean
  /** What every newcomer is given. */
  readonly isGrant: boolean
  readonly matter: Matter | undefined
}

const HOLDING: ReadonlySet<string> = new Set(['hold', 'release', 'capture'])
const detailOf = (kind: MoveKind): Explained['detail'] =>
  HOLDING.has(kind) ? (kind as 'hold' | 'release' | 'capture') : null

/** What a leg is to the member: the matter behind it says more than the books do. */
export function explain({ kind, amount, isPromotion, isGrant, matter }: ToExplain): Explained {
  if (kind === 'stake' || kind === 'payout') return { cause: 'play', detail: null }
  if (matter?.kind === 'vendor') return { cause: 'transfer', detail: kind === 'transfer' ? 'in' : detailOf(kind) }
  // Cash by way of an agent comes out of the agent's own purse.
  if (matter?.kind === 'deposit' && kind === 'transfer')
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

/** Which legs a cause can have; which of them do have it, their matter says. */
export const KINDS_OF: Readonly<Record<Cause, readonly MoveKind[]>> = {
  play: ['stake', 'payout'],
  deposit: ['deposit', 'transfer'],
  withdrawal: ['hold', 'release', 'capture'],
  transfer: ['transfer', 'hold', 'release', 'capture'],
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
