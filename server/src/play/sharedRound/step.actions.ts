import type { VoidReason } from '@ronda/contract'
import { present } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { rulesNamed, type AnyShared, type SharedTitle } from '@ronda/games'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { OpenTitle } from '../round/index.ts'
import { awaitBeacon } from './beacon.actions.ts'
import { loadChain, nextPlace, type Chain, type ChainOptions } from './chain.actions.ts'
import { takeTurn } from './lease.sql.ts'
import {
  voidLate,
  voidShared,
  closeShared,
  endShared,
  findLast,
  findNowMs,
  insertShared,
  insertTurn,
  lockShared,
  showShared,
  type StoredShared,
} from './round.sql.ts'
import { divideHeaps } from './pool.actions.ts'
import { insertHeaps } from './pool.sql.ts'
import { sealAtOnce, sealRound } from './seal.actions.ts'
import { settle, type SettleOptions } from './settle.actions.ts'
import { dueOf, openingOf, type Due, type Step } from './table.ts'
import { seedTextOf, showRound } from './sharedRound.view.ts'

export type StepOptions = ChainOptions &
  SettleOptions & {
    readonly owner: string
    /** The beacon that decides the rounds that open from now on; without one they announce none. */
    readonly beacon?: Beacon | undefined
  }

/** A table as it is played now. */
export type SharedTable = OpenTitle<SharedTitle>

/** A table that this process owns. */
export type Held = {
  readonly table: SharedTable
  /** The chain that was used last, so that it need not be hashed again. */
  chain: Chain | undefined
  round: StoredShared | undefined
}

/** Another process has the table, or has done the step. */
class Superseded extends Error {}

/** Makes one change and publishes it under the next turn number, or does nothing at all. */
async function change(
  { db, owner }: StepOptions,
  game: string,
  make: (tx: Tx) => Promise<StoredShared | undefined>,
): Promise<StoredShared | undefined> {
  try {
    return await db.write(async (tx) => {
      const round = await make(tx)
      // The row of the table is locked last and only for a moment: a longer lock would block the renewal of all leases.
      const turn = round && (await takeTurn(tx, owner, game))
      if (turn === undefined || round === undefined) throw new Superseded()
      await insertTurn(tx, game, turn, showRound(round))
      return round
    })
  } catch (error) {
    if (error instanceof Superseded) return undefined
    throw error
  }
}

async function open(options: StepOptions, held: Held): Promise<StoredShared | undefined> {
  const { title, modelNumber } = held.table
  const { gameCode: game, pace } = title
  const { chain, place } = await nextPlace(options, game, held.chain)
  held.chain = chain
  return change(options, game, async (tx) => {
    const nowMs = await findNowMs(tx)
    return insertShared(tx, {
      game,
      ...openingOf(pace, held.round?.number ?? 0, { nowMs, beacon: options.beacon?.chain }),
      opensAtMs: nowMs,
      chain: chain.id,
      place,
      model: modelNumber,
      // The commitment of a secret is the secret before it, or the terminal of the chain.
      commitment: place === 1 ? chain.terminal : chain.secretAt(place - 1),
    })
  })
}

type Drawn = { readonly rules: AnyShared; readonly secret: string; readonly outcome: Record<string, unknown> }

async function secretOf(options: StepOptions, held: Held, round: StoredShared) {
  const chain = await loadChain(options, round.game, round.chain, held.chain)
  held.chain = chain
  return { secret: chain.secretAt(round.place), salt: chain.salt }
}

/** What the secret of a round draws; undefined when its rules are no longer in the code. */
async function draw(options: StepOptions, held: Held, round: StoredShared): Promise<Drawn | undefined> {
  const { secret, salt } = await secretOf(options, held, round)
  const rules = rulesNamed(held.table.title, round.model_hash)
  if (rules === undefined) return undefined
  const clientSeed = seedTextOf(salt, round)
  const outcome = rules.draw(openStream({ serverSeed: secret, clientSeed, nonce: round.place }), round.number)
  return { rules, secret, outcome: outcome as Drawn['outcome'] }
}

/** Ends a round without an outcome: every stake is returned. */
async function voidRound(options: StepOptions, held: Held, round: StoredShared, reason: VoidReason) {
  const { secret } = await secretOf(options, held, round)
  return change(options, round.game, (tx) => voidShared(tx, round, { secret, reason }))
}

/** Voids a round that must not or cannot go on. Returns whether it was done. */
export async function voidCurrentRound(options: StepOptions, held: Held, reason: VoidReason): Promise<boolean> {
  const ended = await voidRound(options, held, present(held.round, 'a round to void'), reason)
  held.round = ended ?? held.round
  return ended !== undefined
}

async function lock(options: StepOptions, held: Held, round: StoredShared): Promise<StoredShared | undefined> {
  const { secret } = await secretOf(options, held, round)
  return change(options, round.game, async (tx) => {
    const locked = await lockShared(tx, round)
    const sealed = locked && (await sealAtOnce(tx, locked))
    // Too late for its beacon, by the database clock.
    return sealed === 'many' ? locked : (sealed ?? (locked && voidLate(tx, locked, secret)))
  })
}

/** Not together with the lock when there are many tickets: a million take seconds, and late bets must not wait. */
async function seal(options: StepOptions, held: Held, round: StoredShared): Promise<StoredShared | undefined> {
  const { secret } = await secretOf(options, held, round)
  return change(options, round.game, async (tx) => (await sealRound(tx, round)) ?? voidLate(tx, round, secret))
}

async function show(options: StepOptions, held: Held, round: StoredShared): Promise<StoredShared | undefined> {
  const awaited = await awaitBeacon(options, round, held.table.title.pace)
  if (awaited.is === 'waiting') return undefined
  if (awaited.is === 'missing') return voidRound(options, held, round, 'beacon_missing')
  const { signature } = awaited
  const drawn = await draw(options, held, { ...round, beacon_signature: signature })
  // A round cannot be decided without its rules.
  if (drawn === undefined) return voidRound(options, held, round, 'rules_gone')
  const { rules, outcome, secret } = drawn
  const shown = {
    signature,
    showMs: rules.showMs(outcome),
    published: rules.mayLeave ? undefined : { outcome, secret },
  }
  return change(options, round.game, (tx) => showShared(tx, round, shown))
}

async function end(options: StepOptions, held: Held, round: StoredShared): Promise<StoredShared | undefined> {
  const drawn = await draw(options, held, round)
  if (drawn === undefined) return voidRound(options, held, round, 'rules_gone')
  const heaps = await divideHeaps(options, round, drawn.rules, drawn.outcome)
  return change(options, round.game, async (tx) => {
    await insertHeaps(tx, round, heaps)
    return endShared(tx, round, drawn)
  })
}

async function finish(options: StepOptions, held: Held, round: StoredShared): Promise<StoredShared | undefined> {
  const rules = rulesNamed(held.table.title, round.model_hash) ?? held.table.title.rules
  await settle(options, round, rules)
  return change(options, round.game, (tx) => closeShared(tx, round))
}

const STEPS: Readonly<
  Record<
    Exclude<Step, 'open'>,
    (options: StepOptions, held: Held, round: StoredShared) => Promise<StoredShared | undefined>
  >
> = {
  lock,
  seal,
  show,
  end,
  settle: finish,
}

/** The next step of a table and its time, by the known round. */
export function dueAt({ table, round }: Held): Due {
  const standing = round && {
    phase: round.phase,
    locksAtMs: round.locks_at.getTime(),
    showsAtMs: round.shows_at.getTime(),
    endsAtMs: round.ends_at?.getTime() ?? null,
    isUnsealed: round.seal_root === null,
  }
  return dueOf(standing, table.title.pace.restMs)
}

/**
 * Takes a step. Returns whether it was done: not when it is too early by the database clock, or another process was
 * first.
 */
export async function takeStep(options: StepOptions, held: Held, step: Step): Promise<boolean> {
  const done = await (step === 'open'
    ? open(options, held)
    : STEPS[step](options, held, present(held.round, 'the current round of a table')))
  if (done === undefined) return false
  held.round = done
  return true
}

/** Reads the current round of the table again. */
export async function reloadRound({ db }: StepOptions, held: Held): Promise<void> {
  held.round = await db.read((tx) => findLast(tx, held.table.title.gameCode))
}
