import { present } from '@ronda/core'
import {
  momentIndex,
  sportOf,
  type Fixture,
  type Moment,
  type QuotedState,
  type quotesAt,
  type Script,
  type Sport,
  type SportCode,
  type Priced,
} from '@ronda/games/sports'
import type { Log } from '../../platform/log/log.ts'
import { callInThread } from '../../platform/workers/callInThread.ts'
import { shownAt } from './live.ts'
import { fixtureOf, readScript, type MatchOptions } from './match.actions.ts'
import { showMoment, type StoredMatch } from './match.sql.ts'

/** A minute that is shorter is over before anybody could bet: nothing is offered in play. */
const PRICED_MS_MIN = 500
/** After pricing, the processor is left alone for so many times as long. */
const REST_FACTOR = 2

/** Moments that are priced together: a thread takes a while to start. */
const PRICED_TOGETHER = 8

/** The model takes a tenth of a second of CPU time for each: it must not make wagers wait. */
const pricedOf = async (
  sport: SportCode,
  fixture: Fixture,
  states: readonly Priced[],
): Promise<ReturnType<typeof quotesAt>> =>
  (await callInThread({
    module: '@ronda/games/sports',
    name: 'quotesAt',
    argument: { sport, fixture, states },
  })) as ReturnType<typeof quotesAt>

/** A match in play, in the process that plays the league: the only place where its script is open. */
export class LiveMatch {
  readonly match: StoredMatch
  readonly #options: MatchOptions
  readonly #sport: Sport
  readonly #script: Script
  readonly #moments: readonly Moment[]
  readonly #priced = new Map<number, QuotedState>()
  #shown = -1
  #isPriced = false

  constructor(options: MatchOptions, match: StoredMatch) {
    this.match = match
    this.#options = options
    this.#script = readScript(options, match)
    this.#sport = sportOf(match.sport)
    this.#moments = this.#sport.momentsOf(this.#script, options.pace)
  }

  dueAt(nowMs: number): number {
    return momentIndex(this.#moments, nowMs - this.match.startsAtMs)
  }

  /** The first moments from a time on that have no prices yet. */
  unpriced(fromMs: number): readonly number[] {
    const from = Math.max(0, this.dueAt(fromMs))
    return this.#moments
      .map((_, at) => at)
      .filter((at) => at >= from && this.#moments[at]?.pricedAt !== null && !this.#priced.has(at))
      .slice(0, PRICED_TOGETHER)
  }

  /** When a moment is due. */
  dueMs(at: number): number {
    return this.match.startsAtMs + (this.#moments[at]?.atMs ?? 0)
  }

  /** Prices the next moments ahead of time, so that none waits for them. */
  async price(moments: readonly number[]): Promise<void> {
    const states = moments.map((at) => this.#sport.pricedState(this.#script, present(this.#moments[at], 'a moment')))
    const season = await this.#options.seasonOf(this.match.season)
    const priced = await pricedOf(
      this.match.sport,
      fixtureOf(season, this.match),
      states.map((state) => present(state, 'the state of a moment that has prices')),
    )
    moments.forEach((at, place) => this.#priced.set(at, present(priced[place], 'the prices of a moment')))
  }

  /** Shows the moment that is due, if it is not shown yet. Returns whether anything changed. */
  async show(nowMs: number): Promise<boolean> {
    const at = this.dueAt(nowMs)
    const moment = this.#moments[at]
    if (moment === undefined) return false
    const priced = this.#priced.get(at) ?? null
    // Prices that were not ready in time are shown when they are; until then no bets are taken.
    if (at === this.#shown && (this.#isPriced || priced === null)) return false
    const next = this.#moments[at + 1]
    await this.#options.db.write((tx) =>
      showMoment(tx, this.match.number, {
        moment: at,
        shown: shownAt(this.#script, moment),
        priced,
        untilMs: this.match.startsAtMs + (next ?? moment).atMs,
      }),
    )
    this.#shown = at
    this.#isPriced = priced !== null
    return true
  }
}

export type LivePlay = {
  /** Replaces the matches that are in play. */
  follow(matches: readonly StoredMatch[]): void
  /** Shows every moment that is due, and prices those that follow. */
  poll(nowMs: number): Promise<void>
  close(): Promise<void>
}

export type LivePlayOptions = MatchOptions & { readonly log: Log; readonly onShown: () => void }

/** Matches in play, minute by minute. */
export function openLivePlay(options: LivePlayOptions): LivePlay {
  const { log, onShown } = options
  const lives = new Map<number, LiveMatch>()
  let pricing: Promise<void> | undefined
  let pricingMs = 0
  let restsUntilMs = 0

  function add(match: StoredMatch): void {
    try {
      lives.set(match.number, new LiveMatch(options, match))
    } catch (error) {
      // The step that ends the match meets the same, and counts it.
      log.warn({ err: error, match: match.number }, 'a match could not be shown')
    }
  }

  /** One match at a time: the one that needs prices first. */
  async function priceNext(nowMs: number): Promise<void> {
    const waiting = [...lives.values()].flatMap((live) => {
      const moments = live.unpriced(nowMs + pricingMs)
      const [first] = moments
      return first === undefined ? [] : [{ live, moments, dueMs: live.dueMs(first) }]
    })
    const next = waiting.toSorted((left, right) => left.dueMs - right.dueMs)[0]
    if (next === undefined) return
    const began = performance.now()
    await next.live.price(next.moments)
    pricingMs = performance.now() - began
    restsUntilMs = performance.now() + REST_FACTOR * pricingMs
  }

  return {
    follow(matches) {
      const numbers = new Set(matches.map(({ number }) => number))
      for (const number of lives.keys()) if (!numbers.has(number)) lives.delete(number)
      for (const match of matches) if (!lives.has(match.number)) add(match)
    },
    async poll(nowMs) {
      const mayPrice = options.pace.minuteMs >= PRICED_MS_MIN && performance.now() >= restsUntilMs
      if (mayPrice)
        pricing ??= priceNext(nowMs)
          .catch((error: unknown) => log.warn({ err: error }, 'matches in play could not be priced; retrying'))
          .finally(() => (pricing = undefined))
      for (const live of lives.values()) if (await live.show(nowMs)) onShown()
    },
    close: async () => pricing,
  }
}
