import type { BonusDraft, BonusTerms } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, type Id } from '@ronda/core'
import { setTimeout as wait } from 'node:timers/promises'
import { findById } from '../../people/identity/index.ts'
import { grant, type BonusOptions } from './bonus.actions.ts'
import { findBonus, type ByLanguage } from './bonus.sql.ts'
import { isOver } from './life.ts'
import { decide, propose, type ProposalOptions } from './proposal.actions.ts'
import { cancelRunning, review, startNext } from './run.actions.ts'

export type DemoBonus = {
  readonly account: string
  /** A unit of play, in atoms. */
  readonly unit: bigint
  /** Plays rounds of a unit with the money of the bonus that runs. */
  readonly play: (rounds: number) => Promise<void>
}

type Story = {
  readonly key: string
  readonly names: ByLanguage
  readonly units: bigint
  readonly multiple: number
  readonly daysAgo: number
  readonly rounds: number
}

/** A bonus is completed by as many bets as it has units: nobody can lose it before. */
const COMPLETED: Story = {
  key: 'completed',
  names: { es: 'Bono de bienvenida', en: 'Welcome bonus' },
  units: 20n,
  multiple: 1,
  daysAgo: 5,
  rounds: 20,
}
const CANCELLED: Story = {
  key: 'cancelled',
  names: { es: 'Bono de fin de semana', en: 'Weekend bonus' },
  units: 10n,
  multiple: 5,
  daysAgo: 3,
  rounds: 4,
}
const ACTIVE: Story = {
  key: 'active',
  names: { es: 'Bono de la feria', en: 'Fair bonus' },
  units: 50n,
  multiple: 4,
  daysAgo: 1,
  rounds: 30,
}

const termsOf = ({ units, multiple }: Story, { currency, stakeMin }: BonusOptions, unit: bigint): BonusTerms => ({
  version: 1,
  kind: 'money',
  currency,
  amount: units * unit,
  deposit: 0n,
  multiple,
  base: 'bonus',
  stakeMax: 5n * unit,
  stakeMin,
  gameTypes: ['RNG'],
  games: [],
  days: 14,
})

/** Bets are counted a moment after they were played. */
const TRIES_MAX = 100
const WAIT_MS = 100

async function waitForEnd(options: BonusOptions, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    await review(options, id)
    const found = await options.db.read((tx) => findBonus(tx, id))
    if (found === undefined || isOver(found.state)) return
    await wait(WAIT_MS)
  }
}

/** Gives the member of a demo a completed, a cancelled and an active bonus, once. */
export async function fillForDemo(options: BonusOptions, { account, unit, play }: DemoBonus): Promise<void> {
  for (const story of [COMPLETED, CANCELLED, ACTIVE]) {
    const { key, names, daysAgo, rounds } = story
    const past = { ...options, clock: { nowMs: () => options.clock.nowMs() - days(daysAgo) } }
    const about = { account, terms: termsOf(story, options, unit), names, source: 'demo', key, isAccepted: true }
    const given = await grant(past, about)
    // A second start finds what the first has made.
    if (!given.ok || given.value.state !== 'waiting') return
    await startNext(past, account)
    await play(rounds)
    if (story === COMPLETED) await waitForEnd(past, given.value.id)
    if (story === CANCELLED) await cancelRunning(past, given.value.id)
  }
}

export type DemoStaff = {
  readonly member: Id<'account'>
  readonly proposer: Id<'account'>
  readonly approver: Id<'account'>
}

const OFFERS = [
  {
    key: 'demo refused',
    names: { es: 'Bono por la espera', en: 'Bonus for the wait' },
    units: 500n,
    reason: 'Withdrawal paid two days late',
    refusedBecause: 'Too high for two days; 25 is what we give',
  },
  {
    key: 'demo waiting',
    names: { es: 'Bono por la espera', en: 'Bonus for the wait' },
    units: 25n,
    reason: 'Withdrawal paid two days late',
    refusedBecause: null,
  },
] as const

/** On the desk of a demo one bonus waits for a second person, and one was refused. */
export async function proposeForDemo(
  options: ProposalOptions,
  { member, proposer, approver }: DemoStaff,
): Promise<void> {
  const found = await options.db.read((tx) => findById(tx, member))
  if (found === undefined) return
  const asked = { member: found.account.number, by: proposer }
  for (const { key, names, units, reason, refusedBecause } of OFFERS) {
    const [amount, stakeMax] = [units * ATOMS_PER_UNIT, 5n * ATOMS_PER_UNIT]
    const draft: BonusDraft = { names, amount, multiple: 3, stakeMax, gameTypes: ['RNG'], games: [], days: 14 }
    const proposed = await propose(options, { ...asked, key, draft, reason })
    if (!proposed.ok) return
    if (refusedBecause === null) continue
    await decide(options, { id: proposed.value, state: 'refused', by: approver, note: refusedBecause })
  }
}
