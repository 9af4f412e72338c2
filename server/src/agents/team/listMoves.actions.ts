import type { TeamMoveKind } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { listDownlines, type Downline } from '../tree/index.ts'
import { BOTH_KINDS, findTyped, isPeriod, PAGE_MAX, type TeamOptions } from './read.actions.ts'
import type { Days } from './team.ts'
import { listMoves, sumMoves, type FoundMove, type MoveSum } from './teamMove.sql.ts'
import { parseCursor } from './teamMove.ts'

export type MovesAsked = Days & {
  readonly q?: string | undefined
  readonly kind?: TeamMoveKind | undefined
  readonly before?: string | undefined
}

export type ListedMoves = {
  readonly person: Downline | undefined
  readonly sums: readonly MoveSum[]
  readonly rows: readonly FoundMove[]
  readonly hasMore: boolean
}

/** Somebody below the agent. Anybody else is not told from nobody. */
async function findBelow(
  tx: Tx,
  { merchant, clock }: TeamOptions,
  agent: string,
  typed: string,
): Promise<Downline | undefined> {
  const found = await findTyped(tx, merchant, typed)
  if (found === undefined) return undefined
  const asked = { agent, atMs: clock.nowMs(), isWholeTeam: true, kinds: BOTH_KINDS, after: null, atMost: 1 }
  return (await listDownlines(tx, { ...asked, only: found.id }))[0]
}

/** How the money of a team, or of one below, moved while it stood below this agent. */
export async function listTeamMoves(
  options: TeamOptions,
  agent: string,
  { q = '', kind, before, from, to }: MovesAsked,
): Promise<Result<ListedMoves, 'team.period_invalid'>> {
  if (!isPeriod({ from, to })) return err('team.period_invalid')
  const typed = q.trim()
  return options.db.read(async (tx) => {
    const person = typed === '' ? undefined : await findBelow(tx, options, agent, typed)
    if (typed !== '' && person === undefined) return ok({ person, sums: [], rows: [], hasMore: false })
    const cursor = before === undefined ? undefined : parseCursor(before)
    const asked = { agent, account: person?.account, kind, before: cursor, from, to, atMost: PAGE_MAX + 1 }
    const rows = await listMoves(tx, asked)
    return ok({
      person,
      sums: await sumMoves(tx, asked),
      rows: rows.slice(0, PAGE_MAX),
      hasMore: rows.length > PAGE_MAX,
    })
  })
}
