import { RAFFLE_LIMITS } from '@ronda/contract'
import { assert, minutes, present } from '@ronda/core'
import {
  drawText,
  dueMsOf,
  growTree,
  hexOfBytes,
  leafOf,
  raffleEntryText,
  rafflePrizes,
  raffleWinners,
  roundAfter,
} from '@ronda/fair'
import { hashNative } from '../../play/sharedRound/index.ts'
import { readUntilMs } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { unseal } from '../../platform/secrets/index.ts'
import { CONSUMER } from './claim.actions.ts'
import { findHolders, insertPrizes, listOrdered, recordFirst, type StoredPrize } from './entry.sql.ts'
import { placeOfSeed, type RafflePlanOptions } from './plan.actions.ts'
import { amountsOf, FREEZE_AFTER_MS, numbered, PRIZE_MS, scaleOf } from './raffle.ts'
import { findRaffle, listUndrawn, listUnfrozen, lockRaffle, type StoredRaffle } from './raffle.sql.ts'
import { recordDrawn, recordFrozen } from './step.sql.ts'

/** The list of tickets is published at least so long before the beacon of the draw. */
const BEFORE_BEACON_MS = minutes(1)
/** A list that is too late for its beacon is drawn by one that is due so long after it. */
const POSTPONED_MS = minutes(10)

const publishedOf = ({ published }: StoredRaffle) => present(published, 'what was fixed at the publication')

/**
 * When a raffle is drawn that is frozen now. A list that is too late for the beacon round that was named gets a later
 * one: otherwise who makes the list could know the draw.
 */
function drawOf({ beacon }: RafflePlanOptions, raffle: StoredRaffle, nowMs: number) {
  const { beaconRound, beaconChain, drawsAtMs } = publishedOf(raffle)
  if (beaconRound === null) return { beaconRound, drawsAtMs, isPostponed: false }
  const chain = present(beacon?.chain, 'the beacon that a published raffle names')
  assert(chain.hash === beaconChain, 'the beacon is the one that a published raffle names')
  if (nowMs <= dueMsOf(chain, beaconRound) - BEFORE_BEACON_MS) return { beaconRound, drawsAtMs, isPostponed: false }
  const postponedMs = nowMs + POSTPONED_MS
  return { beaconRound: roundAfter(chain, postponedMs), drawsAtMs: postponedMs, isPostponed: true }
}

/** Makes the list of tickets final, and publishes its root. */
async function freezeIn(options: RafflePlanOptions, tx: Tx, id: string): Promise<void> {
  const nowMs = options.clock.nowMs()
  const raffle = await lockRaffle(tx, id)
  if (raffle?.state !== 'published') return
  const all = numbered(await listOrdered(tx, id, RAFFLE_LIMITS.entrants))
  const tickets = all.reduce((sum, entry) => sum + entry.tickets, 0)
  assert(tickets === raffle.tickets, 'the tickets of a raffle are those of its entries')
  await recordFirst(tx, id, all)
  const leaves = all.map(({ entrant, first, tickets: count }) =>
    leafOf(raffleEntryText(id, { entrant, first, count }), hashNative),
  )
  const root = hexOfBytes(growTree(leaves, hashNative).root)
  await recordFrozen(tx, id, { ...drawOf(options, raffle, nowMs), root, tickets, entrants: all.length }, nowMs)
}

/** Draws the winners of a locked raffle. */
async function winnersOf(
  { key }: RafflePlanOptions,
  tx: Tx,
  raffle: StoredRaffle,
  signature: string | null,
): Promise<{ readonly serverSeed: string; readonly prizes: readonly StoredPrize[] }> {
  const { id, plan, root, tickets } = raffle
  const { sealed, salt } = publishedOf(raffle)
  const serverSeed = unseal(key, sealed, placeOfSeed(id))
  const text = drawText(salt, { root, signature })
  const drawn = raffleWinners({ serverSeed, text }, tickets, rafflePrizes(tickets, scaleOf(plan)))
  const holders = new Map((await findHolders(tx, id, drawn)).map((holder) => [holder.ticket, holder]))
  const amounts = amountsOf(plan)
  const prizes = drawn.map((ticket, place) => {
    const { account, entrant } = present(holders.get(ticket), 'whose ticket was drawn')
    return { raffle: id, place, ticket, account, entrant, amount: present(amounts[place], 'a prize in stock') }
  })
  return { serverSeed, prizes }
}

/** Draws in its transaction: winners, prizes and the seed are written together, or not at all. */
async function drawIn(options: RafflePlanOptions, tx: Tx, id: string, signature: string | null) {
  const { ids, rewards } = options
  const nowMs = options.clock.nowMs()
  const raffle = await lockRaffle(tx, id)
  if (raffle?.state !== 'frozen') return []
  const { serverSeed, prizes } = await winnersOf(options, tx, raffle, signature)
  await insertPrizes(tx, prizes)
  await recordDrawn(tx, id, { serverSeed, signature }, nowMs)
  return rewards.give(
    tx,
    prizes.map(({ place, account, amount }) => ({
      id: ids.named('raffle.prize', id, place),
      account,
      fund: 'RAFFLE',
      names: raffle.plan.names,
      currency: raffle.currency,
      amount,
      givenAtMs: nowMs,
      expiresAtMs: nowMs + PRIZE_MS,
    })),
  )
}

/** The beacon's signature; null where no beacon decides, undefined while it is missing. */
async function signatureFor({ db, beacon }: RafflePlanOptions, id: string): Promise<string | null | undefined> {
  const raffle = present(await db.read((tx) => findRaffle(tx, id)), 'a raffle to draw')
  const { beaconChain, beaconRound } = publishedOf(raffle)
  if (beaconRound === null) return null
  return beacon?.chain.hash === beaconChain ? beacon.signatureOf(beaconRound) : undefined
}

/** Draws a raffle once its beacon is known; without it the next run tries again. */
async function drawOne(options: RafflePlanOptions, id: string): Promise<void> {
  const signature = await signatureFor(options, id)
  if (signature === undefined) return
  options.rewards.tell(await options.db.write((tx) => drawIn(options, tx, id, signature)))
}

/** Raffles that one run of a job handles; the rest wait a minute. */
const BATCH_MAX = 20

/** Makes the lists of tickets final of the raffles that have ended, and whose bets have all been counted. */
export async function freezeEnded(options: RafflePlanOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const ended = await db.read(async (tx) => {
    const endedMs = await readUntilMs(tx, CONSUMER, nowMs - FREEZE_AFTER_MS)
    return listUnfrozen(tx, endedMs, { nowMs, atMost: BATCH_MAX })
  })
  await failures.each('raffle.freeze', ended, String, (id) => db.write((tx) => freezeIn(options, tx, id)))
}

/** Draws the raffles whose time has come. */
export async function drawDue(options: RafflePlanOptions): Promise<void> {
  const { db, clock, failures } = options
  const due = await db.read((tx) => listUndrawn(tx, { nowMs: clock.nowMs(), atMost: BATCH_MAX }))
  await failures.each('raffle.draw', due, String, (id) => drawOne(options, id))
}
