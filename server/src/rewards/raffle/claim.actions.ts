import { randomBytes } from 'node:crypto'
import { RAFFLE_ENTRIES_PAGE } from '@ronda/contract'
import { days, err, ok, present, type Result } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Account } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { RewardGame, ValidBet } from '../bet/index.ts'
import { findNotOffered, type ProgressFeed } from '../mission/index.ts'
import {
  findEntries,
  findEntry,
  insertEntry,
  isDeviceUsed,
  listFrom,
  listOwn,
  listPrizes,
  recordEarned,
  type Listed,
  type StoredEntry,
  type StoredPrize,
} from './entry.sql.ts'
import type { RafflePlanOptions } from './plan.actions.ts'
import { claimRefusal, countedFor, roomOf, ticketsOf, type ClaimRefusal } from './raffle.ts'
import { findRaffle, listPublic, lockCounting, lockRaffle, type StoredRaffle } from './raffle.sql.ts'
import { addTickets } from './step.sql.ts'

export type RaffleOptions = RafflePlanOptions & {
  readonly walletStore: WalletStore
  /** Every game whose bets count, also those that are hidden now. */
  readonly games: ReadonlyMap<string, RewardGame>
  readonly feed: ProgressFeed
}

export type Claimer = Pick<Account, 'id' | 'kind' | 'currency'>

/** A raffle as one member sees it. */
export type OwnView = {
  readonly raffle: StoredRaffle
  readonly winners: readonly StoredPrize[]
  readonly own: StoredEntry | undefined
}

/** So many that are open or coming are listed, and so many that ended in the last days. */
const LISTED_MAX = 12
const LISTED_DAYS = 30

async function listViews(tx: Tx, nowMs: number): Promise<readonly PublicView[]> {
  const found = await listPublic(tx, { nowMs, sinceMs: nowMs - days(LISTED_DAYS), atMost: LISTED_MAX })
  const winners = await listPrizes(
    tx,
    found.map(({ id }) => id),
  )
  return found.map((raffle) => ({ raffle, winners: winners.get(raffle.id) ?? [] }))
}

/** The raffles as a visitor sees them. */
export function readRaffleOffers({ db, clock }: RaffleOptions): Promise<readonly PublicView[]> {
  return db.read((tx) => listViews(tx, clock.nowMs()))
}

export async function readRaffles(options: RaffleOptions, who: Claimer) {
  const { db, clock } = options
  const notOffered = await findNotOffered(options, who)
  return db.read(async (tx) => {
    const listed = await listViews(tx, clock.nowMs())
    const own = await listOwn(
      tx,
      who.id,
      listed.map(({ raffle }) => raffle.id),
    )
    const views = listed.map((view): OwnView => ({ ...view, own: own.get(view.raffle.id) }))
    const shown = notOffered === undefined ? views : views.filter((view) => view.own !== undefined)
    return { notOffered: notOffered ?? null, views: shown }
  })
}

/** The day in UTC, as a date. */
export const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10)

export type Claiming = { readonly id: string; readonly who: Claimer; readonly device: Buffer | null }

type Refusal = ClaimRefusal | 'raffle.unknown' | 'raffle.not_offered'

const isPublished = (raffle: StoredRaffle | undefined): raffle is StoredRaffle =>
  raffle !== undefined && raffle.published !== null

/** Stands for a member in what is published; it follows from nothing that others know. */
const newEntrant = (): string => randomBytes(8).toString('hex')

/** Takes part in a locked raffle. */
async function join(options: RaffleOptions, tx: Tx, { id, who, device }: Claiming): Promise<StoredEntry> {
  const { clock, walletStore } = options
  const { cash: wallet } = await walletStore.of(who.id)
  const entry = { raffle: id, account: who.id, wallet, device, entrant: newEntrant(), joinedAtMs: clock.nowMs() }
  await insertEntry(tx, entry)
  return { ...entry, free: 0, freeDay: null, valid: 0n, tickets: 0, first: null }
}

/** Claims in its transaction. A second request of the same day finds what the first one has written. */
async function claimIn(options: RaffleOptions, tx: Tx, claiming: Claiming): Promise<Result<'claimed', Refusal>> {
  const { id, who, device } = claiming
  const nowMs = options.clock.nowMs()
  const raffle = await lockRaffle(tx, id)
  if (!isPublished(raffle)) return err('raffle.unknown')
  const { plan, entrants } = raffle
  const stored = await findEntry(tx, id, who.id)
  const asked = {
    hasEntry: stored !== undefined,
    isDeviceUsed: device !== null && (await isDeviceUsed(tx, id, device)),
    entrants,
    room: roomOf(plan),
  }
  const refusal = claimRefusal(raffle, asked, nowMs)
  if (refusal !== undefined) return err(refusal)
  const entry = stored ?? (await join(options, tx, claiming))
  const today = dayOf(nowMs)
  const isFresh = plan.hasFree && entry.freeDay !== today
  const free = isFresh ? entry.free + 1 : entry.free
  const tickets = ticketsOf({ free, valid: entry.valid }, plan)
  if (isFresh) {
    await recordEarned(tx, id, [{ account: who.id, free, freeDay: today, valid: entry.valid, tickets }])
  }
  await addTickets(tx, id, stored === undefined ? 1 : 0, tickets - entry.tickets)
  return ok('claimed')
}

/** Takes part, and claims the free ticket of the day. Nothing is written where nothing is new. */
export async function claim(options: RaffleOptions, claiming: Claiming): Promise<Result<OwnView, Refusal>> {
  const { db, feed } = options
  const { id, who } = claiming
  if ((await findNotOffered(options, who)) !== undefined) return err('raffle.not_offered')
  const claimed = await db.transact<'claimed', Refusal>((tx) => claimIn(options, tx, claiming))
  if (!claimed.ok) return claimed
  feed.tell([who.id])
  return db.read(async (tx) => {
    const raffle = present(await findRaffle(tx, id), 'a raffle that was just taken part in')
    return ok({ raffle, winners: [], own: await findEntry(tx, id, who.id) })
  })
}

export type PublicView = Omit<OwnView, 'own'>

/** A raffle for everybody, once it is published. */
export async function readProof(
  { db }: Pick<RaffleOptions, 'db'>,
  id: string,
): Promise<Result<PublicView, 'raffle.unknown'>> {
  return db.read(async (tx) => {
    const raffle = await findRaffle(tx, id)
    if (!isPublished(raffle)) return err('raffle.unknown')
    return ok({ raffle, winners: (await listPrizes(tx, [id])).get(id) ?? [] })
  })
}

type EntryPage = { readonly entries: Listed[]; readonly next: number | null }

/** A page of the final list of tickets. */
export async function readEntries(
  { db }: Pick<RaffleOptions, 'db'>,
  id: string,
  from: number,
): Promise<Result<EntryPage, 'raffle.unknown'>> {
  return db.read(async (tx) => {
    if (!isPublished(await findRaffle(tx, id))) return err('raffle.unknown')
    // One more than is shown, to know whether there are more.
    const found = await listFrom(tx, id, from, RAFFLE_ENTRIES_PAGE + 1)
    return ok({ entries: found.slice(0, RAFFLE_ENTRIES_PAGE), next: found[RAFFLE_ENTRIES_PAGE]?.first ?? null })
  })
}

/** Adds bets to the entries of one locked raffle; returns whose tickets may have changed. */
async function countFor(tx: Tx, raffle: StoredRaffle, bets: readonly ValidBet[]): Promise<readonly string[]> {
  const wallets = [...new Set(bets.map(({ wallet }) => wallet))]
  const changed = (await findEntries(tx, raffle.id, wallets)).flatMap((entry) => {
    const added = countedFor(entry, raffle, bets)
    if (added === 0n) return []
    const { account, free, freeDay } = entry
    const valid = entry.valid + added
    const tickets = ticketsOf({ free, valid }, raffle.plan)
    return [{ account, free, freeDay, valid, tickets, more: tickets - entry.tickets }]
  })
  await recordEarned(tx, raffle.id, changed)
  await addTickets(
    tx,
    raffle.id,
    0,
    changed.reduce((sum, { more }) => sum + more, 0),
  )
  return changed.map(({ account }) => account)
}

/** The name of the consumer that counts bets. */
export const CONSUMER = 'rewards.raffle'

/** Adds bets to the tickets of those who take part; returns whose tickets may have changed. */
export async function countTickets(tx: Tx, bets: readonly ValidBet[]): Promise<readonly string[]> {
  if (bets.length === 0) return []
  const times = bets.map(({ atMs }) => atMs)
  const raffles = await lockCounting(
    tx,
    times.reduce((least, atMs) => Math.min(least, atMs)),
    times.reduce((most, atMs) => Math.max(most, atMs)),
  )
  const changed: string[] = []
  for (const raffle of raffles) changed.push(...(await countFor(tx, raffle, bets)))
  return changed
}
