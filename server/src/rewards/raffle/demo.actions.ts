import type { RafflePlan } from '@ronda/contract'
import { assert, ATOMS_PER_UNIT, days, hours, type Id } from '@ronda/core'
import { findById } from '../../people/identity/index.ts'
import { claim, type RaffleOptions } from './claim.actions.ts'
import { drawDue, freezeEnded } from './draw.actions.ts'
import { proposeRaffle, publishRaffle } from './plan.actions.ts'

export type DemoPeople = {
  readonly member: Id<'account'>
  readonly proposer: Id<'account'>
  readonly approver: Id<'account'>
}

const UNIT = ATOMS_PER_UNIT

/** The same options at another moment: the past of a demo is made by the actions that make the present. */
const at = (options: RaffleOptions, nowMs: number): RaffleOptions => ({ ...options, clock: { nowMs: () => nowMs } })

type Times = Pick<
  RafflePlan,
  'names' | 'startsAtMs' | 'endsAtMs' | 'perPrize' | 'betPerTicket' | 'prizes' | 'prizesMax'
>

/** Publishes a raffle as two of the staff do; undefined when an earlier start has. */
async function publish(options: RaffleOptions, people: DemoPeople, key: string, times: Times) {
  const plan: RafflePlan = { ...times, hasFree: true, ticketsMax: 50 }
  const proposed = await proposeRaffle(options, { key: `demo ${key}`, plan, reason: 'Demo', by: people.proposer })
  assert(proposed.ok || proposed.error === 'wallet.key_reused', 'a raffle of a demo is within its limits')
  if (!proposed.ok) return undefined
  const published = await publishRaffle(options, { id: proposed.value, by: people.approver })
  return published.ok ? published.value.id : undefined
}

async function claimFor(options: RaffleOptions, { member }: DemoPeople, id: string): Promise<void> {
  const found = await options.db.read((tx) => findById(tx, member))
  if (found !== undefined) await claim(options, { id, who: found.account, device: null })
}

/** In a demo one raffle is open, in which its member takes part, and one was drawn the day before. */
export async function fillForDemo(options: RaffleOptions, people: DemoPeople): Promise<void> {
  const nowMs = options.clock.nowMs()
  const current = await publish(options, people, 'now', {
    names: { es: 'Sorteo de la semana', en: 'Raffle of the week' },
    startsAtMs: nowMs,
    endsAtMs: nowMs + days(7),
    betPerTicket: 10n * UNIT,
    perPrize: 10,
    prizesMax: 6,
    prizes: [
      { amount: 100n * UNIT, count: 1 },
      { amount: 25n * UNIT, count: 4 },
    ],
  })
  if (current === undefined) return
  await claimFor(options, people, current)
  // The beacon's rounds of the past are known: a raffle of the past is drawn by its tickets.
  const past = (ms: number): RaffleOptions => ({ ...at(options, nowMs - ms), beacon: undefined, needsBeacon: false })
  const drawn = await publish(past(days(4)), people, 'past', {
    names: { es: 'Sorteo de bienvenida', en: 'Welcome raffle' },
    startsAtMs: nowMs - days(4),
    endsAtMs: nowMs - days(1),
    betPerTicket: null,
    perPrize: 2,
    prizesMax: 2,
    prizes: [{ amount: 20n * UNIT, count: 2 }],
  })
  if (drawn === undefined) return
  for (const before of [days(4), days(3), days(2)]) await claimFor(past(before), people, drawn)
  await freezeEnded(past(days(1) - hours(0.5)))
  await drawDue(past(days(1) - hours(1)))
}
