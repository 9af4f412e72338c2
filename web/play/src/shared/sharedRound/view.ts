import type { Refusal } from '@ronda/client'
import type {
  Balance,
  SharedChain,
  SharedPlayed,
  SharedRound,
  SharedTicket,
  SharedTableState,
  VoidReason,
} from '@ronda/contract'
import { sumOfChips, type Chips } from '@ronda/games'
import { noChips, type Pile } from '../chips/pile.ts'
import type { CommonNotice } from '../notice/GameNotice.tsx'
import type { Link } from './watcher.ts'

/** What is shown of a round. Between two turns it follows the server's clock. */
export type Stage = 'betting' | 'locked' | 'showing' | 'result' | 'void'

/** The stage of the round, by the server's clock. */
export function stageAt({ phase, locksAtMs, endsAtMs, outcome }: SharedRound, nowMs: number): Stage {
  if (phase === 'void') return 'void'
  if (phase === 'betting') return nowMs < locksAtMs ? 'betting' : 'locked'
  // In a game with cash-out the outcome is not published until the round is over.
  if (phase === 'showing' && outcome === null) return 'showing'
  if (phase === 'locked' || outcome === null) return 'locked'
  return phase === 'showing' && (endsAtMs === null || nowMs < endsAtMs) ? 'showing' : 'result'
}

/** When the stage changes by itself, if it does. */
export function nextChangeMs(round: SharedRound, nowMs: number): number | undefined {
  const stage = stageAt(round, nowMs)
  if (stage === 'betting') return round.locksAtMs
  return stage === 'showing' ? (round.endsAtMs ?? undefined) : undefined
}

/** What does not change while the table is open. */
export type Terms = {
  readonly unit: bigint
  readonly chips: readonly number[]
  readonly roundMax: number
  /** The most that the operator can pay on one number of a draw; null in free play. */
  readonly placeMax: number | null
  readonly chain: SharedChain
}

/** What only a game with shared rounds has to say. */
export type OwnNotice =
  /** Chips that had not been placed when the table locked, or that came too late: they cost nothing. */
  | { readonly kind: 'unplaced' | 'late'; readonly units: number }
  | { readonly kind: 'voided'; readonly staked: bigint; readonly reason: VoidReason | null }
  /** The round was over when the player wanted to cash out. */
  | { readonly kind: 'stayed' }

export type Notice = CommonNotice | OwnNotice

/** Chips of a request that the server has not answered yet. */
export type Sent = { readonly ticket: string; readonly round: number; readonly chips: Chips }

export type TableView = {
  readonly link: Link
  readonly snapshot: SharedTableState | undefined
  readonly stage: Stage
  readonly terms: Terms | undefined
  /** The chips on the table that are not staked yet. */
  readonly pile: Pile
  /** The selected chip, in units. */
  readonly count: number
  readonly sent: Sent | undefined
  /** Tickets with a pending request to place or cash out. */
  readonly asking: readonly string[]
  /** This player's tickets of the current round. */
  readonly tickets: readonly SharedTicket[]
  readonly balance: Balance
  /** The last finished round that this player bet on. */
  readonly played: SharedPlayed | undefined
  readonly notice: Notice | undefined
  /** The session is over: no chips can be placed. */
  readonly isClosed: boolean
}

export function openTableView(balance: Balance): TableView {
  return {
    link: 'connecting',
    snapshot: undefined,
    stage: 'locked',
    terms: undefined,
    pile: noChips,
    count: 1,
    sent: undefined,
    asking: [],
    tickets: [],
    balance,
    played: undefined,
    notice: undefined,
    isClosed: false,
  }
}

const chipsOf = ({ bet }: SharedTicket): Chips => (bet['chips'] ?? {}) as Chips

export function addChips(...all: readonly Chips[]): Chips {
  const sum: Record<string, number> = {}
  for (const chips of all) for (const [place, count] of Object.entries(chips)) sum[place] = (sum[place] ?? 0) + count
  return sum
}

/** The chips that the server has accepted, or that have been sent. */
export function stakedChips({ tickets, sent, snapshot }: TableView): Chips {
  return addChips(
    ...tickets.map(chipsOf),
    sent !== undefined && sent.round === snapshot?.round.number ? sent.chips : {},
  )
}

/** Whether this player has staked on the current round, or has sent a request for it. */
export function hasStaked({ tickets, sent, asking }: TableView): boolean {
  return tickets.length > 0 || sent !== undefined || asking.length > 0
}

/** How many units may still be placed on this round. */
export function unitsLeft(view: TableView): number {
  return Math.max(0, (view.terms?.roundMax ?? 0) - sumOfChips(stakedChips(view)))
}

/** Whether chips may be placed now. */
export function mayLay({ stage, isClosed, terms, link }: TableView): boolean {
  return stage === 'betting' && !isClosed && terms !== undefined && link !== 'unknown'
}

/** Whether the chips can be staked now: only one request at a time. */
export function mayPlace(view: TableView): boolean {
  return mayLay(view) && view.sent === undefined && sumOfChips(view.pile.chips) > 0
}

/**
 * Of two balances the one with the higher sequence number in the wallet's chain is newer, so a late reply changes
 * nothing.
 */
export function withBalance(view: TableView, balance: Balance): TableView {
  return balance.seq >= view.balance.seq ? { ...view, balance } : view
}

/** The table locks: chips that were not placed are removed, with a notice. */
function removeUnplaced(view: TableView): TableView {
  const units = sumOfChips(view.pile.chips)
  if (units === 0) return view.pile.before.length === 0 ? view : { ...view, pile: { ...view.pile, before: [] } }
  return {
    ...view,
    pile: { chips: {}, before: [], last: view.pile.chips },
    notice: { kind: 'unplaced', units },
  }
}

/** Applies a new state of the table, or a new time. */
export function applySnapshot(view: TableView, snapshot: SharedTableState, nowMs: number): TableView {
  const stage = stageAt(snapshot.round, nowMs)
  const isNext = snapshot.round.number !== view.snapshot?.round.number
  const staked = stakedChips(view)
  const pile = isNext && sumOfChips(staked) > 0 ? { ...view.pile, last: staked } : view.pile
  // A notice about returned chips is removed in the next round.
  const isOld = isNext && (view.notice?.kind === 'unplaced' || view.notice?.kind === 'late')
  const notice = isOld ? undefined : view.notice
  const moved = { ...view, snapshot, stage, pile, notice, tickets: isNext ? [] : view.tickets }
  return stage === 'betting' && !isNext ? moved : removeUnplaced(moved)
}

/** The player's own tickets from the server: another device may have placed more. */
export function applyTickets(view: TableView, round: number, tickets: readonly SharedTicket[]): TableView {
  if (view.snapshot?.round.number !== round) return view
  const isThere = tickets.some(({ id }) => id === view.sent?.ticket)
  return { ...view, tickets, sent: isThere ? undefined : view.sent }
}

/** The chips are sent to the server. */
export function applySent(view: TableView, ticket: string): TableView {
  const round = view.snapshot?.round.number ?? 0
  const { chips } = view.pile
  return {
    ...view,
    sent: { ticket, round, chips },
    pile: { chips: {}, before: [], last: chips },
    notice: undefined,
  }
}

/** The server has accepted the ticket, or sent its current state. */
export function applyTicket(view: TableView, round: number, ticket: SharedTicket, balance: Balance): TableView {
  const isOfThis = round === view.snapshot?.round.number
  const isKnown = view.tickets.some(({ id }) => id === ticket.id)
  const known = isKnown ? view.tickets.map((one) => (one.id === ticket.id ? ticket : one)) : [...view.tickets, ticket]
  const sent = view.sent?.ticket === ticket.id ? undefined : view.sent
  const notice = view.notice?.kind === 'unsure' ? undefined : view.notice
  return withBalance({ ...view, sent, tickets: isOfThis ? known : view.tickets, notice }, balance)
}

/** The server has refused the ticket: the chips return to their places, or are removed when it is too late. */
export function applyRefusal(view: TableView, code: Refusal['code']): TableView {
  const { sent, pile } = view
  const chips = sent?.chips ?? {}
  const isLate = code === 'game.bets_closed' || view.stage !== 'betting' || sent?.round !== view.snapshot?.round.number
  const notice: Notice =
    code === 'game.bets_closed' ? { kind: 'late', units: sumOfChips(chips) } : { kind: 'refused', code }
  return {
    ...view,
    sent: undefined,
    pile: isLate ? { ...pile, last: chips } : { ...pile, chips: addChips(chips, pile.chips), before: [] },
    notice,
  }
}

/** The result of a round, once it is over. */
export function applyPlayed(view: TableView, played: SharedPlayed, balance: Balance): TableView {
  const notice: Notice | undefined = played.isVoid
    ? { kind: 'voided', staked: played.staked, reason: played.voidReason ?? null }
    : view.notice
  return withBalance({ ...view, played, notice }, balance)
}
