import { err, ok, type Result } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Log } from '../../platform/log/log.ts'
import {
  checkBet,
  placeBet,
  type BetOptions,
  type BetRefusal,
  type Bettor,
  type Offered,
  type Placed,
} from './bet.actions.ts'
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
} from './wait.sql.ts'
import { delayOf, seenOf, verdictOf } from './wait.ts'

/** Decided by one run of the job. */
const OVERDUE_MAX = 200

export type WaitOptions = BetOptions & {
  readonly pace: LeaguePace
  readonly log: Log
  readonly walletStore: WalletStore
}

export type Pending = { readonly kind: 'pending'; readonly decidesAtMs: number; readonly nowMs: number }

export type WaitRefusal = BetRefusal | 'sports.incident' | 'sports.wait_over' | 'server.busy'
type Answered = Result<Placed | Offered | Pending, WaitRefusal>

/** An answer as it is kept. Amounts are texts. */
type StoredAnswer =
  | { readonly kind: 'placed' }
  | { readonly kind: 'refused'; readonly code: WaitRefusal }
  | (Omit<Offered, 'unitMax'> & { readonly unitMax: string | null })

const asText = (request: BetRequest) => ({ ...request, unit: request.unit.toString() })
const fromText = (request: unknown): BetRequest => {
  const read = request as ReturnType<typeof asText>
  return { ...read, unit: BigInt(read.unit) }
}

/** The same request, whatever version of the prices was seen. */
const isSame = (left: BetRequest, right: BetRequest): boolean => {
  const text = (request: BetRequest): string =>
    JSON.stringify([
      request.legs.map(({ match, parts, price, isBanker }) => [
        match,
        parts.map(({ market, choice }) => [market, choice]),
        price,
        isBanker,
      ]),
      request.sizes,
      request.policy,
      request.unit.toString(),
    ])
  return text(left) === text(right)
}

const matchesOf = ({ db }: WaitOptions, { legs }: BetRequest) =>
  db.read(async (tx) => ({
    nowMs: await findNowMs(tx),
    matches: await findMatches(
      tx,
      legs.map(({ match }) => match),
    ),
  }))

/** The answer that was kept. A bet that was placed is read again, with what has become of it. */
async function told(options: WaitOptions, bettor: Bettor, wait: StoredWait): Promise<Answered> {
  const answer = wait.answer as StoredAnswer
  if (answer.kind === 'refused') return err(answer.code)
  if (answer.kind === 'placed') return placeBet(options, bettor, fromText(wait.request))
  return ok({ ...answer, unitMax: answer.unitMax === null ? null : BigInt(answer.unitMax) })
}

const answerOf = (answered: Result<Placed | Offered, WaitRefusal>): StoredAnswer => {
  if (!answered.ok) return { kind: 'refused', code: answered.error }
  if (answered.value.kind === 'placed') return { kind: 'placed' }
  return { ...answered.value, unitMax: answered.value.unitMax?.toString() ?? null }
}

/** Places the bet together with the answer that says so. */
const accept = (options: WaitOptions, bettor: Bettor, { wallet, id, request }: StoredWait) =>
  placeBet(
    { ...options, also: [{ name: sportsWaitAnswerCoWrite.name, row: { wallet, id, answer: { kind: 'placed' } } }] },
    bettor,
    fromText(request),
  )

/** Decides a bet that waits, if it can be decided now. Whoever else decides it, the first answer stays. */
async function decide(options: WaitOptions, bettor: Bettor, wait: StoredWait): Promise<Answered> {
  const { db, pace } = options
  const { wallet, id } = wait
  const { matches, nowMs } = await matchesOf(options, fromText(wait.request))
  const verdict = verdictOf(wait, matches, nowMs)
  if (verdict === 'wait') {
    const decidesAtMs = Math.min(wait.endsAtMs, Math.max(wait.dueAtMs, nowMs + pace.minuteMs / 2))
    return ok({ kind: 'pending', decidesAtMs: Math.ceil(decidesAtMs), nowMs: Math.floor(nowMs) })
  }
  const answered: Result<Placed | Offered, WaitRefusal> =
    verdict === 'decide'
      ? await accept(options, bettor, wait)
      : err(verdict === 'incident' ? 'sports.incident' : 'sports.wait_over')
  // Prices that change while it is written are no answer: it is decided again.
  const isUndecided = !answered.ok && (answered.error === 'server.busy' || answered.error === 'sports.bets_closed')
  if (isUndecided) return ok({ kind: 'pending', decidesAtMs: Math.ceil(nowMs) + 1, nowMs: Math.floor(nowMs) })
  const isPlaced = answered.ok && answered.value.kind === 'placed'
  if (!isPlaced) await db.write((tx) => insertAnswer(tx, { wallet, id, answer: answerOf(answered) }))
  const kept = await db.read((tx) => findWait(tx, wallet, id))
  return kept?.answer === null || kept === undefined ? answered : told(options, bettor, kept)
}

/** Work that is due later; what has begun is finished before the process ends. */
function openLater(log: Log) {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  return {
    after(ms: number, work: () => Promise<void>): void {
      const timer = setTimeout(() => {
        timers.delete(timer)
        const begun = work()
          .catch((error: unknown) => log.warn({ err: error }, 'a bet that waits was not decided'))
          .finally(() => running.delete(begun))
        running.add(begun)
      }, ms)
      timers.add(timer)
    },
    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

/** Bets in play, accepted after a delay. */
export function openWaits(options: WaitOptions) {
  const { db, log, walletStore } = options
  const later = openLater(log)

  async function decideLate(wait: StoredWait): Promise<void> {
    const wallets = await walletStore.of(wait.account)
    const answered = await decide(options, { account: wait.account, wallets, ip: wait.ip }, wait)
    if (answered.ok && answered.value.kind === 'pending') plan(wait, answered.value)
  }

  /** Decides when it is due, whether or not the member asks again. */
  function plan(wait: StoredWait, { decidesAtMs, nowMs }: Pending): void {
    later.after(Math.max(1, decidesAtMs - nowMs), () => decideLate(wait))
  }

  async function begin(bettor: Bettor, request: BetRequest, delayMs: number): Promise<Answered> {
    const checked = await checkBet(options, bettor, request)
    if (!checked.ok || checked.value.kind !== 'ready') return checked as Answered
    const { matches } = await matchesOf(options, request)
    const wait = {
      wallet: bettor.wallets.cash,
      id: request.key,
      account: bettor.account,
      ip: bettor.ip,
      request: asText(request),
      seen: seenOf(matches),
      delayMs,
      patienceMs: options.pace.patienceMs,
    }
    await db.write((tx) => insertWait(tx, wait))
    const stored = await db.read((tx) => findWait(tx, wait.wallet, wait.id))
    if (stored === undefined) return err('server.busy')
    const nowMs = await db.read(findNowMs)
    const pending: Pending = { kind: 'pending', decidesAtMs: Math.ceil(stored.dueAtMs), nowMs: Math.floor(nowMs) }
    plan(stored, pending)
    return ok(pending)
  }

  return {
    /** Places a bet: on matches in play after a delay. A retry gets the answer, once there is one. */
    async place(bettor: Bettor, request: BetRequest): Promise<Answered> {
      const wait = await db.read((tx) => findWait(tx, bettor.wallets.cash, request.key))
      if (wait !== undefined) {
        if (!isSame(fromText(wait.request), request)) return err('wallet.key_reused')
        return wait.answer === null ? decide(options, bettor, wait) : told(options, bettor, wait)
      }
      const { matches } = await matchesOf(options, request)
      const delayMs = delayOf(matches, options.pace)
      return delayMs === 0 ? placeBet(options, bettor, request) : begin(bettor, request, delayMs)
    },
    /** Refuses what nobody decided in time, as after a restart. */
    async endOverdue(): Promise<void> {
      for (const wait of await db.read((tx) => findOverdue(tx, OVERDUE_MAX))) await decideLate(wait)
    },
    close: () => later.close(),
  }
}

export type Waits = ReturnType<typeof openWaits>
