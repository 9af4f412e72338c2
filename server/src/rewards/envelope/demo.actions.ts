import type { RainPlan } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, smallestOf, type Id } from '@ronda/core'
import { bindClientSeed } from '@ronda/fair'
import { findById } from '../../people/identity/index.ts'
import { listEnvelopes } from './envelope.sql.ts'
import { proposeRain, publishRain } from './rain.actions.ts'
import { take, type EnvelopeOptions } from './take.actions.ts'

export type DemoPeople = {
  readonly member: Id<'account'>
  readonly proposer: Id<'account'>
  readonly approver: Id<'account'>
}

type Times = Pick<RainPlan, 'firstAtMs' | 'windowMinutes' | 'count' | 'everyMinutes'>

/** Publishes a rain as two of the staff do; false when an earlier start has. */
async function publish(options: EnvelopeOptions, people: DemoPeople, key: string, times: Times): Promise<boolean> {
  const names = { es: 'Sobre de bienvenida', en: 'Welcome envelope' }
  const least = smallestOf(options.currency)
  const plan = { ...times, names, amount: 50n * ATOMS_PER_UNIT, shares: 20, least, rankMin: 0 }
  const asked = { key: `demo ${key}`, plan, reason: 'Demo', by: people.proposer }
  const proposed = await proposeRain(options, asked)
  if (!proposed.ok) return false
  return (await publishRain(options, { id: proposed.value, by: people.approver })).ok
}

/** In a demo one envelope is open, from which its member has taken, and one comes every day for a week. */
export async function fillForDemo(options: EnvelopeOptions, people: DemoPeople): Promise<void> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const soon = { firstAtMs: nowMs, windowMinutes: 60, count: 1, everyMinutes: 1 }
  if (!(await publish(options, people, 'now', soon))) return
  const found = await db.read(async (tx) => ({
    account: (await findById(tx, people.member))?.account,
    envelopes: await listEnvelopes(tx, { nowMs, sinceMs: nowMs, atMost: 1 }),
  }))
  const [envelope] = found.envelopes
  if (found.account !== undefined && envelope !== undefined) {
    const clientSeed = bindClientSeed('demo', envelope.commitment)
    await take(options, { id: envelope.id, who: found.account, device: null, clientSeed })
  }
  await publish(options, people, 'daily', {
    firstAtMs: nowMs + hours(2),
    windowMinutes: 60,
    count: 7,
    everyMinutes: 24 * 60,
  })
}
