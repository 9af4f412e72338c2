import { nextAuto } from '../shared/wager/auto.ts'
import { mayLay, type TableView } from '../shared/sharedRound/view.ts'
import { worthAt, type BetState } from './betState.ts'
import { standingOf, type Panel } from './panels.ts'
import type { AutoEnd } from '../shared/wager/auto.ts'

/** What automatic bets do now: place one, go on with another state, or end. `refused`: the table shows why. */
export type AutoStep =
  | { readonly is: 'place' }
  | { readonly is: 'settled'; readonly auto: NonNullable<Panel['auto']> }
  | { readonly is: 'over'; readonly end: AutoEnd | 'refused'; readonly net: bigint }

/** The next step of a panel's automatic bets; undefined while they wait. */
export function autoStep(panel: Panel, view: TableView, betState: BetState | undefined): AutoStep | undefined {
  const { auto } = panel
  const { snapshot, terms } = view
  if (auto === undefined || snapshot === undefined || terms === undefined) return undefined
  const { number, outcome } = snapshot.round
  const { ticket, isAsking } = standingOf(panel, view)
  if (isAsking) return undefined
  if (auto.placedIn === number) {
    if (ticket === undefined) return { is: 'over', end: 'refused', net: auto.run.net }
    if (!outcome || auto.settledIn === number || betState === undefined) return undefined
    const win = betState.kind === 'left' ? worthAt(ticket.staked, betState.at) : 0n
    const stake = ticket.staked
    const next = nextAuto(auto.run, { staked: ticket.staked, win }, { stake, stakes: [stake] })
    if (next.is === 'over') return next
    return { is: 'settled', auto: { ...auto, run: next.run, settledIn: number } }
  }
  return ticket === undefined && mayLay(view) ? { is: 'place' } : undefined
}
