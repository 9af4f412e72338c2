import { present, type Currency } from '@ronda/core'
import type { Books, Decision, WalletState } from './decision.ts'
import type { Leg, Tail } from './leg.ts'
import { baselinesAt, dayOf, type Day, type Opening } from './limits.ts'
import type { HouseAccountId, Move, OperationId, PoolMove, WalletId } from './operation.ts'
import { moveEventOf } from './publishedMoves.events.ts'
import { growLeg, poolLeg } from './pool.ts'

const NONE: readonly Leg[] = []

type Writing = Extract<Decision, { outcome: 'write' }>

/** What was read before deciding. `past` has a list, possibly empty, for each id that was looked up. */
export type Loaded = {
  readonly states: Map<WalletId, WalletState>
  readonly past: ReadonlyMap<string, Leg[]>
}

/**
 * What one transaction will write, and the state of the ledger after it: each operation is decided on top of the
 * previous ones.
 */
export class Batch implements Books {
  readonly legs: Leg[] = []
  readonly houseAccountGains = new Map<HouseAccountId, bigint>()
  /** One for each wallet whose first leg of the day is in this batch. */
  readonly openings: { readonly wallet: WalletId; readonly opening: Opening }[] = []
  /** JSON, so that an event that cannot be serialized fails its own operation and not the whole batch. */
  readonly events: string[] = []
  readonly coWrites = new Map<string, string[]>()
  /** The index in `legs` of the leg that sums a pool's contributions. */
  readonly #gathering = new Map<WalletId, number>()

  /** The wallet states after the transaction. */
  readonly states: Map<WalletId, WalletState>
  readonly nowMs: number
  readonly #day: Day
  readonly #past: ReadonlyMap<string, Leg[]>
  readonly #currencies: ReadonlyMap<HouseAccountId, Currency>

  constructor(loaded: Loaded, currencies: ReadonlyMap<HouseAccountId, Currency>, nowMs: number) {
    this.states = loaded.states
    this.nowMs = nowMs
    this.#day = dayOf(nowMs)
    this.#past = loaded.past
    this.#currencies = currencies
  }

  wallet(wallet: WalletId): WalletState | undefined {
    return this.states.get(wallet)
  }

  currencyOf(houseAccount: HouseAccountId): Currency | undefined {
    return this.#currencies.get(houseAccount)
  }

  past(wallet: WalletId, id: OperationId): readonly Leg[] {
    // Most batches look nothing up and need no key.
    if (this.#past.size === 0) return NONE
    return this.#past.get(pastKey(wallet, id)) ?? NONE
  }

  add(decision: Writing): void {
    const { legs, committedWith, pools } = decision
    const event = committedWith?.event === undefined ? undefined : JSON.stringify(committedWith.event)
    const rows = committedWith?.coWrites?.map(({ name, row }) => ({ name, json: JSON.stringify(row) })) ?? []
    for (const leg of legs) this.#addLeg(leg)
    for (const move of pools?.moves ?? []) this.#movePool(move, pools?.houseAccount ?? 0)
    if (event !== undefined) this.events.push(event)
    for (const { name, json } of rows) this.#addCoWrite(name, json)
  }

  #addLeg(leg: Leg): void {
    this.legs.push(leg)
    const state = present(this.states.get(leg.wallet), 'the state of the wallet')
    const isNewDay = state.day === undefined || state.day < this.#day
    if (isNewDay) this.#open(state)
    this.states.set(leg.wallet, {
      ...state,
      tail: leg,
      day: isNewDay ? this.#day : state.day,
      baselines: state.baselines && baselinesAt(state.baselines, state.tail, this.nowMs),
      restriction: leg.restriction ?? state.restriction,
    })
    if (this.#past.size > 0) this.#past.get(pastKey(leg.wallet, leg.id))?.push(leg)
    const event = moveEventOf(leg, this.nowMs)
    if (event !== undefined) this.events.push(event)
    if (leg.counter < 0 && !leg.refusal) this.#gain(leg.counter, -leg.amount)
  }

  #gain(houseAccount: HouseAccountId, amount: bigint): void {
    this.houseAccountGains.set(houseAccount, (this.houseAccountGains.get(houseAccount) ?? 0n) + amount)
  }

  #movePool({ pool, contribution, award, seed }: PoolMove, houseAccount: HouseAccountId): void {
    if (contribution > 0n) this.#contribute(pool, contribution, houseAccount)
    if (award === 0n && seed === 0n) return
    this.#gathering.delete(pool)
    // Money in comes first: a pool never goes below zero.
    for (const step of [{ kind: 'seed', amount: seed } as const, { kind: 'award', amount: -award } as const]) {
      if (step.amount !== 0n) this.#addLeg(poolLeg(pool, this.#tailOf(pool), houseAccount, step))
    }
  }

  #contribute(pool: WalletId, amount: bigint, houseAccount: HouseAccountId): void {
    const at = this.#gathering.get(pool)
    const leg = at === undefined ? undefined : this.legs[at]
    if (at === undefined || leg?.counter !== houseAccount) {
      this.#gathering.set(pool, this.legs.length)
      this.#addLeg(poolLeg(pool, this.#tailOf(pool), houseAccount, { kind: 'contribution', amount }))
      return
    }
    const grown = growLeg(leg, amount)
    this.legs[at] = grown
    this.states.set(pool, { ...present(this.states.get(pool), 'the state of the pool'), tail: grown })
    this.#gain(houseAccount, -amount)
  }

  #tailOf(wallet: WalletId): Tail {
    return present(this.states.get(wallet), 'the state of the wallet').tail
  }

  #open({ wallet, tail: { seq, staked, won } }: WalletState): void {
    this.openings.push({ wallet, opening: { day: this.#day, seq, staked, won } })
  }

  #addCoWrite(name: string, row: string): void {
    const rows = this.coWrites.get(name)
    if (rows) rows.push(row)
    else this.coWrites.set(name, [row])
  }

  /** The last balance of each wallet that moved. */
  moves(): readonly Move[] {
    const last = new Map<WalletId, Leg>()
    for (const leg of this.legs) last.set(leg.wallet, leg)
    return Array.from(last.values(), ({ wallet, seq, balance }) => ({ wallet, seq, balance }))
  }
}

export function pastKey(wallet: WalletId, id: OperationId): string {
  return `${wallet}/${id}`
}
