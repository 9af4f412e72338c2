import type { SharedPlayed, SharedRound, SharedTicket } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import { rulesNamed, type SharedTitle } from '@ronda/games'
import type { Tx } from '../../platform/postgres/db.ts'
import { findSharedPlays, type StoredSharedPlay, type Titles } from '../round/index.ts'
import { findChains } from './chain.sql.ts'
import { findReceipts, type ReceiptPages } from './receipt.actions.ts'
import { findPast, findShared, findSharedAll, type PastAsked, type StoredShared } from './round.sql.ts'
import { showPlayed, showRound, showTicket, type Ended } from './tell.actions.ts'
import { findTickets } from './ticket.sql.ts'

/** Which player: what reading past rounds needs. */
export type Whose = {
  readonly wallet: number
  readonly currency: Currency
  /** When this holder of the wallet began, if others had it before. */
  readonly since?: { readonly seq: number; readonly at: Date }
}

const afterOf = ({ since }: Whose): number => since?.seq ?? 0

export type TitleOf = Titles<SharedTitle>['titleOf']

/** What reading past rounds needs: the titles, and cached pages of receipts. */
type Looking = { readonly titleOf: TitleOf; readonly pages?: ReceiptPages }

function endedOf(titleOf: TitleOf, round: StoredShared): Ended {
  const title = titleOf(round.game)
  return { rules: title && rulesNamed(title, round.model_hash), round }
}

const keyOf = (game: string, number: number): string => `${game}/${number}`

async function openAll(
  tx: Tx,
  { titleOf, pages }: Looking,
  { wallet, currency }: Whose,
  plays: readonly StoredSharedPlay[],
): Promise<readonly SharedPlayed[]> {
  if (plays.length === 0) return []
  const places = plays.map(({ game, shared }) => ({ game, number: shared }))
  const stored = await findSharedAll(tx, places)
  const roundOf = new Map(stored.map((round) => [keyOf(round.game, round.number), round]))
  const chains = await findChains(tx, [...new Set(stored.map(({ chain }) => chain))])
  const chainOf = new Map(chains.map((chain) => [chain.id, chain]))
  const tickets = await findTickets(tx, wallet, places)
  const laid = Map.groupBy(tickets, ({ game, round }) => keyOf(game, round))
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
    return showPlayed({ play, ended, chain, tickets: laid.get(key) ?? [], receipts, currency })
  })
}

/** Rounds of a game that are over, newest first, without anything secret. */
export async function findPastRounds(tx: Tx, game: string, asked: PastAsked): Promise<readonly SharedRound[]> {
  return (await findPast(tx, game, asked)).map(showRound)
}

/** A player's part in one shared round, by its id in the record. */
export async function findSharedPlayed(
  tx: Tx,
  looking: Looking,
  whose: Whose,
  id: string,
): Promise<SharedPlayed | undefined> {
  const plays = await findSharedPlays(tx, whose.wallet, { id, after: afterOf(whose), atMost: 1 })
  return (await openAll(tx, looking, whose, plays))[0]
}

export type PlayedAsked = { readonly game?: string; readonly before?: number | undefined; readonly atMost: number }

/** Shared rounds of a player that are over, newest first. */
export async function findAllPlayed(
  tx: Tx,
  looking: Looking,
  whose: Whose,
  asked: PlayedAsked,
): Promise<readonly SharedPlayed[]> {
  return openAll(tx, looking, whose, await findSharedPlays(tx, whose.wallet, { ...asked, after: afterOf(whose) }))
}

export type Mine = { readonly tickets: readonly SharedTicket[]; readonly played: SharedPlayed | null }

/** A player's tickets on a round, and the result once it is over: `play` is its id in the record. */
export async function findMine(
  tx: Tx,
  looking: Looking,
  whose: Whose,
  { game, round: number, play }: { readonly game: string; readonly round: number; readonly play: string },
): Promise<Mine> {
  const round = await findShared(tx, game, number)
  if (round === undefined) return { tickets: [], played: null }
  const laid = await findTickets(tx, whose.wallet, [{ game, number }])
  const tickets = laid.filter(({ placed_at }) => whose.since === undefined || placed_at >= whose.since.at)
  const played = await findSharedPlayed(tx, looking, whose, play)
  return {
    tickets: tickets.map((ticket) => showTicket(ticket, endedOf(looking.titleOf, round))),
    played: played ?? null,
  }
}
