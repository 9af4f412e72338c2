import type {
  OwnTournament,
  PlannedTournament,
  Tournament,
  TournamentBoard,
  TournamentProof,
  TournamentRow,
} from '@ronda/contract'
import { tournamentPrize } from '@ronda/fair'
import { shorten } from '../../catalog/winners/index.ts'
import { decisionRefusal } from '../decision/index.ts'
import { stateOf } from './tournament.ts'
import type { BoardView, OwnView, Placed } from './tournament.actions.ts'
import type { NamedTournament, StoredTournament } from './tournament.sql.ts'

type Seen = Pick<OwnView, 'tournament' | 'ranked'>

/** What a place gets, or would get now. */
const prizeAt = ({ tournament: { state, terms }, ranked }: Seen, { place, prize }: Placed, at: number): bigint => {
  if (state === 'cancelled') return 0n
  return place === null ? tournamentPrize(terms, at, ranked) : (prize ?? 0n)
}

const shownRow = (seen: Seen, entry: Placed, at: number, reader: string): TournamentRow => ({
  place: at,
  number: entry.number,
  name: shorten(entry.username),
  score: entry.score,
  prize: prizeAt(seen, entry, at),
  isMe: entry.account === reader,
})

const published = (stored: StoredTournament, nowMs: number) => ({
  id: stored.id,
  terms: stored.terms,
  currency: stored.currency,
  state: stateOf(stored, nowMs),
  hash: stored.hash,
  joined: stored.joined,
  players: stored.players,
  stopReason: stored.state === 'cancelled' ? stored.stopReason : null,
})

export function shownTournament({ tournament, own, ranked }: OwnView, nowMs: number): Tournament {
  const shown: OwnTournament | null = own
    ? {
        number: own.number,
        rounds: own.rounds,
        score: own.score,
        row: own.at === undefined ? null : shownRow({ tournament, ranked }, own, own.at, own.account),
      }
    : null
  return { ...published(tournament, nowMs), own: shown }
}

export const shownBoard = (view: BoardView, reader: string, nowMs: number): TournamentBoard => ({
  tournament: shownTournament(view, nowMs),
  from: view.from,
  rows: view.rows.map((row) => shownRow(view, row, row.at ?? 0, reader)),
  ranked: view.ranked,
})

export const shownProof = (stored: StoredTournament, nowMs: number): TournamentProof => ({
  ...published(stored, nowMs),
  root: stored.root,
})

/** Whether one of the staff may decide about a plan, or about the stop that a colleague asked for. */
function mayDecide(stored: NamedTournament, reader: string, nowMs: number): boolean {
  const { state, stopAskedBy } = stored
  if (state === 'published') return stopAskedBy !== null && stopAskedBy !== reader
  return decisionRefusal(stored, reader, nowMs) === undefined
}

/** A tournament as one of the staff sees it. */
export function shownPlan(stored: NamedTournament, reader: string, nowMs: number): PlannedTournament {
  const { id, terms, currency, hash, pot, reason, state, note, joined, players, given, decidedAtMs } = stored
  const { stopReason, stopAskedByName } = stored
  return {
    id,
    terms,
    currency,
    hash,
    pot,
    reason,
    state,
    note,
    joined,
    players,
    given,
    proposedBy: stored.proposedByName,
    proposedAt: stored.proposedAtMs,
    expiresAt: stored.expiresAtMs,
    decidedBy: stored.decidedByName,
    decidedAt: decidedAtMs,
    stop:
      stopReason === null ? null : { reason: stopReason, by: stopAskedByName ?? '', isDone: stored.stoppedBy !== null },
    mayDecide: mayDecide(stored, reader, nowMs),
  }
}
