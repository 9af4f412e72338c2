import type { PayKind } from '@ronda/core/payroll'

/** An account directly below another one, for a time. `toMs` is null while it holds. */
export type Placement = {
  readonly account: string
  readonly upline: string
  readonly fromMs: number
  readonly toMs: number | null
}

/** An account above another one, with the distance: 1 is the direct upline. */
export type Above = { readonly agent: string; readonly account: string; readonly depth: number }

const holdsAt = (atMs: number) => (placement: Placement) =>
  placement.fromMs <= atMs && (placement.toMs === null || placement.toMs > atMs)

const uplinesNow = (placements: readonly Placement[], atMs: number): ReadonlyMap<string, string> =>
  new Map(placements.filter(holdsAt(atMs)).map(({ account, upline }) => [account, upline]))

/** Who stands above an account, nearest first. */
function climb(uplines: ReadonlyMap<string, string>, account: string): readonly string[] {
  const above: string[] = []
  for (let at = uplines.get(account); at !== undefined && !above.includes(at); at = uplines.get(at)) above.push(at)
  return above
}

/** The accounts above an account as of a moment, nearest first. */
export const uplinesAt = (placements: readonly Placement[], account: string, atMs: number): readonly string[] =>
  climb(uplinesNow(placements, atMs), account)

/** Every account above every account as of a moment, computed from the placements alone. */
export function aboveAt(placements: readonly Placement[], atMs: number): readonly Above[] {
  const uplines = uplinesNow(placements, atMs)
  return [...uplines.keys()].flatMap((account) =>
    climb(uplines, account).map((agent, index) => ({ agent, account, depth: index + 1 })),
  )
}

/** An agent who stood above an account for a time. */
export type LineRow = {
  readonly agent: string
  readonly depth: number
  readonly fromMs: number
  readonly toMs: number | null
}

/**
 * The agents above an account at a moment, nearest first. What came before its first place counts for that place: clocks
 * of two machines differ.
 */
export function lineAt(rows: readonly LineRow[], atMs: number): readonly string[] {
  const firstMs = Math.min(...rows.map(({ fromMs }) => fromMs))
  const holds = ({ fromMs, toMs }: LineRow, at: number): boolean => fromMs <= at && (toMs === null || toMs > at)
  return rows
    .filter((row) => holds(row, Math.max(atMs, firstMs)))
    .toSorted((left, right) => left.depth - right.depth)
    .map(({ agent }) => agent)
}

/** How deep a line of agents may be. Deeper ones are a mistake, and every registration writes a row for each level. */
export const DEPTH_MAX = 32

/** Whether an account with so many levels above it, and below it, makes a line deeper than is allowed. */
export const isTooDeep = (levelsAbove: number, levelsBelow = 0): boolean => levelsAbove + 1 + levelsBelow > DEPTH_MAX

export type Node = { readonly id: string; readonly kind: 'member' | 'agent' | 'operator' | 'trial' }

export type Move = {
  readonly account: Node
  /** Null takes the account out of every line. */
  readonly upline: Node | null
  /** The direct upline until now. */
  readonly before: string | null
  /** Who stands above the new upline, and how many levels are below the account. */
  readonly above: readonly string[]
  readonly levelsBelow: number
  /** Who moves it. */
  readonly by: string
}

/** A contract that a move ends, with its agent. */
export type MoveEnd = {
  readonly contract: string
  readonly number: string
  readonly name: string
  readonly kind: PayKind
}

/** What a move ends, and the hash that whoever decides it brings back. */
export type MoveImpact = { readonly ends: readonly MoveEnd[]; readonly hash: string }

export type MoveRefusal =
  | 'tree.upline_unknown'
  | 'tree.not_agent'
  | 'tree.same_place'
  | 'tree.own_branch'
  | 'tree.too_deep'
  | 'adjustment.own_account'

/** In the order in which they are reported. */
export function moveRefusal(move: Move): MoveRefusal | undefined {
  const { account, upline, before, above, levelsBelow, by } = move
  if (account.id === by || upline?.id === by) return 'adjustment.own_account'
  if ((upline?.id ?? null) === before) return 'tree.same_place'
  if (upline === null) return undefined
  if (upline.kind !== 'agent') return 'tree.not_agent'
  if (upline.id === account.id || above.includes(account.id)) return 'tree.own_branch'
  return isTooDeep(above.length + 1, levelsBelow) ? 'tree.too_deep' : undefined
}

/** The placements after a move, for the laws: the database does the same. */
export function applyMove(
  placements: readonly Placement[],
  { account, upline }: { readonly account: string; readonly upline: string | null },
  atMs: number,
): readonly Placement[] {
  const closed = placements.map((each) =>
    each.account === account && each.toMs === null ? { ...each, toMs: atMs } : each,
  )
  return upline === null ? closed : [...closed, { account, upline, fromMs: atMs, toMs: null }]
}

/**
 * The type of an agent in the public interface. 2 is a general agent: the head of a line, with no agent above. 1 is an
 * agent below another one. 41 and 42 are the same two of a trial line, whose accounts play without real money.
 */
export function agentTypeOf({ hasUpline, isTrial }: { readonly hasUpline: boolean; readonly isTrial: boolean }) {
  if (isTrial) return hasUpline ? 41 : 42
  return hasUpline ? 1 : 2
}

/**
 * Whether an account may see another one: staff see all, an agent the accounts of their own line, and everybody
 * themselves. Nobody sees an upline, a sibling or another line.
 */
export function maySee(
  { id, kind }: Node,
  account: string,
  /** Who stands above that account. */
  above: readonly string[],
): boolean {
  if (kind === 'operator' || id === account) return true
  return kind === 'agent' && above.includes(id)
}
