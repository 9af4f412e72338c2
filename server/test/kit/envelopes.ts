import { randomUUID } from 'node:crypto'
import type { RainPlan } from '@ronda/contract'
import { ATOMS_PER_UNIT, present } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'
import { proposeRain, publishRain } from '../../src/rewards/envelope/rain.actions.ts'
import { accountNamed } from './signInSteps.ts'

/** An envelope of five units in five shares that is open now, for ten minutes. */
export const planAt = (nowMs: number, over: Partial<RainPlan> = {}): RainPlan => ({
  names: { es: 'Sobre de prueba', en: 'Test envelope' },
  amount: 5n * ATOMS_PER_UNIT,
  shares: 5,
  least: ATOMS_PER_UNIT / 100n,
  rankMin: 0,
  firstAtMs: nowMs,
  windowMinutes: 10,
  count: 1,
  everyMinutes: 60,
  ...over,
})

export type Published = { readonly id: string; readonly commitment: string }

/** Proposes and publishes a rain as two of the staff do; its envelopes in their order. */
export async function publishEnvelopes(server: Server, over: Partial<RainPlan> = {}): Promise<readonly Published[]> {
  const { options } = server.features.envelope
  const [by, colleague] = [await accountNamed(server, 'operador'), await accountNamed(server, 'supervisora')]
  const asked = { key: randomUUID(), plan: planAt(server.clock.nowMs(), over), reason: 'A test', by }
  const proposed = await proposeRain(options, asked)
  if (!proposed.ok) throw new Error(proposed.error)
  const published = await publishRain(options, { id: proposed.value, by: colleague })
  if (!published.ok) throw new Error(published.error)
  return server.db.read((tx) =>
    tx
      .selectFrom('envelope')
      .select(['id', 'commitment'])
      .where('rain', '=', proposed.value)
      .orderBy('number')
      .execute(),
  )
}

export const publishEnvelope = async (server: Server, over: Partial<RainPlan> = {}): Promise<Published> =>
  present((await publishEnvelopes(server, { ...over, count: 1 }))[0], 'an envelope that was just published')
