import type { SportsDecision } from '@ronda/contract'
import { present } from '@ronda/core'
import { findNames } from '../../people/identity/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findMatches, showHead, sumCorrections, type Corrected, type LeaguePace } from '../sports/index.ts'
import { decisionRefusal, LISTED_MS } from './decision.ts'
import { findDecision, findDecisions, findRecent, type StoredDecision, type StoredEffect } from './decision.sql.ts'

type ReadOptions = { readonly db: Db; readonly pace: LeaguePace }

/** A decision with what it is about, who made it, and what it has done. */
export type Told = {
  readonly stored: StoredDecision
  readonly teams: { readonly home: string; readonly away: string }
  readonly names: ReadonlyMap<string, { readonly username: string }>
  readonly outcomes: readonly Corrected[]
}

/** Decisions that the desk lists. */
const LISTED_MAX = 50

async function tellAll(tx: Tx, { pace }: ReadOptions, found: readonly StoredDecision[]): Promise<readonly Told[]> {
  const matches = await findMatches(tx, [...new Set(found.map(({ match }) => match))])
  const names = await findNames(
    tx,
    found.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy === null ? [] : [decidedBy])]),
  )
  const told: Told[] = []
  for (const stored of found) {
    const match = present(
      matches.find(({ number }) => number === stored.match),
      'the match of a decision',
    )
    const { home, away } = showHead(match, { nowMs: 0, pace })
    const isCarriedOut = stored.state === 'approved' || stored.state === 'done'
    const outcomes = isCarriedOut ? await sumCorrections(tx, stored.id) : []
    told.push({ stored, teams: { home, away }, names, outcomes })
  }
  return told
}

export const readDecisionsOn = (options: ReadOptions, match: number): Promise<readonly Told[]> =>
  options.db.read(async (tx) => tellAll(tx, options, await findDecisions(tx, match, LISTED_MAX)))

export const readRecent = (options: ReadOptions, nowMs: number): Promise<readonly Told[]> =>
  options.db.read(async (tx) => tellAll(tx, options, await findRecent(tx, nowMs - LISTED_MS, LISTED_MAX)))

export const readDecision = (options: ReadOptions, id: string): Promise<Told> =>
  options.db.read(async (tx) => {
    const stored = present(await findDecision(tx, id), 'a decision that was there')
    return present((await tellAll(tx, options, [stored]))[0], 'the decision')
  })

/** What a decision would do, with amounts. */
export const showEffect = ({ stakes, paid, gained, taken, ...effect }: StoredEffect) => ({
  ...effect,
  stakes: BigInt(stakes),
  paid: BigInt(paid),
  gained: BigInt(gained),
  taken: BigInt(taken),
})

const floor = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms))

export function showDecision({ stored, teams, names, outcomes }: Told, reader: string, nowMs: number): SportsDecision {
  const { id, match, market, cause, voidReason, reason, state, proposedBy, decidedBy, note } = stored
  const nameOf = (account: string): string => names.get(account)?.username ?? ''
  return {
    id,
    match,
    ...teams,
    market,
    cause,
    voidReason,
    reason,
    effects: stored.effects.map(showEffect),
    outcomes: outcomes.map((outcome) => ({
      ...outcome,
      currency: outcome.currency as SportsDecision['outcomes'][number]['currency'],
    })),
    // Expired for whoever reads it, also before the job has written it.
    state: state === 'proposed' && nowMs >= stored.expiresAtMs ? 'expired' : state,
    proposedBy: nameOf(proposedBy),
    proposedAt: Math.floor(stored.proposedAtMs),
    expiresAt: Math.floor(stored.expiresAtMs),
    decidedBy: decidedBy === null ? null : nameOf(decidedBy),
    decidedAt: floor(stored.decidedAtMs),
    note,
    finishedAt: floor(stored.finishedAtMs),
    mayDecide: decisionRefusal(stored, reader, nowMs) === undefined,
  }
}

export const showDecisions = (told: readonly Told[], reader: string, nowMs: number): SportsDecision[] =>
  told.map((each) => showDecision(each, reader, nowMs))
