import type { TeamMoveKind } from '@ronda/contract'
import { lineAt, type LineRow } from '../tree/tree.ts'
import { dayOf, type Figures } from './team.ts'

/** The two sides of a movement: purposes of wallets, or names of house accounts. */
export type MoveSides = {
  readonly kind: string
  readonly amount: bigint
  readonly purpose: string | undefined
  readonly counter: string | undefined
}

/** What a movement is to the owner of the wallet. Undefined for what moves between their own wallets. */
export function moveKindOf({ kind, amount, purpose, counter }: MoveSides): TeamMoveKind | undefined {
  if (kind === 'capture') return purpose === 'held' && counter === 'clearing' ? 'withdrawal' : undefined
  if (purpose !== 'cash') return undefined
  if (counter === 'clearing') return kind === 'reversal' ? 'reversal' : 'deposit'
  if (counter === 'fund:REBATE') return 'rebate'
  // What an agent earned by a contract was given to nobody.
  if (counter === 'fund:CONTRACT') return undefined
  if (counter === 'promotion' || counter === 'bonus' || counter?.startsWith('fund:') === true) return 'promotion'
  if (counter === 'cash') return amount < 0n ? 'transferOut' : 'transferIn'
  return undefined
}

/** Which figure of a team a movement belongs to. Transfers are none: the money was paid in before. */
export function figuresOfMove(kind: TeamMoveKind, amount: bigint): Partial<Figures> | undefined {
  switch (kind) {
    case 'deposit':
    case 'reversal':
      return { deposited: amount }
    case 'withdrawal':
      return { withdrawn: -amount }
    case 'promotion':
    case 'rebate':
      return { promoted: amount }
    default:
      return undefined
  }
}

export type AccountMove = {
  readonly account: string
  readonly kind: TeamMoveKind
  readonly amount: bigint
  readonly atMs: number
}

export type MoveRow = AccountMove & { readonly agent: string }

/** A row for each agent above the account when the money moved. */
export const rowsOfMoves = (
  moves: readonly AccountMove[],
  lines: ReadonlyMap<string, readonly LineRow[]>,
): readonly MoveRow[] =>
  moves.flatMap((move) => lineAt(lines.get(move.account) ?? [], move.atMs).map((agent) => ({ ...move, agent })))

export type MoveDay = {
  readonly agent: string
  readonly day: string
  readonly kind: TeamMoveKind
  readonly count: number
  readonly amount: bigint
}

/** Adds rows up by agent, day (UTC) and kind. */
export function addUpMoves(rows: readonly MoveRow[]): readonly MoveDay[] {
  const days = new Map<string, MoveDay>()
  for (const { agent, kind, amount, atMs } of rows) {
    const day = dayOf(atMs)
    const key = `${agent} ${day} ${kind}`
    const before = days.get(key)
    days.set(key, { agent, day, kind, count: (before?.count ?? 0) + 1, amount: (before?.amount ?? 0n) + amount })
  }
  return [...days.values()]
}

/** The place of a row in the list, newest first. */
export type MoveCursor = { readonly atMs: number; readonly id: string }

export const cursorText = ({ atMs, id }: MoveCursor): string => `${atMs}-${id}`

export function parseCursor(text: string): MoveCursor {
  const [at = '', id = ''] = text.split('-')
  return { atMs: Number(at), id }
}
