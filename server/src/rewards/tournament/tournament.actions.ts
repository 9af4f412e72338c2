import { TOURNAMENT_PAGE, type NotOffered } from '@ronda/contract'
import { days, err, ok, present, type Id, type Result } from '@ronda/core'
import type { TournamentEntry } from '@ronda/fair'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Account } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findNotOffered } from '../mission/index.ts'
import {
  countJoined,
  findOwn,
  findRounds,
  findStanding,
  insertEntry,
  keyOf,
  listEntries,
  listPlaces,
  type StoredEntry,
} from './entry.sql.ts'
import type { PlanOptions } from './plan.actions.ts'
import { ENTRIES_MAX } from './settle.actions.ts'
import { findTournament, listShown, lockTournament, type StoredTournament } from './tournament.sql.ts'

export type TournamentOptions = PlanOptions & {
  readonly walletStore: WalletStore
  /** Other accounts that share a device, a payout account or a contact with this one. */
  readonly neighboursOf: (tx: Tx, account: Id<'account'>) => Promise<readonly Id<'account'>[]>
}

export type Player = Pick<Account, 'id' | 'kind' | 'currency'>

/** So many are listed; those that ended longer ago are not. */
const LISTED_MAX = 40
const LISTED_DAYS = 30

/** An entry with its place; undefined without one. */
export type Placed = StoredEntry & { readonly at: number | undefined; readonly username: string }

/** A tournament as one member sees it. */
export type OwnView = {
  readonly tournament: StoredTournament
  readonly own: Placed | undefined
  /** Those with a place now. */
  readonly ranked: number
}

const isShown = (stored: StoredTournament | undefined): stored is StoredTournament =>
  stored !== undefined && ['published', 'settled', 'cancelled'].includes(stored.state)

async function viewOf(tx: Tx, tournament: StoredTournament, own: StoredEntry | undefined): Promise<OwnView> {
  const isKnown = tournament.players !== null && (own === undefined || !own.isRanked || own.place !== null)
  const standing = isKnown ? undefined : await findStanding(tx, tournament.id, own?.number ?? null)
  const ranked = tournament.players ?? standing?.ranked ?? 0
  if (own === undefined) return { tournament, own, ranked }
  return { tournament, ranked, own: { ...own, at: own.place ?? standing?.place ?? undefined, username: '' } }
}

type Listed = { readonly notOffered: NotOffered | null; readonly views: readonly OwnView[] }

/** What runs, comes or was; somebody to whom nothing is offered sees only what they have joined. */
export async function readTournaments(options: TournamentOptions, who: Player): Promise<Listed> {
  const { db, clock } = options
  const notOffered = await findNotOffered(options, who)
  const sinceMs = clock.nowMs() - days(LISTED_DAYS)
  return db.read(async (tx) => {
    const found = await listShown(tx, { sinceMs, atMost: LISTED_MAX })
    const own = await findOwn(
      tx,
      who.id,
      found.map(({ id }) => id),
    )
    const shown = notOffered === undefined ? found : found.filter(({ id }) => own.has(id))
    const views: OwnView[] = []
    for (const tournament of shown) views.push(await viewOf(tx, tournament, own.get(tournament.id)))
    return { notOffered: notOffered ?? null, views }
  })
}

export type BoardView = OwnView & { readonly from: number; readonly rows: readonly Placed[] }

type Asking = { readonly id: string; readonly from: number; readonly who: Player }

async function readView({ db }: Pick<TournamentOptions, 'db'>, { id, who }: Asking): Promise<OwnView | undefined> {
  return db.read(async (tx) => {
    const tournament = await findTournament(tx, id)
    return isShown(tournament) ? viewOf(tx, tournament, (await findOwn(tx, who.id, [id])).get(id)) : undefined
  })
}

/** A page of a board. */
export async function readBoard(
  options: Pick<TournamentOptions, 'db'>,
  asking: Asking,
): Promise<Result<BoardView, 'tournament.unknown'>> {
  const { id, from } = asking
  const [view, page] = await Promise.all([
    readView(options, asking),
    options.db.read((tx) => listPlaces(tx, id, { from, atMost: TOURNAMENT_PAGE })),
  ])
  if (view === undefined) return err('tournament.unknown')
  return ok({ ...view, from, rows: page.map((entry, index) => ({ ...entry, at: from + index })) })
}

type JoinRefusal =
  | 'tournament.unknown'
  | 'tournament.not_offered'
  | 'tournament.over'
  | 'tournament.full'
  | 'tournament.linked'

/** Joins in its transaction. A second request of the same account finds the first one. */
async function joinIn(
  { clock, neighboursOf }: TournamentOptions,
  tx: Tx,
  id: string,
  who: Player & { readonly wallet: Awaited<ReturnType<WalletStore['of']>>['cash'] },
): Promise<Result<'joined', JoinRefusal>> {
  const stored = await lockTournament(tx, id)
  if (!isShown(stored)) return err('tournament.unknown')
  if ((await findOwn(tx, who.id, [id])).has(id)) return ok('joined')
  const { state, joined, terms } = stored
  const nowMs = clock.nowMs()
  if (state !== 'published' || nowMs >= terms.endsAtMs) return err('tournament.over')
  if (joined >= terms.playersMax) return err('tournament.full')
  // One person with several accounts would take several places.
  if ((await countJoined(tx, id, await neighboursOf(tx, who.id))) > 0) return err('tournament.linked')
  const entry = { tournament: id, number: joined + 1, account: who.id, wallet: who.wallet, joinedAtMs: nowMs }
  await insertEntry(tx, entry)
  return ok('joined')
}

/** Joins a tournament; rounds that end from now on count. */
export async function join(
  options: TournamentOptions,
  { id, who }: { readonly id: string; readonly who: Player },
): Promise<Result<OwnView, JoinRefusal>> {
  const { db, walletStore } = options
  const isKnown = await db.read(async (tx) => (await findOwn(tx, who.id, [id])).has(id))
  if (!isKnown && (await findNotOffered(options, who)) !== undefined) return err('tournament.not_offered')
  const { cash: wallet } = await walletStore.of(who.id)
  const joined = await db.transact<'joined', JoinRefusal>((tx) => joinIn(options, tx, id, { ...who, wallet }))
  if (!joined.ok) return joined
  return db.read(async (tx) => {
    const tournament = present(await findTournament(tx, id), 'a tournament that was just joined')
    return ok(await viewOf(tx, tournament, (await findOwn(tx, who.id, [id])).get(id)))
  })
}

/** A tournament for everybody. */
export async function readProof(
  { db }: Pick<TournamentOptions, 'db'>,
  id: string,
): Promise<Result<StoredTournament, 'tournament.unknown'>> {
  const stored = await db.read((tx) => findTournament(tx, id))
  return isShown(stored) ? ok(stored) : err('tournament.unknown')
}

type ResultPage = { readonly entries: readonly TournamentEntry[]; readonly next: number | null }

/** Players without names, with the rounds that count. Nothing is shown while it runs: rounds are their players'. */
export async function readResult(
  { db }: Pick<TournamentOptions, 'db'>,
  id: string,
  after: number,
): Promise<Result<ResultPage, 'tournament.unknown' | 'tournament.not_settled'>> {
  return db.read(async (tx) => {
    const stored = await findTournament(tx, id)
    if (!isShown(stored)) return err('tournament.unknown')
    if (stored.state !== 'settled') return err('tournament.not_settled')
    const found = await listEntries(tx, id, { after, atMost: ENTRIES_MAX })
    const rounds = await findRounds(tx, found)
    const entries = found.map((entry) => ({
      number: entry.number,
      place: entry.place,
      prize: entry.prize ?? 0n,
      rounds: rounds.get(keyOf(entry)) ?? [],
    }))
    return ok({ entries, next: found.length === ENTRIES_MAX ? (found.at(-1)?.number ?? null) : null })
  })
}
