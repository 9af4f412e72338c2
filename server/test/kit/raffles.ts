import { randomUUID } from 'node:crypto'
import { rafflePlan, type RafflePlan } from '@ronda/contract'
import { ATOMS_PER_UNIT, minutes } from '@ronda/core'
import { z } from 'zod/mini'
import type { Server } from '../../src/app/server.ts'
import { proposeRaffle, publishRaffle, type RafflePlanOptions } from '../../src/rewards/raffle/plan.actions.ts'
import { accountNamed } from './signInSteps.ts'

/** A raffle that is open now, for ten minutes: one ticket for a unit of valid bets, one prize for two tickets. */
export const rafflePlanAt = (nowMs: number, over: Partial<RafflePlan> = {}): RafflePlan => ({
  names: { es: 'Sorteo de prueba', en: 'Test raffle' },
  startsAtMs: nowMs,
  endsAtMs: nowMs + minutes(10),
  hasFree: true,
  betPerTicket: ATOMS_PER_UNIT,
  ticketsMax: 10,
  perPrize: 2,
  prizesMax: 3,
  prizes: [
    { amount: 3n * ATOMS_PER_UNIT, count: 1 },
    { amount: ATOMS_PER_UNIT, count: 4 },
  ],
  ...over,
})

/** A plan as it is sent. */
export const sentPlan = (plan: RafflePlan) => z.encode(rafflePlan, plan)

/** Proposes a raffle as one of the staff does. */
export async function plannedRaffle(
  server: Server,
  over: Partial<RafflePlan> = {},
  options: RafflePlanOptions = server.features.raffle.options,
): Promise<string> {
  const by = await accountNamed(server, 'operador')
  const plan = rafflePlanAt(options.clock.nowMs(), over)
  const proposed = await proposeRaffle(options, { key: randomUUID(), plan, reason: 'A test', by })
  if (!proposed.ok) throw new Error(proposed.error)
  return proposed.value
}

/** Proposes and publishes a raffle as two of the staff do. */
export async function publishedRaffle(
  server: Server,
  over: Partial<RafflePlan> = {},
  options: RafflePlanOptions = server.features.raffle.options,
): Promise<string> {
  const id = await plannedRaffle(server, over, options)
  const published = await publishRaffle(options, { id, by: await accountNamed(server, 'supervisora') })
  if (!published.ok) throw new Error(published.error)
  return id
}
