import type { Client, Refusal } from '@ronda/client'
import type { KeptStore } from '@ronda/client/kept'
import type { SharedPlayed, SharedTicket, SharedTableState } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { PlaySession } from '../../session/session.ts'
import { SharedTable } from '../table.ts'
import { FakeServer } from './fakeServer.ts'
import { cometAt, roundAt, snapshotAt } from './rounds.ts'

export const UNIT = 100n
const CASH = 100_000n

type Laid = {
  readonly ticket: string
  readonly round: number
  readonly bet: { readonly chips?: Record<string, number>; readonly amount?: number }
}

const chain = { id: '1', terminal: 'c'.repeat(64), salt: 'salt', length: 1_000 }

/** A minimal table: it takes each ticket id once, and can lose its replies. */
export class FakeTable {
  readonly asked: string[] = []
  readonly failures: Refusal['code'][] = []
  readonly tickets = new Map<number, SharedTicket[]>()
  readonly played: SharedPlayed[] = []
  readonly kept: Parameters<KeptStore['storeRound']>[0][] = []
  readonly wins = new Map<number, bigint>()
  readonly waits: number[] = []
  /**
   * Tickets to cash out, in the order of the requests, and at which time after the start each is reported as cashed
   * out.
   */
  readonly left: string[] = []
  leftMs = 5_000
  snapshot: SharedTableState = snapshotAt(1, roundAt(1, 'betting'))
  cash: bigint
  seq = 1
  expired = 0
  closed = 0
  voided: number | undefined
  readonly #mayLeave: boolean
  readonly #unit: bigint
  readonly server: FakeServer
  readonly client: Client
  readonly table: SharedTable

  constructor({ mayLeave = false, unit = UNIT, cash = CASH } = {}) {
    this.#mayLeave = mayLeave
    this.#unit = unit
    this.cash = cash
    let onChange = (): void => {}
    this.server = new FakeServer('RONDA_LIVE_ROULETTE', () => onChange())
    this.server.nowMs = this.snapshot.round.opensAtMs
    this.client = this.#client()
    this.table = new SharedTable({
      client: this.client,
      session: { balance: this.#balance() } as PlaySession,
      watch: (notify) => {
        onChange = notify
        return this.server.watcher
      },
      schedule: this.server.schedule,
      wait: (spanMs) => Promise.resolve(void this.waits.push(spanMs)),
      chance: () => 0.5,
      newTicket: () => `ticket-${this.asked.length}`,
      kept: { storeRound: (round) => void this.kept.push(round) },
      onPlayed: (played) => void this.played.push(played),
      onExpired: () => (this.expired += 1),
      onClosed: () => (this.closed += 1),
    })
  }

  /** Opens the table. */
  async open(): Promise<void> {
    this.table.open()
    this.server.open()
    await this.settle()
    this.server.send({ type: 'table', told: this.snapshot })
  }

  /** The table's next turn. */
  turn(number: number, phase: SharedTableState['round']['phase']): void {
    const round = this.#mayLeave ? cometAt(number, phase) : roundAt(number, phase)
    const turn = this.snapshot.turn + 1
    this.snapshot = { ...this.snapshot, turn, round }
    this.server.send({ type: 'turn', gameCode: this.snapshot.gameCode, turn, nowMs: this.server.nowMs, round })
  }

  /** Lets all replies arrive. */
  async settle(): Promise<void> {
    for (let tick = 0; tick < 30; tick += 1) await Promise.resolve()
  }

  #balance() {
    return { currency: 'USD', cash: this.cash, held: 0n, seq: this.seq } as const
  }

  #lay({ ticket, round, bet }: Laid): SharedTicket {
    const known = (this.tickets.get(round) ?? []).find(({ id }) => id === ticket)
    if (known) return known
    const staked =
      this.#unit * BigInt(Object.values(bet.chips ?? {}).reduce((sum, count) => sum + count, bet.amount ?? 0))
    const laid = { id: ticket, bet, staked, placedAtMs: this.server.nowMs, leftMs: null, win: null }
    this.tickets.set(round, [...(this.tickets.get(round) ?? []), laid])
    this.cash -= staked
    this.seq += 1
    return laid
  }

  #client(): Client {
    const table = () => {
      const { snapshot, tickets } = this
      const mine = tickets.get(snapshot.round.number) ?? []
      return Promise.resolve(
        ok({
          told: snapshot,
          chain,
          unit: this.#unit,
          chips: [1, 5, 25],
          roundMax: 1_000,
          placeMax: 500_000,
          tickets: mine,
          balance: this.#balance(),
        }),
      )
    }
    const bet = (laid: Laid) => {
      this.asked.push(laid.ticket)
      const failure = this.failures.shift()
      if (failure !== undefined && failure !== 'network.timeout') return Promise.resolve(err({ code: failure }))
      const ticket = this.#lay(laid)
      // A lost reply: the ticket is taken all the same.
      if (failure !== undefined) return Promise.resolve(err({ code: failure }))
      return Promise.resolve(ok({ ticket, balance: this.#balance() }))
    }
    const leave = ({ ticket, round }: Pick<Laid, 'ticket' | 'round'>) => {
      this.left.push(ticket)
      const failure = this.failures.shift()
      if (failure !== undefined) return Promise.resolve(err({ code: failure }))
      const tickets = (this.tickets.get(round) ?? []).map((one) =>
        one.id === ticket ? { ...one, leftMs: one.leftMs ?? this.leftMs } : one,
      )
      this.tickets.set(round, tickets)
      return Promise.resolve(ok({ ticket: tickets.find(({ id }) => id === ticket), balance: this.#balance() }))
    }
    const mine = ({ round }: { readonly round: number }) => {
      const tickets = this.tickets.get(round) ?? []
      const win = this.wins.get(round)
      const staked = tickets.reduce((sum, ticket) => sum + ticket.staked, 0n)
      const isVoid = this.voided === round
      if (win !== undefined) this.seq += 1
      if (win !== undefined) this.cash += win
      const played = win === undefined ? null : ({ number: round, tickets, staked, win, isVoid } as SharedPlayed)
      return Promise.resolve(ok({ tickets, played, balance: this.#balance() }))
    }
    return { sharedRound: { look: table, bet, leave, mine } } as unknown as Client
  }
}
