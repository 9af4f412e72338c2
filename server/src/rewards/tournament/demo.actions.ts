import type { TournamentTerms } from '@ronda/contract'
import { days, hours, minutes, type Id } from '@ronda/core'
import { findById } from '../../people/identity/index.ts'
import { join, readTournaments, type Player, type TournamentOptions } from './tournament.actions.ts'
import { proposeTournament, publishTournament } from './plan.actions.ts'
import { settleTournaments } from './settle.actions.ts'
import { listUnsettled } from './tournament.sql.ts'

export type DemoPeople = {
  readonly member: Id<'account'>
  readonly proposer: Id<'account'>
  readonly approver: Id<'account'>
}

/** The first tournament of a demo ends so long after the start: until then its members have played. */
const FIRST_MS = minutes(1)

type DemoTournament = { readonly key: string; readonly terms: TournamentTerms; readonly isJoined: boolean }

const limits = { roundsMin: 5, roundsMax: 20, scoreMin: 1, playersMin: 3, playersMax: 500 } as const

/** One that ends at once, one that runs, and one that comes. */
const demoTournaments = (unit: bigint, nowMs: number): readonly DemoTournament[] => [
  {
    key: 'first',
    isJoined: true,
    terms: {
      ...limits,
      names: { es: 'Noche de faroles', en: 'Lantern night' },
      categories: ['slots'],
      formula: { kind: 'sum', best: 3 },
      startsAtMs: nowMs - days(1),
      endsAtMs: nowMs + FIRST_MS,
      stakeMin: unit,
      prizes: [
        { places: 1, amount: 60n * unit },
        { places: 1, amount: 30n * unit },
        { places: 1, amount: 15n * unit },
        { places: 3, amount: 5n * unit },
      ],
    },
  },
  {
    key: 'running',
    isJoined: true,
    terms: {
      ...limits,
      names: { es: 'El gran múltiplo', en: 'The great multiple' },
      categories: ['slots', 'arcade'],
      formula: { kind: 'best' },
      startsAtMs: nowMs - hours(6),
      endsAtMs: nowMs + days(2),
      roundsMax: 50,
      stakeMin: unit,
      prizes: [
        { places: 1, amount: 150n * unit },
        { places: 1, amount: 80n * unit },
        { places: 1, amount: 40n * unit },
        { places: 7, amount: 10n * unit },
      ],
    },
  },
  {
    key: 'soon',
    isJoined: false,
    terms: {
      ...limits,
      names: { es: 'Vuelo largo', en: 'Long flight' },
      categories: ['tables', 'crash'],
      formula: { kind: 'hits', multipleMin: 500 },
      startsAtMs: nowMs + days(1),
      endsAtMs: nowMs + days(3),
      stakeMin: unit,
      prizes: [
        { places: 1, amount: 100n * unit },
        { places: 4, amount: 20n * unit },
      ],
    },
  },
]

/** Publishes tournaments as two of the staff did before they began, and has the demo's member join. */
export async function fillForDemo(options: TournamentOptions, people: DemoPeople): Promise<void> {
  const { db, clock, unit } = options
  const nowMs = clock.nowMs()
  const who = (await db.read((tx) => findById(tx, people.member)))?.account
  for (const { key, terms, isJoined } of demoTournaments(unit, nowMs)) {
    const then: TournamentOptions = { ...options, clock: { ...clock, nowMs: () => Math.min(nowMs, terms.startsAtMs) } }
    const asked = { key: `demo ${key}`, terms, reason: 'Demo', by: people.proposer }
    const proposed = await proposeTournament(then, asked)
    // A demo that was started before has them.
    if (!proposed.ok) continue
    const published = await publishTournament(then, { id: proposed.value, by: people.approver })
    if (published.ok && isJoined && who !== undefined) await join(then, { id: proposed.value, who })
  }
}

/** Joins what runs; how many of these were not joined before. */
export async function joinRunning(options: TournamentOptions, who: Player): Promise<number> {
  const { views } = await readTournaments(options, who)
  const nowMs = options.clock.nowMs()
  const running = views.filter(
    ({ own, tournament: { terms } }) => own === undefined && terms.startsAtMs <= nowMs && nowMs < terms.endsAtMs,
  )
  for (const { tournament } of running) await join(options, { id: tournament.id, who })
  return running.length
}

/** How many rounds of a player are counted, in the tournament that has the fewest of them. */
export async function countedRounds(options: TournamentOptions, who: Player): Promise<number> {
  const { views } = await readTournaments(options, who)
  return Math.min(...views.flatMap(({ own }) => (own === undefined ? [] : [own.rounds])))
}

/**
 * Settles what has ended by the end of the first tournament, so that a demo has a winner at its first start. Returns
 * whether that is done: it waits until every round has been counted.
 */
export async function settleForDemo(options: TournamentOptions): Promise<boolean> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const laterMs = nowMs + FIRST_MS + minutes(11)
  await settleTournaments({ ...options, clock: { ...clock, nowMs: () => laterMs } })
  const open = await db.read((tx) => listUnsettled(tx, { endedMs: nowMs + FIRST_MS, nowMs, atMost: 1 }))
  return open.length === 0
}
