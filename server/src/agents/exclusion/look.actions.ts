import { setImmediate } from 'node:timers/promises'
import type { SharedTitle } from '@ronda/games'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { listBetDays } from '../payslip/index.ts'
import { findCircles } from './circularTransfer.ts'
import type { Finding } from './evidence.ts'
import { fileFindings, type FileOptions } from './file.actions.ts'
import {
  addLooks,
  listLooks,
  lockLook,
  lockRead,
  lookAgain,
  LOOK_JOB,
  recordLooked,
  recordRead,
  type Look,
} from './look.sql.ts'
import { findInSides, sidesOf, type SharedLook, type Sides } from './oppositeSides.ts'
import { findSameDevice } from './sameDevice.ts'
import { BETS_MAX, readScene, type Scene } from './scene.actions.ts'
import { findSelfPlay } from './selfPlay.ts'

export type LookOptions = FileOptions & {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly shareds: ReadonlyMap<string, SharedTitle>
}

/** Events of one transaction, and transactions of one run: the rest waits a minute. */
const EVENTS_MAX = 5_000
const READS_MAX = 20
const LOOKS_MAX = 200
const BATCHES_MAX = 10
const AGAIN_MAX = 1_000

/** Reads stored bets, and notes the days that are to be looked at. The cursor moves in the same transaction. */
async function readBets({ db }: LookOptions): Promise<void> {
  for (let at = 0; at < READS_MAX; at += 1) {
    const isDone = await db.write(async (tx) => {
      const after = await lockRead(tx)
      const { days: found, until } = await listBetDays(tx, after, EVENTS_MAX)
      if (until === after) return true
      await addLooks(tx, found)
      await recordRead(tx, until)
      return false
    })
    if (isDone) return
  }
}

/** One round after the other: between two of them other work goes on. */
async function sidesIn(looks: readonly SharedLook[]): Promise<readonly Sides[]> {
  const sides: Sides[] = []
  for (const each of looks) {
    sides.push(sidesOf(each))
    await setImmediate()
  }
  return sides
}

async function findingsOf({ bets, sharers, payees, agentOf, shared, passed }: Scene): Promise<readonly Finding[]> {
  return [
    ...findSelfPlay({ bets, sharers, payees }),
    ...findInSides(await sidesIn(shared)),
    ...findCircles(bets, passed),
    ...findSameDevice({ bets, sharers, agentOf }),
  ]
}

/**
 * Looks at the next bets of an account on a day. What takes time, reading and comparing, is done before the transaction
 * that files what was found: it locks events, for which bets of everybody wait.
 */
async function look(options: LookOptions, { account, day }: Pick<Look, 'account' | 'day'>): Promise<void> {
  const { db, clock, shareds } = options
  const scene = await db.read((tx) => readScene(shareds, tx, { account, day }))
  if (scene === undefined) return
  const findings = await findingsOf(scene)
  await db.write(async (tx) => {
    const locked = await lockLook(tx, { account, day })
    // Another process has looked at these bets meanwhile, or does so now.
    if (locked?.looked !== scene.look.looked) return
    await fileFindings(options, tx, findings, { account, day, nowMs: clock.nowMs() })
    const { bets } = scene
    // What was stored after `seen` was read is looked at next.
    await recordLooked(tx, locked, bets.length < BETS_MAX ? scene.look.seen : (bets.at(-1)?.no ?? scene.look.seen))
  })
}

/** Looks at bets that were stored, and again at those of days that are over. */
export async function findExclusions(options: LookOptions): Promise<void> {
  const { db, clock, failures } = options
  await readBets(options)
  await db.write((tx) => lookAgain(tx, clock.nowMs(), AGAIN_MAX))
  for (let at = 0; at < BATCHES_MAX; at += 1) {
    const looks = await db.read((tx) => listLooks(tx, clock.nowMs(), LOOKS_MAX))
    await failures.each(
      LOOK_JOB,
      looks,
      ({ account, day }) => `${account} ${day}`,
      (each) => look(options, each),
    )
    if (looks.length < LOOKS_MAX) return
  }
}
