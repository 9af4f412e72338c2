import type { BonusChance, BonusTerms } from '@ronda/contract'
import { rational } from '@ronda/core'
import type { SlotTitle } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { LowPriorityProcess } from '../../platform/workers/lowPriorityProcess.ts'
import { errorOf, RUNS_MIN, stakeOf, type ChanceJob, type ChanceTally } from './chance.ts'
import { findChance, insertChance, type StoredChance } from './chance.sql.ts'
import { targetOf, termsHashOf } from './terms.ts'

/** `pending`: it is being computed. `impossible`: no game of the terms can be simulated. */
type ChanceAnswer =
  | { readonly state: 'ready'; readonly chance: BonusChance }
  | { readonly state: 'pending' | 'impossible'; readonly chance: null }

export type Chances = {
  /** What simulated players make of a bonus. Equal terms are simulated once, and the answer is kept. */
  of(terms: BonusTerms, language: Language): Promise<ChanceAnswer>
  close(): void
}

type ChanceOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly background: Pick<BackgroundTasks, 'run'>
  readonly slots: readonly SlotTitle[]
  /** The offered stakes, smallest first. */
  readonly stakes: readonly bigint[]
}

/** Terms that wait for their simulation; more are asked for again later. */
const WAITING_MAX = 20
/** The slot of most members, where the terms name no game. */
const USUAL_GAME = 'FERIA_DE_LUZ'

const PROGRAM = new URL('./chance.process.ts', import.meta.url)

/** The slot that is simulated: the first that the terms name, or the usual one. */
function gameOf({ gameTypes, games }: BonusTerms, slots: readonly SlotTitle[]): SlotTitle | undefined {
  if (!gameTypes.includes('RNG')) return undefined
  if (games.length > 0) return slots.find(({ gameCode }) => games.includes(gameCode))
  return slots.find(({ gameCode }) => gameCode === USUAL_GAME) ?? slots[0]
}

function jobOf(terms: BonusTerms, { model, facts }: SlotTitle, stake: bigint): ChanceJob {
  const returned = terms.kind === 'spins' ? rational(0n) : rational(BigInt(facts.returnPerMyriad), 10_000n)
  return { model, returned, amount: terms.amount, target: targetOf(terms), stake, seed: termsHashOf(terms) }
}

function shown(stored: StoredChance, slots: readonly SlotTitle[], language: Language): BonusChance {
  const { game, stake, runs, finished, paid, staked, bets } = stored
  const runCount = BigInt(runs)
  return {
    gameName: slots.find(({ gameCode }) => gameCode === game)?.names[language] ?? game,
    stake,
    runs,
    finished,
    error: errorOf(finished, runs),
    paid: paid / runCount,
    staked: staked / runCount,
    bets: Math.round(bets / runs),
  }
}

export function openChances({ db, clock, background, slots, stakes }: ChanceOptions): Chances {
  const worker = new LowPriorityProcess<ChanceJob, ChanceTally>(PROGRAM, 'low')
  const pending = new Set<string>()

  async function simulate(hash: string, terms: BonusTerms, slot: SlotTitle): Promise<void> {
    try {
      const stake = stakeOf(stakes, terms)
      const tally = await worker.ask(jobOf(terms, slot, stake))
      // Fewer runs than this would state an error that says nothing.
      if (tally.runs < RUNS_MIN) return
      await db.write((tx) => insertChance(tx, hash, { ...tally, game: slot.gameCode, stake }, clock.nowMs()))
    } finally {
      pending.delete(hash)
    }
  }

  return {
    async of(terms, language) {
      const slot = gameOf(terms, slots)
      if (slot === undefined) return { state: 'impossible', chance: null }
      const hash = termsHashOf(terms)
      const stored = await db.read((tx) => findChance(tx, hash))
      if (stored !== undefined) return { state: 'ready', chance: shown(stored, slots, language) }
      if (!pending.has(hash) && pending.size < WAITING_MAX) {
        pending.add(hash)
        background.run('the chance of a bonus', () => simulate(hash, terms, slot))
      }
      return { state: 'pending', chance: null }
    },
    close: () => worker.close(),
  }
}
