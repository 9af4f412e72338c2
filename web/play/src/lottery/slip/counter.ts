import type { Refusal } from '@ronda/client'
import type { SharedClient } from '../../table/client.ts'
import type { LiveTable } from '../../table/table.ts'
import { mayLay } from '../../table/view.ts'
import { addLines, betOf, clearSlip, emptySlip, linesOfTickets, toggleLine, type Slip } from './slip.ts'

export type CounterView = {
  readonly slip: Slip
  /** Numbers that are chosen and make no line yet. */
  readonly chosen: readonly number[]
  /** What a new line is laid for. */
  readonly units: number
  /** The draw that was open when the first of these lines was written. */
  readonly since: number | undefined
  readonly isSending: boolean
  /** Why the server has not taken the slip. */
  readonly refusal: Refusal['code'] | undefined
  /** The draw that the last slip was placed for, until something new is written. */
  readonly placed: number | undefined
  /** There is no ticket to copy. */
  readonly hasNoLast: boolean
}

const first: CounterView = {
  slip: emptySlip,
  chosen: [],
  units: 1,
  since: undefined,
  isSending: false,
  refusal: undefined,
  placed: undefined,
  hasNoLast: false,
}

/** Where a slip is filled in and handed over. What is not placed in time stays written for the next draw. */
export class Counter {
  readonly #table: LiveTable
  readonly #client: SharedClient
  readonly #newTicket: () => string
  readonly #listeners = new Set<() => void>()
  #view: CounterView = first

  constructor(table: LiveTable, client: SharedClient, newTicket: () => string) {
    this.#table = table
    this.#client = client
    this.#newTicket = newTicket
  }

  readonly read = (): CounterView => this.#view

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  choose(chosen: readonly number[]): void {
    this.#set({ ...this.#view, chosen })
  }

  setUnits(units: number): void {
    this.#set({ ...this.#view, units })
  }

  /** Changes the slip, unless it is on its way. */
  change(change: (slip: Slip) => Slip): void {
    if (this.#view.isSending) return
    const slip = change(this.#view.slip)
    if (slip === this.#view.slip) return
    const isNew = this.#view.slip.lines.length === 0
    const since = isNew ? this.#table.read().told?.round.number : this.#view.since
    this.#set({ ...this.#view, slip, since, refusal: undefined, placed: undefined, hasNoLast: false })
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

  /** Writes the lines of the last draw that was bet on, once more. */
  async copyLast(): Promise<void> {
    const reply = await this.#client.table.rounds({ limit: 1 })
    if (!reply.ok) {
      this.#set({ ...this.#view, refusal: reply.error.code })
      return
    }
    const lines = reply.value.rounds.flatMap(({ tickets }) => linesOfTickets(tickets))
    if (lines.length === 0) this.#set({ ...this.#view, hasNoLast: true })
    else this.change((slip) => addLines(slip, lines))
  }

  /** Hands the slip over, under a name of its own: asking twice lays it once. */
  async place(): Promise<void> {
    const { slip, isSending } = this.#view
    const round = this.#table.read().told?.round.number
    if (isSending || slip.lines.length === 0 || round === undefined || !mayLay(this.#table.read())) return
    this.#set({ ...this.#view, isSending: true, refusal: undefined })
    const refusal = await this.#table.offer({ ticket: this.#newTicket(), bet: betOf(slip.lines) })
    this.#set(
      refusal === undefined
        ? { ...this.#view, isSending: false, slip: clearSlip(slip), since: undefined, placed: round }
        : { ...this.#view, isSending: false, refusal },
    )
  }

  #set(view: CounterView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }
}
