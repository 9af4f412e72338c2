import type { Refusal } from '@ronda/client'
import type { KeptStore } from '@ronda/client/kept'
import type { Balance, SharedPlayed } from '@ronda/contract'
import { changePileWithin, type PileChange } from '../chips/pile.ts'
import { classifyRefusal, retryMs } from '../wager/verdict.ts'
import type { PlaySession } from '../session/session.ts'
import type { SharedClient } from './client.ts'
import {
  hasStaked,
  mayLay,
  mayPlace,
  nextChangeMs,
  openTableView,
  withBalance,
  applyPlayed,
  applyRefusal,
  applySent,
  applyTickets,
  applySnapshot,
  applyTicket,
  unitsLeft,
  type TableView,
} from './view.ts'
import type { Watcher } from './watcher.ts'

export type SharedTableParts = {
  readonly client: SharedClient
  readonly session: PlaySession
  /** Follows the table; calls back when something has changed. */
  readonly watch: (onChange: () => void) => Watcher
  readonly schedule: (work: () => void, spanMs: number) => () => void
  readonly wait: (spanMs: number) => Promise<void>
  /** Only spreads the requests of many players over time. */
  readonly chance: () => number
  readonly newTicket: () => string
  /** Stores what was published of a round before its outcome. */
  readonly kept: Pick<KeptStore, 'storeRound'>
  /** A round that this player bet on is over. */
  readonly onPlayed: (played: SharedPlayed) => void
  readonly onExpired: () => void
  readonly onClosed: () => void
}

/**
 * All players at a table receive the end of a round at once, so their requests for the result are spread over this
 * time.
 */
const ASK_WITHIN_MS = 1_200

/** How often the result is requested while the server is still settling. */
const ASK_TRIES = 12

/** One bet of a game that has no chips. */
export type Laid = {
  readonly ticket: string
  readonly bet: Record<string, unknown>
  /** What it costs. */
  readonly units: number
}

/** The reply to a bet and to a cash-out: the state of the ticket. */
type Answer = Awaited<ReturnType<SharedClient['sharedRound']['bet']>>

/** What a player can do at a table with shared rounds. It shows only what the server sent. */
export class SharedTable {
  readonly #parts: SharedTableParts
  readonly #watcher: Watcher
  readonly #listeners = new Set<() => void>()
  readonly #asked = new Set<number>()
  #view: TableView
  #cancel: () => void = () => {}
  #lostMs: number | undefined

  constructor(parts: SharedTableParts) {
    this.#parts = parts
    this.#view = openTableView(parts.session.balance)
    this.#watcher = parts.watch(() => this.#update())
  }

  readonly read = (): TableView => this.#view

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The server's time. */
  readonly nowMs = (): number => this.#watcher.nowMs()

  /** The time up to which our state is complete: now, or when the connection was lost. */
  readonly knownMs = (): number => this.#lostMs ?? this.#watcher.nowMs()

  open(): void {
    this.#watcher.connect()
    void this.refresh()
  }

  close(): void {
    this.#cancel()
    this.#watcher.close()
  }

  /** The page is visible again: bets of another device are shown here too. */
  wake(): void {
    this.#watcher.wake()
    void this.refresh()
  }

  hold(count: number): void {
    this.#set({ ...this.#view, count })
  }

  dismiss(): void {
    this.#set({ ...this.#view, notice: undefined })
  }

  change(change: PileChange): void {
    if (!mayLay(this.#view)) return
    const pile = changePileWithin(unitsLeft(this.#view), this.#view.pile, change)
    if (pile !== this.#view.pile) this.#set({ ...this.#view, pile, notice: undefined })
  }

  /** Loads the whole table: its limits, and this player's bets. */
  async refresh(): Promise<void> {
    const reply = await this.#parts.client.sharedRound.look()
    if (!reply.ok) {
      const verdict = classifyRefusal(reply.error.code)
      if (verdict === 'expired') this.#expire()
      else if (this.#view.terms === undefined) {
        if (verdict === 'refused')
          return this.#set({ ...this.#view, notice: { kind: 'refused', code: reply.error.code } })
        this.#parts.schedule(() => void this.refresh(), retryMs(2))
      }
      return undefined
    }
    const { told: snapshot, chain, unit, chips, roundMax, placeMax, tickets, balance } = reply.value
    this.#watcher.applyTable(snapshot)
    const count = this.#view.terms === undefined ? (chips[0] ?? 1) : this.#view.count
    const view = { ...this.#view, terms: { unit, chips, roundMax, placeMax, chain }, count }
    return this.#set(withBalance(applyTickets(view, snapshot.round.number, tickets), balance))
  }

  /** Places the chips as one ticket. It has an id, so a repeated request places it once. */
  async place(): Promise<void> {
    if (!mayPlace(this.#view)) return
    const ticket = this.#parts.newTicket()
    this.#set(applySent(this.#view, ticket))
    const { round = 0, chips = {} } = this.#view.sent ?? {}
    const refusal = await this.#ask(round, () => this.#bet(ticket, round, { chips }))
    if (refusal !== undefined) this.#refuse(refusal, applyRefusal)
  }

  /**
   * Places one bet of a game without chips, and shows a notice if the server refuses. The caller gives the ticket id.
   */
  async lay({ ticket, bet, units }: Laid): Promise<void> {
    if (!mayLay(this.#view)) return
    const refusal = await this.#lay(ticket, bet)
    if (refusal !== undefined)
      this.#refuse(refusal, (view, code) => ({
        ...view,
        notice: code === 'game.bets_closed' ? { kind: 'late', units } : { kind: 'refused', code },
      }))
  }

  /** The same, but the caller shows the refusal beside its own form. */
  async offer({ ticket, bet }: Omit<Laid, 'units'>): Promise<Refusal['code'] | undefined> {
    const refusal = await this.#lay(ticket, bet)
    if (refusal !== undefined) this.#refuse(refusal, (view) => view)
    return refusal
  }

  /** The balance has changed outside this game. */
  readonly receive = (balance: Balance): void => this.#set(withBalance(this.#view, balance))

  /** Cashes out a ticket at the time the server receives the request: only the server's clock counts. */
  async leave(ticket: string): Promise<void> {
    const round = this.#view.snapshot?.round.number
    if (this.#view.stage !== 'showing' || this.#view.asking.includes(ticket) || round === undefined) return
    const refusal = await this.#asking(ticket, () =>
      this.#ask(round, () => this.#parts.client.sharedRound.leave({ ticket, round })),
    )
    if (refusal !== undefined)
      this.#refuse(refusal, (view, code) => ({
        ...view,
        notice: code === 'game.too_late' ? { kind: 'stayed' } : { kind: 'refused', code },
      }))
  }

  #set(view: TableView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }

  async #lay(ticket: string, bet: Record<string, unknown>): Promise<Refusal['code'] | undefined> {
    const round = this.#view.snapshot?.round.number
    if (!mayLay(this.#view) || round === undefined) return 'game.bets_closed'
    return this.#asking(ticket, () => this.#ask(round, () => this.#bet(ticket, round, bet)))
  }

  #bet(ticket: string, round: number, bet: Record<string, unknown>): Promise<Answer> {
    return this.#parts.client.sharedRound.bet({ ticket, round, bet })
  }

  async #asking<T>(ticket: string, work: () => Promise<T>): Promise<T> {
    this.#set({ ...this.#view, asking: [...this.#view.asking, ticket], notice: undefined })
    const done = await work()
    this.#set({ ...this.#view, asking: this.#view.asking.filter((one) => one !== ticket) })
    return done
  }

  /** Sends until the server has replied, always with the same id. Returns the refusal, if any. */
  async #ask(round: number, send: () => Promise<Answer>): Promise<Refusal['code'] | undefined> {
    for (let attempt = 0; ; attempt += 1) {
      const reply = await send()
      if (reply.ok) {
        this.#set(applyTicket(this.#view, round, reply.value.ticket, reply.value.balance))
        this.#storeRound()
        // The reply may have arrived after the round was over.
        if (this.#isOver(round)) this.#askSoon(round)
        return undefined
      }
      if (classifyRefusal(reply.error.code) !== 'unsure') return reply.error.code
      this.#set({ ...this.#view, notice: { kind: 'unsure' } })
      await this.#parts.wait(retryMs(attempt))
    }
  }

  #refuse(code: Refusal['code'], refused: (view: TableView, code: Refusal['code']) => TableView): void {
    if (classifyRefusal(code) === 'expired') {
      this.#expire()
      return
    }
    this.#set(refused(this.#view, code))
    if (code === 'game.maintenance') this.#parts.onClosed()
  }

  #expire(): void {
    this.#set({ ...this.#view, sent: undefined, isClosed: true, notice: { kind: 'expired' } })
    this.#parts.onExpired()
  }

  #isOver(round: number): boolean {
    const { snapshot } = this.#view
    if (snapshot === undefined) return false
    const { number, phase } = snapshot.round
    return number > round || (number === round && (phase === 'closed' || phase === 'void'))
  }

  /** The watcher has received something, or a scheduled change is due. */
  #update(): void {
    this.#cancel()
    const { snapshot, link } = this.#watcher
    const before = this.#view
    const nowMs = this.#watcher.nowMs()
    this.#lostMs = link === 'open' ? undefined : (this.#lostMs ?? nowMs)
    if (snapshot === undefined) return this.#set({ ...before, link })
    const round = before.snapshot?.round.number
    const hasBeenAway = before.link !== 'open' && link === 'open' && before.terms !== undefined
    this.#set({ ...applySnapshot(before, snapshot, nowMs), link })
    if (round !== undefined && hasStaked(before) && this.#isOver(round)) this.#askSoon(round)
    this.#storeRound()
    // Another chain has begun: its end and its salt are requested before anybody bets on it.
    const isNewChain = before.terms !== undefined && before.terms.chain.id !== snapshot.round.chain
    if (hasBeenAway || (isNewChain && before.snapshot?.round.chain !== snapshot.round.chain)) void this.refresh()
    const atMs = nextChangeMs(snapshot.round, nowMs)
    if (atMs !== undefined) this.#cancel = this.#parts.schedule(() => this.#update(), Math.max(1, atMs - nowMs))
    return undefined
  }

  /** Stores what was published of a round that this player bet on, as long as nobody could know its outcome. */
  #storeRound(): void {
    const { snapshot, terms, tickets } = this.#view
    if (snapshot === undefined || terms === undefined || tickets.length === 0) return
    const { round, gameCode } = snapshot
    const isOpen = round.phase === 'betting' || round.phase === 'locked'
    if (!isOpen || round.chain !== terms.chain.id || round.beacon?.signature) return
    const { number, commitment, locksAtMs, seal, beacon } = round
    const { terminal, salt } = terms.chain
    const announced = beacon && { chain: beacon.chain, round: beacon.round }
    this.#parts.kept.storeRound({ gameCode, number, commitment, terminal, salt, locksAtMs, seal, beacon: announced })
  }

  /** Requests the result of a round once, a moment after it is over. */
  #askSoon(round: number): void {
    if (this.#asked.has(round)) return
    this.#asked.add(round)
    const { schedule, chance } = this.#parts
    schedule(() => void this.#askMine(round), Math.round(ASK_WITHIN_MS * chance()))
  }

  async #askMine(round: number): Promise<void> {
    const { client, wait, onPlayed } = this.#parts
    for (let attempt = 0; attempt < ASK_TRIES; attempt += 1) {
      const reply = await client.sharedRound.mine({ round })
      if (reply.ok && reply.value.played) {
        this.#set(applyPlayed(this.#view, reply.value.played, reply.value.balance))
        onPlayed(reply.value.played)
        return
      }
      if (!reply.ok && classifyRefusal(reply.error.code) !== 'unsure') return
      if (reply.ok && reply.value.tickets.length === 0) return
      await wait(retryMs(attempt))
    }
  }
}
