import { present } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { isSealed, rulesNamed, type AnyShared, type SharedTitle } from '@ronda/games'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { OpenTitle } from '../round/index.ts'
import { signatureFor } from './beacon.actions.ts'
import { chainNamed, nextPlace, type Chain, type ChainOptions } from './chain.actions.ts'
import { takeTurn } from './lease.sql.ts'
import {
  callOffShared,
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
import { reckonHeaps } from './pool.actions.ts'
import { insertHeaps } from './pool.sql.ts'
import { sealRound } from './seal.actions.ts'
import { settle, type SettleOptions } from './settle.actions.ts'
import { dueOf, openingOf, type Due, type Step } from './table.ts'
import { seedTextOf, showRound } from './tell.actions.ts'

export type StepOptions = ChainOptions &
  SettleOptions & {
    readonly owner: string
    /** Has a part in sealed draws; without one they say that there is none. */
    readonly beacon?: Beacon | undefined
  }

/** A table as it is played now. */
export type SharedTable = OpenTitle<SharedTitle>

/** A table in one's hands. */
export type Held = {
  readonly table: SharedTable
  /** The chain that was used last, so that it need not be hashed again. */
  chain: Chain | undefined
  round: StoredShared | undefined
}

/** Somebody else has the table, or has done it. */
class Lost extends Error {}

/** Makes one change and tells it under the next number, or does nothing at all. */
async function change(
  { db, owner }: StepOptions,
  game: string,
  make: (tx: Tx) => Promise<StoredShared | undefined>,
): Promise<StoredShared | undefined> {
  try {
    return await db.write(async (tx) => {
      const round = await make(tx)
      // The table is held last and only for a moment: whoever keeps it longer keeps all tables from being leased on.
      const turn = round && (await takeTurn(tx, owner, game))
      if (turn === undefined || round === undefined) throw new Lost()
      await insertTurn(tx, game, turn, showRound(round))
      return round
    })
  } catch (error) {
    if (error instanceof Lost) return undefined
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
      ...openingOf(pace, held.round?.number ?? 0, nowMs),
      opensAtMs: nowMs,
      chain: chain.id,
      place,
      model: modelNumber,
      // The link before a secret is the secret before it, or the end of the chain.
      commitment: place === 1 ? chain.terminal : chain.secretAt(place - 1),
    })
  })
}

type Drawn = { readonly rules: AnyShared; readonly secret: string; readonly outcome: Record<string, unknown> }

/** What the secret of a round draws; no rules when the house does not know them any more. */
async function draw(options: StepOptions, held: Held, round: StoredShared) {
  const chain = await chainNamed(options, round.game, round.chain, held.chain)
  held.chain = chain
  const secret = chain.secretAt(round.place)
  const rules = rulesNamed(held.table.title, round.model_hash)
  if (rules === undefined) return { secret, drawn: undefined }
  const clientSeed = seedTextOf(chain.salt, round)
  const outcome = rules.draw(openStream({ serverSeed: secret, clientSeed, nonce: round.place }), round.number)
  const drawn: Drawn = { rules, secret, outcome: outcome as Drawn['outcome'] }
  return { secret, drawn }
}

/** Ends a round without an outcome: everybody gets back what they staked. */
export async function callOff(options: StepOptions, held: Held): Promise<void> {
  const round = present(held.round, 'a round to call off')
  const { secret } = await draw(options, held, round)
  held.round = (await change(options, round.game, (tx) => callOffShared(tx, round, secret))) ?? held.round
}

async function show(options: StepOptions, held: Held, round: StoredShared): Promise<StoredShared | undefined> {
  const signature = await signatureFor(options, round)
  if (signature === undefined) return undefined
  const { secret, drawn } = await draw(options, held, { ...round, beacon_signature: signature })
  // Rules that are gone decide nothing any more.
  if (drawn === undefined) return change(options, round.game, (tx) => callOffShared(tx, round, secret))
  const { rules, outcome } = drawn
  const shown = { signature, showMs: rules.showMs(outcome), told: rules.mayLeave ? undefined : { outcome, secret } }
  return change(options, round.game, (tx) => showShared(tx, round, shown))
}

async function end(options: StepOptions, held: Held, round: StoredShared): Promise<StoredShared | undefined> {
  const { secret, drawn } = await draw(options, held, round)
  if (drawn === undefined) return change(options, round.game, (tx) => callOffShared(tx, round, secret))
  const heaps = await reckonHeaps(options, round, drawn.rules, drawn.outcome)
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
  lock: (options, _held, round) => change(options, round.game, (tx) => lockShared(tx, round)),
  // Not together with the lock: it takes seconds with a million tickets, and a bet that comes too late must not wait.
  seal: (options, _held, round) => change(options, round.game, (tx) => sealRound(tx, round, options.beacon)),
  show,
  end,
  settle: finish,
}

/** What is due at a table and from when on, by the round that is known. */
export function dueAt({ table, round }: Held): Due {
  const standing = round && {
    phase: round.phase,
    locksAtMs: round.locks_at.getTime(),
    showsAtMs: round.shows_at.getTime(),
    endsAtMs: round.ends_at?.getTime() ?? null,
    isUnsealed: isSealed(table.title) && round.seal_root === null,
  }
  return dueOf(standing, table.title.pace.restMs)
}

/** Does what is due. Whether it was done: not when it is too early by the database's clock, or another process was first. */
export async function takeStep(options: StepOptions, held: Held, step: Step): Promise<boolean> {
  const done = await (step === 'open'
    ? open(options, held)
    : STEPS[step](options, held, present(held.round, 'a round at the table')))
  if (done === undefined) return false
  held.round = done
  return true
}

/** Looks where the table stands. */
export async function look({ db }: StepOptions, held: Held): Promise<void> {
  held.round = await db.read((tx) => findLast(tx, held.table.title.gameCode))
}
