import type { SharedPlayed, SharedTicket } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import { namedUuid } from '../../platform/ids/namedUuid.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findSharedPlays, type StoredSharedPlay } from '../round/index.ts'
import { findChainById } from './chain.sql.ts'
import { findShared } from './round.sql.ts'
import { nameOfPlay, rulesNamed } from './shared.ts'
import type { SharedTables } from './tables.actions.ts'
import { showPlayed, showTicket } from './tell.actions.ts'
import { findTickets } from './ticket.sql.ts'

/** Whose rounds: all that looking back needs to know of a player. */
export type Whose = { readonly wallet: number; readonly currency: Currency }

type TitleOf = SharedTables['titleOf']

async function open(tx: Tx, titleOf: TitleOf, { wallet, currency }: Whose, play: StoredSharedPlay) {
  const { game, shared } = play
  const round = present(await findShared(tx, game, shared), 'a round that was played')
  const chain = present(await findChainById(tx, round.chain), 'the chain of a round')
  const tickets = await findTickets(tx, { game, wallet, rounds: [shared] })
  const title = titleOf(game)
  const rules = title && rulesNamed(title, round.model_hash)
  return showPlayed({ play, ended: { rules, round }, chain, tickets, currency })
}

/** A player's part in one shared round, by its name in the record. */
export async function findSharedPlayed(
  tx: Tx,
  titleOf: TitleOf,
  whose: Whose,
  id: string,
): Promise<SharedPlayed | undefined> {
  const [play] = await findSharedPlays(tx, whose.wallet, { id, atMost: 1 })
  return play && open(tx, titleOf, whose, play)
}

export type PlayedAsked = { readonly game?: string; readonly before?: number | undefined; readonly atMost: number }

/** Shared rounds of a player that are over, newest first. */
export async function findAllPlayed(
  tx: Tx,
  titleOf: TitleOf,
  whose: Whose,
  asked: PlayedAsked,
): Promise<readonly SharedPlayed[]> {
  const plays = await findSharedPlays(tx, whose.wallet, asked)
  const opened: SharedPlayed[] = []
  for (const play of plays) opened.push(await open(tx, titleOf, whose, play))
  return opened
}

export type Mine = { readonly tickets: readonly SharedTicket[]; readonly played: SharedPlayed | null }

/** What a player has laid on a round, and what came of it once it is over. */
export async function findMine(
  tx: Tx,
  titleOf: TitleOf,
  whose: Whose,
  { game, round: number }: { readonly game: string; readonly round: number },
): Promise<Mine> {
  const round = await findShared(tx, game, number)
  if (round === undefined) return { tickets: [], played: null }
  const title = titleOf(game)
  const rules = title && rulesNamed(title, round.model_hash)
  const tickets = await findTickets(tx, { game, wallet: whose.wallet, rounds: [number] })
  const played = await findSharedPlayed(tx, titleOf, whose, namedUuid(nameOfPlay(game, number, whose.wallet)))
  return { tickets: tickets.map((ticket) => showTicket(ticket, { rules, round })), played: played ?? null }
}
