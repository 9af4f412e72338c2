import type { Refusal } from '@ronda/client'
import type { SharedPlayed } from '@ronda/contract'
import { changePileWithin, type PileChange } from '../cloth/chips/pile.ts'
import { judge, retryMs } from '../game/verdict.ts'
import type { PlaySession } from '../launch/enter.ts'
import type { SharedClient } from './client.ts'
import {
  mayLay,
  mayPlace,
  nextChangeMs,
  openLive,
  paid,
  playedNow,
  refusedNow,
  sentNow,
  stakedChips,
  ticketsNow,
  toldNow,
  tookNow,
  unitsLeft,
  type LiveView,
} from './view.ts'
import type { Watcher } from './watcher.ts'

export type LiveParts = {
  readonly client: SharedClient
  readonly session: PlaySession
  /** Keeps the table in sight; calls back when something has changed. */
  readonly watch: (onChange: () => void) => Watcher
  readonly later: (work: () => void, spanMs: number) => () => void
  readonly wait: (spanMs: number) => Promise<void>
  /** Only spreads what many would ask at once. */
  readonly chance: () => number
  readonly newTicket: () => string
  /** A round that this player had bet on is over. */
  readonly onPlayed: (played: SharedPlayed) => void
  readonly onExpired: () => void
  readonly onClosed: () => void
}

/** Everyone at a table is told at once that a round is over: what it brought them, they ask spread over this time. */
const ASK_WITHIN_MS = 1_200

/** What was won is asked for again while the house is still counting. */
const ASK_TRIES = 12

/** What a player can do at a table that many sit at. It shows only what the server has said. */
export class LiveTable {
  readonly #parts: LiveParts
  readonly #watcher: Watcher
  readonly #listeners = new Set<() => void>()
  readonly #asked = new Set<number>()
  #view: LiveView
  #cancel: () => void = () => {}

  constructor(parts: LiveParts) {
    this.#parts = parts
    this.#view = openLive(parts.session.balance)
    this.#watcher = parts.watch(() => this.#look())
  }

  readonly read = (): LiveView => this.#view

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What the server's clock shows. */
  readonly nowMs = (): number => this.#watcher.nowMs()

  open(): void {
    this.#watcher.connect()
    void this.refresh()
  }

  close(): void {
    this.#cancel()
    this.#watcher.close()
  }

  /** The page is looked at again: what another device has laid meanwhile is shown here too. */
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

  /** Asks for the table whole: what may be laid, and what this player has laid. */
  async refresh(): Promise<void> {
    const reply = await this.#parts.client.shared.table()
    if (!reply.ok) {
      const verdict = judge(reply.error.code)
      if (verdict === 'expired') this.#expire()
      else if (this.#view.terms === undefined) {
        if (verdict === 'refused')
          return this.#set({ ...this.#view, notice: { kind: 'refused', code: reply.error.code } })
        this.#parts.later(() => void this.refresh(), retryMs(2))
      }
      return undefined
    }
    const { told, chain, unit, chips, roundMax, tickets, balance } = reply.value
    this.#watcher.tell(told)
    const count = this.#view.terms === undefined ? (chips[0] ?? 1) : this.#view.count
    const view = { ...this.#view, terms: { unit, chips, roundMax, chain }, count }
    return this.#set(paid(ticketsNow(view, told.round.number, tickets), balance))
  }

  /** Places what lies there, as one ticket. It has a name of its own: asking twice lays it once. */
  async place(): Promise<void> {
    const { client, newTicket, wait } = this.#parts
    if (!mayPlace(this.#view)) return
    const ticket = newTicket()
    this.#set(sentNow(this.#view, ticket))
    const { round = 0, chips = {} } = this.#view.sent ?? {}
    for (let attempt = 0; ; attempt += 1) {
      const reply = await client.shared.bet({ ticket, round, bet: { chips } })
      if (reply.ok) {
        this.#set(tookNow(this.#view, reply.value.ticket, reply.value.balance))
        // Its answer may have come after the round was over.
        if (this.#isOver(round)) this.#askSoon(round)
        return
      }
      const verdict = judge(reply.error.code)
      if (verdict !== 'unsure') {
        this.#refuse(reply.error.code, verdict)
        return
      }
      this.#set({ ...this.#view, notice: { kind: 'unsure' } })
      await wait(retryMs(attempt))
    }
  }

  #set(view: LiveView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }

  #refuse(code: Refusal['code'], verdict: 'expired' | 'refused'): void {
    if (verdict === 'expired') {
      this.#expire()
      return
    }
    this.#set(refusedNow(this.#view, code))
    if (code === 'game.maintenance') this.#parts.onClosed()
  }

  #expire(): void {
    this.#set({ ...this.#view, sent: undefined, isClosed: true, notice: { kind: 'expired' } })
    this.#parts.onExpired()
  }

  #isOver(round: number): boolean {
    const { told } = this.#view
    if (told === undefined) return false
    const { number, phase } = told.round
    return number > round || (number === round && (phase === 'closed' || phase === 'void'))
  }

  /** The watcher has heard something, or the time has come that was waited for. */
  #look(): void {
    this.#cancel()
    const { told, link } = this.#watcher
    const before = this.#view
    if (told === undefined) return this.#set({ ...before, link })
    const nowMs = this.#watcher.nowMs()
    const round = before.told?.round.number
    const hasStake = Object.keys(stakedChips(before)).length > 0
    const hasBeenAway = before.link !== 'open' && link === 'open' && before.terms !== undefined
    this.#set({ ...toldNow(before, told, nowMs), link })
    if (round !== undefined && hasStake && this.#isOver(round)) this.#askSoon(round)
    if (hasBeenAway) void this.refresh()
    const atMs = nextChangeMs(told.round, nowMs)
    if (atMs !== undefined) this.#cancel = this.#parts.later(() => this.#look(), Math.max(1, atMs - nowMs))
    return undefined
  }

  /** Asks once for what a round brought, a moment after it is over. */
  #askSoon(round: number): void {
    if (this.#asked.has(round)) return
    this.#asked.add(round)
    const { later, chance } = this.#parts
    later(() => void this.#askMine(round), Math.round(ASK_WITHIN_MS * chance()))
  }

  async #askMine(round: number): Promise<void> {
    const { client, wait, onPlayed } = this.#parts
    for (let attempt = 0; attempt < ASK_TRIES; attempt += 1) {
      const reply = await client.shared.mine({ round })
      if (reply.ok && reply.value.played) {
        this.#set(playedNow(this.#view, reply.value.played, reply.value.balance))
        onPlayed(reply.value.played)
        return
      }
      if (!reply.ok && judge(reply.error.code) !== 'unsure') return
      if (reply.ok && reply.value.tickets.length === 0) return
      await wait(retryMs(attempt))
    }
  }
}
