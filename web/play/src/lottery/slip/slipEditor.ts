import type { Refusal } from '@ronda/client'
import { classifyRefusal, retryMs } from '../../shared/wager/verdict.ts'
import type { SharedClient } from '../../shared/sharedRound/client.ts'
import type { SharedTable } from '../../shared/sharedRound/table.ts'
import { mayLay } from '../../shared/sharedRound/view.ts'
import { addLines, betOf, clearSlip, emptySlip, linesOfTickets, placeOf, toggleLine, type Slip } from './slip.ts'

export type SlipEditorView = {
  readonly slip: Slip
  /** Chosen numbers that do not make a line yet. */
  readonly chosen: readonly number[]
  /** How many numbers a quick pick chooses, where a line may have more or fewer. */
  readonly spots: number
  /** The units of a new line. */
  readonly units: number
  /** The draw that was open when the first of these lines was added. */
  readonly since: number | undefined
  readonly isSending: boolean
  /** Why the server has refused the slip. */
  readonly refusal: Refusal['code'] | undefined
  /** What the operator can still pay on heavily played numbers, in units: known once one was refused. */
  readonly room: Readonly<Record<string, number>>
  /** The draw that the last slip was placed for, until something new is added. */
  readonly placed: number | undefined
  /** On how many draws after this one the slip is placed again. */
  readonly draws: number
  /** The result of the standing order of the last slip: placed, or why not. */
  readonly ordered: { readonly draws: number; readonly refusal: Refusal['code'] | undefined } | undefined
  /** There is no ticket to copy. */
  readonly hasNoLast: boolean
}

const first: SlipEditorView = {
  slip: emptySlip,
  chosen: [],
  spots: 5,
  units: 1,
  since: undefined,
  isSending: false,
  refusal: undefined,
  room: {},
  placed: undefined,
  draws: 0,
  ordered: undefined,
  hasNoLast: false,
}

/** Within this time the server has placed standing orders on a draw that opens. */
const LAID_WITHIN_MS = 2_000

/** How often an order whose reply was lost is sent, with the same id. */
const ORDER_TRIES = 5

export type SlipEditorParts = {
  readonly table: SharedTable
  readonly client: SharedClient
  readonly newTicket: () => string
  readonly wait: (spanMs: number) => Promise<void>
}

/** The slip that the player edits and places. A slip that is not placed in time is kept for the next draw. */
export class SlipEditor {
  readonly #table: SharedTable
  readonly #client: SharedClient
  readonly #newTicket: () => string
  readonly #wait: (spanMs: number) => Promise<void>
  readonly #listeners = new Set<() => void>()
  #view: SlipEditorView = first
  #round: number | undefined
  #hasOrders = false

  constructor({ table, client, newTicket, wait }: SlipEditorParts) {
    this.#table = table
    this.#client = client
    this.#newTicket = newTicket
    this.#wait = wait
  }

  /**
   * Follows the table until the returned function is called. When a draw has opened, it loads what the server placed
   * for this player.
   */
  open(): () => void {
    void this.#client.sharedRoundOrders.list().then((reply) => {
      this.#hasOrders ||= reply.ok && reply.value.orders.some(({ state }) => state === 'running')
    })
    return this.#table.watch(() => this.#onTableChange())
  }

  readonly read = (): SlipEditorView => this.#view

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  choose(chosen: readonly number[]): void {
    this.#set({ ...this.#view, chosen })
  }

  setSpots(spots: number): void {
    this.#set({ ...this.#view, spots })
  }

  setUnits(units: number): void {
    this.#set({ ...this.#view, units })
  }

  setDraws(draws: number): void {
    this.#set({ ...this.#view, draws })
  }

  /** Changes the slip, unless it is being sent. */
  change(change: (slip: Slip) => Slip): void {
    if (this.#view.isSending) return
    const slip = change(this.#view.slip)
    if (slip === this.#view.slip) return
    const isNew = this.#view.slip.lines.length === 0
    const since = isNew ? this.#table.read().snapshot?.round.number : this.#view.since
    this.#set({
      ...this.#view,
      slip,
      since,
      refusal: undefined,
      placed: undefined,
      ordered: undefined,
      hasNoLast: false,
    })
  }

  toggle(kind: string, pick: string): void {
    this.change((slip) => toggleLine(slip, { kind, pick, units: this.#view.units }))
  }

  add(kind: string, picks: readonly string[]): void {
    this.change((slip) =>
      addLines(
        slip,
        picks.map((pick) => ({ kind, pick, units: this.#view.units })),
      ),
    )
  }

  /** Adds the lines of the last draw that the player bet on. */
  async copyLast(): Promise<void> {
    const reply = await this.#client.sharedRound.rounds({ limit: 1 })
    if (!reply.ok) {
      this.#set({ ...this.#view, refusal: reply.error.code })
      return
    }
    const lines = reply.value.rounds.flatMap(({ tickets }) => linesOfTickets(tickets))
    if (lines.length === 0) this.#set({ ...this.#view, hasNoLast: true })
    else this.change((slip) => addLines(slip, lines))
  }

  /** Places the slip with its own id, so that a repeated request places it once. */
  async place(): Promise<void> {
    const { slip, isSending, draws } = this.#view
    const round = this.#table.read().snapshot?.round.number
    if (isSending || slip.lines.length === 0 || round === undefined || !mayLay(this.#table.read())) return
    this.#set({ ...this.#view, isSending: true, refusal: undefined })
    const refusal = await this.#table.offer({ ticket: this.#newTicket(), bet: betOf(slip.lines) })
    if (refusal !== undefined) {
      const room = refusal === 'game.number_full' ? await this.#askRoom(round, slip) : this.#view.room
      this.#set({ ...this.#view, isSending: false, refusal, room })
      return
    }
    const ordered = draws > 0 ? { draws, refusal: await this.#order(slip, draws) } : undefined
    this.#set({
      ...this.#view,
      isSending: false,
      slip: clearSlip(slip),
      since: undefined,
      placed: round,
      draws: 0,
      ordered,
    })
  }

  /** Orders the same slip for later draws. Returns the refusal, if any. */
  async #order({ lines }: Slip, draws: number): Promise<Refusal['code'] | undefined> {
    const order = this.#newTicket()
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.#client.sharedRoundOrders.make({ order, bet: betOf(lines), draws })
      if (reply.ok) this.#hasOrders = true
      if (reply.ok) return undefined
      if (classifyRefusal(reply.error.code) !== 'unsure' || attempt === ORDER_TRIES) return reply.error.code
      await this.#wait(retryMs(attempt))
    }
  }

  /** Which numbers are full, so that their lines can show it. */
  async #askRoom(round: number, { lines }: Slip): Promise<SlipEditorView['room']> {
    const reply = await this.#client.sharedRound.full({ round, places: lines.map(placeOf).join(',') })
    if (!reply.ok) return this.#view.room
    return Object.fromEntries(reply.value.places.map(({ place, left }) => [place, left]))
  }

  #onTableChange(): void {
    const round = this.#table.read().snapshot?.round.number
    if (round === this.#round) return
    const isNext = this.#round !== undefined
    this.#round = round
    // Another draw has its own limits.
    if (isNext) this.#set({ ...this.#view, room: {} })
    if (isNext && this.#hasOrders) void this.#wait(LAID_WITHIN_MS).then(() => this.#table.refresh())
  }

  #set(view: SlipEditorView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }
}
