import { err, ok, type Result } from '@ronda/core'
import type { CoWriteRow } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { BetRefusal, Bettor, Offered, Placed } from './bet.actions.ts'
import type { CashedOut, CashOutRefusal, CashOutRequest } from './cashOut.actions.ts'
import { openLater } from './later.actions.ts'
import { findMatches } from './match.sql.ts'
import type { BetRequest } from './place.ts'
import { findNowMs } from './season.sql.ts'
import type { LeaguePace } from './sports.ts'
import {
  findOverdue,
  findWait,
  insertAnswer,
  insertWait,
  sportsWaitAnswerCoWrite,
  type StoredWait,
  type WaitKind,
} from './wait.sql.ts'
import { delayOf, seenOf, verdictOf } from './wait.ts'

/** Decided by one run of the job. */
const OVERDUE_MAX = 200

export type WaitOptions = {
  readonly db: Db
  readonly pace: LeaguePace
  readonly log: Log
  readonly walletStore: WalletStore
}

export type Pending = { readonly kind: 'pending'; readonly decidesAtMs: number; readonly nowMs: number }

/** Why what waits is not done, besides the refusals of its kind. */
type WaitRefusal = 'sports.incident' | 'sports.wait_over' | 'server.busy' | 'wallet.key_reused'

/** An answer as it is kept: that it was done, what is offered instead, or why not. */
export type StoredAnswer =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'placed' | 'paid' | 'offer' }

/** What is asked for a match in play, and decided after a delay. */
type Waitable<Request extends { readonly key: string }, Done extends { readonly kind: string }, Refusal> = {
  readonly kind: WaitKind
  /** How an answer begins that commits with the money. */
  readonly done: 'placed' | 'paid'
  /** As it is stored, with amounts as texts. */
  readonly write: (request: Request) => object
  readonly read: (stored: unknown) => Request
  readonly isSame: (left: Request, right: Request) => boolean
  readonly matchesOf: (bettor: Bettor, request: Request) => Promise<readonly number[]>
  /** Whether it could be done now; nothing is, and nothing returned where it could. */
  readonly check: (bettor: Bettor, request: Request) => Promise<Result<Done, Refusal | WaitRefusal> | undefined>
  readonly accept: (
    bettor: Bettor,
    request: Request,
    also: readonly CoWriteRow[],
  ) => Promise<Result<Done, Refusal | WaitRefusal>>
  /** Whether this is no answer yet: it is decided again. */
  readonly isUndecided: (code: Refusal | WaitRefusal) => boolean
  /** An answer that is no refusal, as it is kept. */
  readonly keep: (done: Done) => StoredAnswer
  /** What an answer that was kept says now. */
  readonly tell: (
    bettor: Bettor,
    request: Request,
    answer: StoredAnswer,
  ) => Promise<Result<Done, Refusal | WaitRefusal>>
}

export type BetWait = Waitable<BetRequest, Placed | Offered, BetRefusal>
export type CashOutWait = Waitable<CashOutRequest, CashedOut, CashOutRefusal>

/** Requests of one kind that wait for their decision. */
class Waiting<Request extends { readonly key: string }, Done extends { readonly kind: string }, Refusal> {
  readonly #options: WaitOptions
  readonly #waitable: Waitable<Request, Done, Refusal>
  readonly #plan: (wait: StoredWait, pending: Pending) => void

  constructor(
    options: WaitOptions,
    waitable: Waitable<Request, Done, Refusal>,
    plan: (wait: StoredWait, pending: Pending) => void,
  ) {
    this.#options = options
    this.#waitable = waitable
    this.#plan = plan
  }

  /** Does it at once, or on matches in play after a delay. A retry gets the answer, once there is one. */
  async ask(bettor: Bettor, request: Request): Promise<Result<Done | Pending, Refusal | WaitRefusal>> {
    const { db, pace } = this.#options
    const { kind, read, isSame, accept } = this.#waitable
    const wait = await db.read((tx) => findWait(tx, bettor.wallets.cash, request.key))
    if (wait !== undefined) {
      if (wait.kind !== kind || !isSame(read(wait.request), request)) return err('wallet.key_reused')
      return wait.answer === null ? this.decide(bettor, wait) : this.#told(bettor, wait)
    }
    const { matches } = await this.#matchesOf(bettor, request)
    const delayMs = delayOf(matches, pace)
    return delayMs === 0 ? accept(bettor, request, []) : this.#begin(bettor, request, delayMs)
  }

  /** Decides what waits, if it can be decided now. Whoever else decides it, the first answer stays. */
  async decide(bettor: Bettor, wait: StoredWait): Promise<Result<Done | Pending, Refusal | WaitRefusal>> {
    const { db, pace } = this.#options
    const { read, isUndecided, done } = this.#waitable
    const { wallet, id } = wait
    const { matches, nowMs } = await this.#matchesOf(bettor, read(wait.request))
    const verdict = verdictOf(wait, matches, nowMs)
    if (verdict === 'wait') {
      const decidesAtMs = Math.min(wait.endsAtMs, Math.max(wait.dueAtMs, nowMs + pace.minuteMs / 2))
      return ok({ kind: 'pending', decidesAtMs: Math.ceil(decidesAtMs), nowMs: Math.floor(nowMs) })
    }
    const answered: Result<Done, Refusal | WaitRefusal> =
      verdict === 'decide'
        ? await this.#accept(bettor, wait)
        : err(verdict === 'incident' ? 'sports.incident' : 'sports.wait_over')
    // Prices that change while it is written are no answer: it is decided again.
    if (!answered.ok && isUndecided(answered.error))
      return ok({ kind: 'pending', decidesAtMs: Math.ceil(nowMs) + 1, nowMs: Math.floor(nowMs) })
    const isDone = answered.ok && answered.value.kind === done
    if (!isDone) await db.write((tx) => insertAnswer(tx, { wallet, id, answer: this.#answerOf(answered) }))
    const kept = await db.read((tx) => findWait(tx, wallet, id))
    return kept?.answer === null || kept === undefined ? answered : this.#told(bettor, kept)
  }

  async #matchesOf(bettor: Bettor, request: Request) {
    const numbers = await this.#waitable.matchesOf(bettor, request)
    return this.#options.db.read(async (tx) => ({
      nowMs: await findNowMs(tx),
      matches: await findMatches(tx, numbers),
    }))
  }

  async #told(bettor: Bettor, { answer, request }: StoredWait): Promise<Result<Done, Refusal | WaitRefusal>> {
    const { read, tell } = this.#waitable
    const kept = answer as StoredAnswer
    return kept.kind === 'refused' ? err(kept.code as Refusal) : tell(bettor, read(request), kept)
  }

  #answerOf(answered: Result<Done, Refusal | WaitRefusal>): StoredAnswer {
    return answered.ok ? this.#waitable.keep(answered.value) : { kind: 'refused', code: String(answered.error) }
  }

  /** Does it together with the answer that says so. */
  #accept(bettor: Bettor, { wallet, id, request }: StoredWait) {
    const { accept, read, done } = this.#waitable
    const answer = { name: sportsWaitAnswerCoWrite.name, row: { wallet, id, answer: { kind: done } } }
    return accept(bettor, read(request), [answer])
  }

  async #begin(
    bettor: Bettor,
    request: Request,
    delayMs: number,
  ): Promise<Result<Done | Pending, Refusal | WaitRefusal>> {
    const { db, pace } = this.#options
    const { check, kind, write } = this.#waitable
    const checked = await check(bettor, request)
    if (checked !== undefined) return checked
    const { matches } = await this.#matchesOf(bettor, request)
    const wait = {
      wallet: bettor.wallets.cash,
      id: request.key,
      kind,
      account: bettor.account,
      ip: bettor.ip,
      request: write(request),
      seen: seenOf(matches),
      delayMs,
      patienceMs: pace.patienceMs,
    }
    await db.write((tx) => insertWait(tx, wait))
    const stored = await db.read((tx) => findWait(tx, wait.wallet, wait.id))
    if (stored === undefined) return err('server.busy')
    const nowMs = await db.read(findNowMs)
    const pending: Pending = { kind: 'pending', decidesAtMs: Math.ceil(stored.dueAtMs), nowMs: Math.floor(nowMs) }
    this.#plan(stored, pending)
    return ok(pending)
  }
}

/** Bets and cash-outs in play, decided after a delay. */
export function openWaits(options: WaitOptions, bet: BetWait, cashOut: CashOutWait) {
  const { db, log, walletStore } = options
  const later = openLater(log)
  const bets = new Waiting(options, bet, plan)
  const cashOuts = new Waiting(options, cashOut, plan)

  async function decideLate(wait: StoredWait): Promise<void> {
    const bettor = { account: wait.account, wallets: await walletStore.of(wait.account), ip: wait.ip }
    const answered = await (wait.kind === 'bet' ? bets : cashOuts).decide(bettor, wait)
    if (answered.ok && answered.value.kind === 'pending') plan(wait, answered.value)
  }

  /** Decides when it is due, whether or not the member asks again. */
  function plan(wait: StoredWait, { decidesAtMs, nowMs }: Pending): void {
    later.after(Math.max(1, decidesAtMs - nowMs), () => decideLate(wait))
  }

  return {
    place: (bettor: Bettor, request: BetRequest) => bets.ask(bettor, request),
    cashOut: (bettor: Bettor, request: CashOutRequest) => cashOuts.ask(bettor, request),
    /** Refuses what nobody decided in time, as after a restart. */
    async endOverdue(): Promise<void> {
      for (const wait of await db.read((tx) => findOverdue(tx, OVERDUE_MAX))) await decideLate(wait)
    },
    close: () => later.close(),
  }
}

export type Waits = ReturnType<typeof openWaits>
