import type { Rng } from '@ronda/core'
import { hexOfBytes } from './bytes.ts'
import { commitmentOf } from './commitment.ts'
import { ruleOfDraw } from './drawText.ts'
import { growTree, leafOf } from './merkle.ts'
import { openStream } from './stream.ts'

/** So many tickets a raffle has at most: one draw chooses among all of them. */
export const RAFFLE_TICKETS_MAX = 2_000_000

/** The tickets of one member: so many from the first one on. Tickets are numbered from 1 on. */
export type RaffleEntry = {
  /** Stands for the member: nobody else knows whose it is. */
  readonly entrant: string
  readonly first: number
  readonly count: number
}

/** The text that the leaf of an entry is made of. */
export const raffleEntryText = (raffle: string, { entrant, first, count }: RaffleEntry): string =>
  `${raffle}:${entrant}:${first}:${count}`

export type RaffleScale = {
  /** One prize is drawn for so many tickets. */
  readonly perPrize: number
  readonly prizesMax: number
  /** Prizes that there are. */
  readonly stock: number
}

/** How many prizes are drawn: the smallest of tickets ÷ x rounded down, the cap and the stock. */
export const rafflePrizes = (tickets: number, { perPrize, prizesMax, stock }: RaffleScale): number =>
  Math.min(Math.floor(tickets / perPrize), prizesMax, stock)

/**
 * Draws tickets one after the other, none twice, all orders equally likely: each one is chosen among those that are left
 * (the shuffle of Fisher and Yates, of which only the first places are needed).
 */
export function drawTickets(draw: Rng, tickets: number, prizes: number): readonly number[] {
  const moved = new Map<number, number>()
  const at = (place: number): number => moved.get(place) ?? place
  return Array.from({ length: prizes }, (_, place) => {
    const chosen = place + draw(tickets - place)
    const ticket = at(chosen) + 1
    moved.set(chosen, at(place))
    return ticket
  })
}

/** The winning tickets of a raffle, the first prize first. The text is that of a shared draw. */
export const raffleWinners = (
  { serverSeed, text }: { readonly serverSeed: string; readonly text: string },
  tickets: number,
  prizes: number,
): readonly number[] => drawTickets(openStream({ serverSeed, clientSeed: text, nonce: 0 }), tickets, prizes)

/** A raffle that was drawn, as it is published. */
export type DrawnRaffle = RaffleScale &
  RaffleList & {
    readonly commitment: string
    readonly serverSeed: string
    readonly text: string
    /** The beacon's signature, in hexadecimal; null where no beacon decides. */
    readonly signature: string | null
    /** The tickets that won, the first prize first, and whose they are. */
    readonly winners: readonly { readonly ticket: number; readonly entrant: string }[]
  }

export type RaffleFault = 'seed' | 'text' | 'list' | 'root' | 'count' | 'winner'

/** Whether the entries are all tickets from 1 on, without a gap and without a ticket that is listed twice. */
function isWhole(entries: readonly RaffleEntry[], tickets: number): boolean {
  let next = 1
  for (const { first, count } of entries) {
    if (first !== next || !Number.isSafeInteger(count) || count < 1) return false
    next += count
  }
  return next === tickets + 1 && new Set(entries.map(({ entrant }) => entrant)).size === entries.length
}

/** The root of the tree of all entries, in their order. */
export const raffleRoot = (raffle: string, entries: readonly RaffleEntry[]): string =>
  hexOfBytes(growTree(entries.map((entry) => leafOf(raffleEntryText(raffle, entry)))).root)

export type RaffleList = {
  readonly id: string
  readonly root: string
  readonly tickets: number
  readonly entries: readonly RaffleEntry[]
}

/** Whether a list has every ticket once, and is the one that was published. */
export function checkRaffleList({ id, root, tickets, entries }: RaffleList): 'list' | 'root' | undefined {
  if (!isWhole(entries, tickets)) return 'list'
  return raffleRoot(id, entries) === root ? undefined : 'root'
}

const holds = ({ entrant, first, count }: RaffleEntry, won: DrawnRaffle['winners'][number]): boolean =>
  entrant === won.entrant && won.ticket >= first && won.ticket < first + count

/** Recomputes a raffle; the first thing that is wrong, or undefined when all is right. */
export function checkRaffle(raffle: DrawnRaffle): { readonly fault: RaffleFault; readonly place: number } | undefined {
  const { commitment, serverSeed, text, root, signature, tickets, entries, winners } = raffle
  if (commitmentOf(serverSeed) !== commitment) return { fault: 'seed', place: 0 }
  const rule = ruleOfDraw(text, { root, signature })
  if (rule !== 'beacon' && rule !== 'tickets') return { fault: 'text', place: 0 }
  const listFault = checkRaffleList(raffle)
  if (listFault !== undefined) return { fault: listFault, place: 0 }
  if (winners.length !== rafflePrizes(tickets, raffle)) return { fault: 'count', place: 0 }
  const drawn = raffleWinners({ serverSeed, text }, tickets, winners.length)
  const byEntrant = new Map(entries.map((entry) => [entry.entrant, entry]))
  const wrong = winners.findIndex((won, place) => {
    const entry = byEntrant.get(won.entrant)
    return won.ticket !== drawn[place] || entry === undefined || !holds(entry, won)
  })
  return wrong < 0 ? undefined : { fault: 'winner', place: wrong }
}
