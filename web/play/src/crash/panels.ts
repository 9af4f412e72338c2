import { present } from '@ronda/core'
import type { SharedTicket } from '@ronda/contract'
import { CRASH_MAX, type CrashBet } from '@ronda/games'
import { mayLay, type TableView } from '../shared/sharedRound/view.ts'
import type { AutoRun } from '../shared/wager/auto.ts'
import type { StakeKey } from '../shared/wager/stakes.ts'
import type { BetState } from './betState.ts'

/** The choices for one of the two bets, and its ticket. */
export type Panel = {
  /** In units. */
  readonly amount: number
  /** In hundredths: where it is cashed out by itself, if `hasTarget`. */
  readonly target: number
  readonly hasTarget: boolean
  /** The ticket of this round. */
  readonly ticket: string | undefined
  /** It is placed as soon as the next round opens. */
  readonly isNext: boolean
  /** Placed in every round until one of its limits is reached. */
  readonly auto: AutoBet | undefined
}

/** A run of automatic bets, and the round that the last one was placed in and settled in. */
export type AutoBet = {
  readonly run: AutoRun
  readonly placedIn: number | undefined
  readonly settledIn: number | undefined
}

export type Choice = Partial<Pick<Panel, 'amount' | 'target' | 'hasTarget'>>

const FIRST: Panel = { amount: 1, target: 200, hasTarget: false, ticket: undefined, isNext: false, auto: undefined }

const PANELS = 2
export const firstPanels: readonly Panel[] = Array.from({ length: PANELS }, () => FIRST)

export const betOf = ({ amount, target, hasTarget }: Panel): CrashBet => (hasTarget ? { amount, target } : { amount })

/** The lowest target. */
export const TARGET_LEAST = 101

/** A typed multiple, in hundredths. Undefined if it is not valid. */
export function readTarget(typed: string): number | undefined {
  const hundredths = Math.round(Number(typed.replace(',', '.')) * 100)
  return hundredths >= TARGET_LEAST && hundredths <= CRASH_MAX ? hundredths : undefined
}

/** The next amount in the steps of the available chips. */
export function stepAmount(amount: number, by: 1 | -1, chips: readonly number[], most: number): number {
  const next = by > 0 ? chips.find((chip) => chip > amount) : chips.findLast((chip) => chip < amount)
  if (next !== undefined) return Math.min(next, most)
  const [least = 1, largest = 1] = [chips[0], chips.at(-1)]
  return by > 0 ? Math.min(most, amount + largest) : Math.min(amount, least)
}

export type AmountLimits = { readonly least: number; readonly most: number; readonly covered: number }

/** The amount after a press on a key; undefined where it would change nothing. */
export function amountAfter(key: StakeKey, amount: number, { least, most, covered }: AmountLimits): number | undefined {
  const wished = { half: Math.floor(amount / 2), double: amount * 2, max: covered }[key]
  const next = Math.min(most, Math.max(least, wished))
  return next === amount || (key === 'max' && covered < least) ? undefined : next
}

export type Standing = { readonly ticket: SharedTicket | undefined; readonly isAsking: boolean }

/** The state of a panel's bet: free if there is neither a ticket nor a request. */
export function standingOf({ ticket }: Panel, { tickets, asking }: TableView): Standing {
  return {
    ticket: tickets.find(({ id }) => id === ticket),
    isAsking: ticket !== undefined && asking.includes(ticket),
  }
}

/** Tickets that belong to no panel: placed on another device, or before a reload. */
export function unassignedTickets(panels: readonly Panel[], { tickets }: TableView): readonly SharedTicket[] {
  return tickets.filter(({ id }) => panels.every(({ ticket }) => ticket !== id))
}

/** Assigns each of these tickets to a free panel, with its choices. Tickets that do not fit are shown separately. */
export function assignTickets(panels: readonly Panel[], view: TableView): readonly Panel[] {
  const left = [...unassignedTickets(panels, view)]
  if (left.length === 0) return panels
  return panels.map((panel) => {
    const { ticket, isAsking } = standingOf(panel, view)
    if (left.length === 0 || ticket || isAsking) return panel
    const { id, bet } = present(left.shift(), 'a ticket without a panel')
    const { amount, target } = bet as CrashBet
    return { ...panel, amount, target: target ?? panel.target, hasTarget: target !== undefined, ticket: id }
  })
}

/** What the button of a panel does now; undefined while it does nothing. */
export type Act = 'place' | 'leave' | 'next' | 'cancel' | 'stop'

export function actOf(panel: Panel, view: TableView, betState: BetState | undefined): Act | undefined {
  if (view.isClosed || view.terms === undefined) return undefined
  const { ticket, isAsking } = standingOf(panel, view)
  if (isAsking) return undefined
  if (betState?.kind === 'flying') return 'leave'
  if (panel.auto) return 'stop'
  if (ticket === undefined && mayLay(view)) return 'place'
  if (betState?.kind === 'waiting' || betState?.kind === 'reaching') return undefined
  return panel.isNext ? 'cancel' : 'next'
}
