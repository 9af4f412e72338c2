import type { SharedPlayed, SharedRound, SharedTicket } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import { rulesNamed, type SharedTitle } from '@ronda/games'
import type { Tx } from '../../platform/postgres/db.ts'
import { findSharedPlays, type StoredSharedPlay, type Titles } from '../round/index.ts'
import { findChains } from './chain.sql.ts'
import { findReceipts, type ReceiptPages } from './receipt.actions.ts'
import { findPast, findShared, findSharedAll, type PastAsked, type StoredShared } from './round.sql.ts'
import { showPlayed, showRound, showTicket, type Ended } from './sharedRound.view.ts'
import { findTickets } from './ticket.sql.ts'

/** Which player: what reading past rounds needs. */
export type Holder = {
  readonly wallet: number
  readonly currency: Currency
  /** When this holder of the wallet began, if others had it before. */
  readonly since?: { readonly seq: number; readonly at: Date }
}

const afterOf = ({ since }: Holder): number => since?.seq ?? 0

export type TitleOf = Titles<SharedTitle>['titleOf']

/** What reading past rounds needs: the titles, and cached pages of receipts. */
type ReadOptions = { readonly titleOf: TitleOf; readonly pages?: ReceiptPages }

function endedOf(titleOf: TitleOf, round: StoredShared): Ended {
  const title = titleOf(round.game)
  return { rules: title && rulesNamed(title, round.model_hash), round }
}

const keyOf = (game: string, number: number): string => `${game}/${number}`

async function showAll(
  tx: Tx,
  { titleOf, pages }: ReadOptions,
  { wallet, currency }: Holder,
  plays: readonly StoredSharedPlay[],
): Promise<readonly SharedPlayed[]> {
  if (plays.length === 0) return []
  const places = plays.map(({ game, shared }) => ({ game, number: shared }))
  const stored = await findSharedAll(tx, places)
  const roundOf = new Map(stored.map((round) => [keyOf(round.game, round.number), round]))
  const chains = await findChains(tx, [...new Set(stored.map(({ chain }) => chain))])
  const chainOf = new Map(chains.map((chain) => [chain.id, chain]))
  const tickets = await findTickets(tx, wallet, places)
  const ticketsOf = Map.groupBy(tickets, ({ game, round }) => keyOf(game, round))
  const sealed = new Set(
    stored.filter((round) => round.seal_root !== null).map((round) => keyOf(round.game, round.number)),
  )
  const receipts = await findReceipts(
    tx,
    tickets.filter(({ game, round }) => sealed.has(keyOf(game, round))),
    pages,
  )
  return plays.map((play) => {
    const key = keyOf(play.game, play.shared)
    const round = present(roundOf.get(key), 'a round that was played')
    const chain = present(chainOf.get(round.chain), 'the chain of a round')
    const ended = endedOf(titleOf, round)
    return showPlayed({ play, ended, chain, tickets: ticketsOf.get(key) ?? [], receipts, currency })
  })
}

/** Rounds of a game that are over, newest first, without anything secret. */
export async function findPastRounds(tx: Tx, game: string, asked: PastAsked): Promise<readonly SharedRound[]> {
  return (await findPast(tx, game, asked)).map(showRound)
}

/** A player's part in one shared round, by its id in the record. */
export async function findSharedPlayed(
  tx: Tx,
  options: ReadOptions,
  holder: Holder,
  id: string,
): Promise<SharedPlayed | undefined> {
  const plays = await findSharedPlays(tx, holder.wallet, { id, after: afterOf(holder), atMost: 1 })
  return (await showAll(tx, options, holder, plays))[0]
}

export type PlayedAsked = { readonly game?: string; readonly before?: number | undefined; readonly atMost: number }

/** Shared rounds of a player that are over, newest first. */
export async function findAllPlayed(
  tx: Tx,
  options: ReadOptions,
  holder: Holder,
  asked: PlayedAsked,
): Promise<readonly SharedPlayed[]> {
  return showAll(tx, options, holder, await findSharedPlays(tx, holder.wallet, { ...asked, after: afterOf(holder) }))
}

export type Mine = { readonly tickets: readonly SharedTicket[]; readonly played: SharedPlayed | null }

/** A player's tickets on a round, and the result once it is over: `play` is its id in the record. */
export async function findMine(
  tx: Tx,
  options: ReadOptions,
  holder: Holder,
  { game, round: number, play }: { readonly game: string; readonly round: number; readonly play: string },
): Promise<Mine> {
  const round = await findShared(tx, game, number)
  if (round === undefined) return { tickets: [], played: null }
  const placed = await findTickets(tx, holder.wallet, [{ game, number }])
  const tickets = placed.filter(({ placed_at }) => holder.since === undefined || placed_at >= holder.since.at)
  const played = await findSharedPlayed(tx, options, holder, play)
  return {
    tickets: tickets.map((ticket) => showTicket(ticket, endedOf(options.titleOf, round))),
    played: played ?? null,
  }
}
