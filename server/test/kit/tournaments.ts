import { randomUUID } from 'node:crypto'
import type { TournamentTerms } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'
import { proposeTournament, publishTournament } from '../../src/rewards/tournament/plan.actions.ts'
import { accountNamed } from './signInSteps.ts'

/** A tournament of slots that is open now, for an hour: the highest multiple of ten rounds, 18 units in prizes. */
export const termsAt = (nowMs: number, over: Partial<TournamentTerms> = {}): TournamentTerms => ({
  names: { es: 'Torneo de prueba', en: 'Test tournament' },
  categories: ['slots'],
  formula: { kind: 'best' },
  startsAtMs: nowMs,
  endsAtMs: nowMs + hours(1),
  stakeMin: ATOMS_PER_UNIT,
  roundsMin: 1,
  roundsMax: 10,
  scoreMin: 1,
  playersMin: 2,
  playersMax: 100,
  prizes: [
    { places: 1, amount: 10n * ATOMS_PER_UNIT },
    { places: 2, amount: 4n * ATOMS_PER_UNIT },
  ],
  ...over,
})

export async function proposed(server: Server, over: Partial<TournamentTerms> = {}): Promise<string> {
  const by = await accountNamed(server, 'operador')
  const asked = { key: randomUUID(), terms: termsAt(server.clock.nowMs(), over), reason: 'A test', by }
  const plan = await proposeTournament(server.features.tournament.options, asked)
  if (!plan.ok) throw new Error(plan.error)
  return plan.value
}

/** Proposes and publishes a tournament as two of the staff do. */
export async function publishedTournament(server: Server, over: Partial<TournamentTerms> = {}): Promise<string> {
  const id = await proposed(server, over)
  const by = await accountNamed(server, 'supervisora')
  const published = await publishTournament(server.features.tournament.options, { id, by })
  if (!published.ok) throw new Error(published.error)
  return id
}
