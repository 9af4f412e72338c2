import type { TicketReceipt, SharedChain, SharedPlayed, SharedRound, SharedTicket } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { drawText } from '@ronda/fair'
import type { AnyShared } from '@ronda/games'
import { atomsOf, type StoredSharedPlay } from '../round/index.ts'
import { heapOf } from './pool.actions.ts'
import type { StoredChain } from './chain.sql.ts'
import type { StoredHeap } from './pool.sql.ts'
import { keyOfLeaf } from './receipt.actions.ts'
import type { StoredShared } from './round.sql.ts'
import type { StoredTicket } from './ticket.sql.ts'

type Bound = Pick<StoredShared, 'seal_root' | 'beacon_signature'>

/** The client seed of the draw: the chain's salt, with the beacon's signature or the root of all tickets. */
export function seedTextOf(salt: string, { seal_root: root, beacon_signature: signature }: Bound): string {
  return drawText(salt, { root, signature })
}

export function showSeal({ seal_root: root, seal_tickets: tickets }: StoredShared): SharedRound['seal'] {
  return root === null || tickets === null ? null : { root, tickets }
}

function showBeacon(round: StoredShared): SharedRound['beacon'] {
  const { beacon_chain: chain, beacon_round: at, beacon_signature: signature } = round
  return chain === null || at === null ? null : { chain, round: at, signature }
}

/** A round without its secrets: its end time is published with its secret. */
export function showRound(round: StoredShared): SharedRound {
  const { number, chain, place, phase, commitment, outcome, secret, heaps } = round
  return {
    number,
    chain,
    place,
    phase,
    opensAtMs: round.opens_at.getTime(),
    locksAtMs: round.locks_at.getTime(),
    showsAtMs: round.shows_at.getTime(),
    endsAtMs: secret === null ? null : (round.ends_at?.getTime() ?? null),
    commitment,
    outcome,
    secret,
    ...(heaps !== null && { heaps: [...heaps] }),
    seal: showSeal(round),
    sealedAtMs: round.sealed_at?.getTime() ?? null,
    beacon: showBeacon(round),
    voidReason: round.void_reason,
  }
}

export function showChain({ id, terminal, salt, length }: Omit<StoredChain, 'sealed' | 'number'>): SharedChain {
  return { id, terminal, salt: salt ?? '', length }
}

/** How a round ended, for computing what a ticket won. */
export type Ended = { readonly rules: AnyShared | undefined; readonly round: StoredShared }

/** The result of a round stands once its showing is over, paid or not. A voided round has no outcome. */
const isDecided = ({ phase }: StoredShared): boolean => phase === 'settling' || phase === 'closed' || phase === 'void'

function winOf({ rules, round }: Ended, ticket: StoredTicket): bigint | null {
  const { bet, unit, units, left_ms: leftMs } = ticket
  if (!isDecided(round)) return null
  if (round.outcome === null) return unit * BigInt(units)
  const read = rules?.readBet(bet)
  if (rules === undefined || read === undefined) return null
  return atomsOf(
    unit,
    rules.paid(read, round.outcome, leftMs ?? undefined, heapOf(round, ticket)?.perShare ?? undefined),
  )
}

export function showTicket(ticket: StoredTicket, ended: Ended): SharedTicket {
  const { id, bet, unit, units, placed_at: at, left_ms: leftMs } = ticket
  return { id, bet, staked: unit * BigInt(units), placedAtMs: at.getTime(), leftMs, win: winOf(ended, ticket) }
}

/** A heap without mode and currency, which the player knows. */
function showHeap({ mode: _mode, currency: _currency, ...heap }: StoredHeap): SharedPlayed['heap'] {
  return heap
}

export type PlayedParts = {
  readonly play: StoredSharedPlay
  readonly ended: Ended
  readonly chain: Omit<StoredChain, 'sealed' | 'number'>
  readonly tickets: readonly StoredTicket[]
  /** Of sealed tickets, by their key in the tree of their round. */
  readonly receipts: ReadonlyMap<string, TicketReceipt>
  readonly currency: Currency
}

/** A player's part in a round that is over, with everything that is needed to verify it. */
export function showPlayed({ play, ended, chain, tickets, receipts, currency }: PlayedParts): SharedPlayed {
  const { round } = ended
  const heap = tickets[0] && heapOf(round, tickets[0])
  const [seal, beacon] = [showSeal(round), showBeacon(round)]
  return {
    id: play.id,
    seq: play.seq,
    gameCode: play.game,
    modelHash: play.model_hash,
    seedId: round.chain,
    commitment: round.commitment,
    clientSeed: seedTextOf(chain.salt ?? '', round),
    nonce: round.place,
    ...(round.secret !== null && { serverSeed: round.secret }),
    currency,
    win: play.win,
    playedAtMs: play.played_at.getTime(),
    number: play.shared,
    terminal: chain.terminal,
    stake: tickets[0]?.unit ?? play.stake,
    staked: play.stake,
    tickets: tickets.map((ticket) => {
      const receipt = receipts.get(keyOfLeaf(ticket))
      return { ...showTicket(ticket, ended), ...(receipt && { receipt }) }
    }),
    outcome: round.outcome,
    ...(heap && { heap: showHeap(heap) }),
    locksAtMs: round.locks_at.getTime(),
    sealedAtMs: round.sealed_at?.getTime() ?? null,
    ...(seal && { seal }),
    ...(beacon && { beacon }),
    ...(isDecided(round) && round.outcome === null && { isVoid: true, voidReason: round.void_reason }),
  }
}
