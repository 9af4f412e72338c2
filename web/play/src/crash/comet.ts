import type { SharedTable } from '../shared/sharedRound/table.ts'
import { mayLay } from '../shared/sharedRound/view.ts'
import { beginAuto, type AutoEnd, type AutoPlan } from '../shared/wager/auto.ts'
import { autoStep } from './autoBet.ts'
import { betStateOf, type BetState, type Moment } from './betState.ts'
import { actOf, assignTickets, betOf, firstPanels, standingOf, type Choice, type Panel } from './panels.ts'

/**
 * A press to cash out just after the crash, or a double press, must not stake. For this time after the meaning of the
 * button has changed, no press orders a bet on the next round.
 */
const CALM_MS = 700

export type AutoOver = { readonly end: AutoEnd; readonly net: bigint }

/** The two bets of one player: the choices for them, and their tickets. */
export class Comet {
  readonly #table: SharedTable
  readonly #newTicket: () => string
  readonly #listeners = new Set<() => void>()
  #panels: readonly Panel[] = firstPanels
  #round: number | undefined
  #shape = ''
  #changedMs = Number.NEGATIVE_INFINITY
  #over: AutoOver | undefined

  constructor(table: SharedTable, newTicket: () => string) {
    this.#table = table
    this.#newTicket = newTicket
  }

  /** Follows the table until the returned function is called. */
  open(): () => void {
    this.#onTableChange()
    return this.#table.watch(() => this.#onTableChange())
  }

  readonly read = (): readonly Panel[] => this.#panels

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The round at this moment. */
  readonly moment = (): Moment => {
    const { snapshot, stage } = this.#table.read()
    return {
      stage,
      elapsedMs: snapshot ? this.#table.knownMs() - snapshot.round.showsAtMs : 0,
      outcome: snapshot?.round.outcome ?? undefined,
    }
  }

  /** The state of a panel's bet; undefined if it has none. */
  betState(at: number): BetState | undefined {
    const panel = this.#panels[at]
    const ticket = panel && standingOf(panel, this.#table.read()).ticket
    return ticket && betStateOf(ticket, this.moment())
  }

  choose(at: number, choice: Choice): void {
    this.#change(at, choice)
  }

  /** Does what the panel's button says. */
  act(at: number): void {
    const panel = this.#panels[at]
    const act = panel && actOf(panel, this.#table.read(), this.betState(at))
    if (act === undefined) return
    if (act === 'leave' && panel?.ticket !== undefined) void this.#table.leave(panel.ticket)
    else if (act === 'stop') this.stopAuto(at)
    else if (act === 'place') this.#place(at)
    else if (this.#table.nowMs() - this.#changedMs >= CALM_MS) this.#change(at, { isNext: act === 'next' })
  }

  /**
   * Bets in every round until one of the plan's limits is reached, the player stops or leaves, or a bet is refused. Each
   * bet is cashed out at the panel's target.
   */
  beginAuto(at: number, plan: AutoPlan): void {
    const panel = this.#panels[at]
    const unit = this.#table.read().terms?.unit
    if (panel === undefined || unit === undefined || panel.auto) return
    const run = beginAuto(plan, unit * BigInt(panel.amount))
    // A bet that was placed by hand in this round is not part of the run.
    this.#change(at, { hasTarget: true, isNext: false, auto: { run, placedIn: undefined, settledIn: undefined } })
    this.#over = undefined
    this.#onTableChange()
  }

  stopAuto(at: number): void {
    this.#change(at, { auto: undefined })
  }

  /** Nobody would see the bets of a hidden page. */
  leave(): void {
    for (const [at, { auto }] of this.#panels.entries()) if (auto) this.#endAuto(at, { end: 'away', net: auto.run.net })
  }

  /** Why automatic bets have ended, until the player has read it. */
  readonly over = (): AutoOver | undefined => this.#over

  dismiss(): void {
    this.#over = undefined
    this.#notify()
  }

  #endAuto(at: number, over: AutoOver | undefined): void {
    this.#over = over
    this.#change(at, { auto: undefined })
  }

  /**
   * One key for both bets: it cashes out everything in flight, or places the first bet. It never orders a bet on the
   * next round.
   */
  press(): void {
    const inFlight = [...this.#panels.keys()].filter((at) => this.betState(at)?.kind === 'flying')
    for (const at of inFlight) this.act(at)
    const view = this.#table.read()
    const free = this.#panels.findIndex((panel, at) => actOf(panel, view, this.betState(at)) === 'place')
    if (inFlight.length === 0 && free >= 0) this.act(free)
  }

  #change(at: number, change: Partial<Panel>): void {
    this.#set(this.#panels.map((panel, place) => (place === at ? { ...panel, ...change } : panel)))
  }

  #set(panels: readonly Panel[]): void {
    if (panels === this.#panels) return
    this.#panels = panels
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  #place(at: number): void {
    const panel = this.#panels[at]
    if (panel === undefined) return
    const ticket = this.#newTicket()
    this.#change(at, { ticket, isNext: false })
    void this.#table.lay({ ticket, bet: { ...betOf(panel) }, units: panel.amount })
  }

  #stepAuto(): void {
    for (const at of this.#panels.keys()) {
      const panel = this.#panels[at]
      const view = this.#table.read()
      const step = panel && autoStep(panel, view, this.betState(at))
      if (panel?.auto === undefined || step === undefined) continue
      if (step.is === 'settled') this.#change(at, { auto: step.auto })
      else if (step.is === 'over')
        this.#endAuto(at, step.end === 'refused' ? undefined : { end: step.end, net: step.net })
      else {
        this.#change(at, { auto: { ...panel.auto, placedIn: view.snapshot?.round.number } })
        this.#place(at)
      }
    }
  }

  #onTableChange(): void {
    const view = this.#table.read()
    const { stage, asking, snapshot } = view
    const shape = `${stage} ${asking.join(' ')}`
    if (shape !== this.#shape) this.#changedMs = this.#table.nowMs()
    this.#shape = shape
    if (snapshot?.round.number !== this.#round) {
      this.#round = snapshot?.round.number
      this.#set(this.#panels.map((panel) => ({ ...panel, ticket: undefined })))
    }
    this.#set(assignTickets(this.#panels, view))
    this.#stepAuto()
    if (!mayLay(view)) return
    for (const [at, panel] of this.#panels.entries())
      if (panel.isNext && standingOf(panel, view).ticket === undefined) this.#place(at)
  }
}
