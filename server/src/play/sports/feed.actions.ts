import { randomUUID } from 'node:crypto'
import { SPORTS_BOARD, type SportsDelta, type SportsFeedFromServer, type SportsPlace } from '@ronda/contract'
import { pollLoop } from '../../platform/background/pollLoop.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { deltaBetween, type Followed } from './feed.ts'
import { findMarks } from './feed.sql.ts'
import { findMatches, type StoredMatch } from './match.sql.ts'
import type { LeaguePace } from './sports.ts'
import { showListed, showLive } from './sports.view.ts'

export type FeedOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly pace: LeaguePace
}

/** Changes by other processes are seen after this at the latest. */
const POLL_MS = 80
/** A follower who missed more than this gets everything. */
const CHANGES_MAX = 60
/** Results that the board shows. */
const RESULTS_MAX = 20

type Change = { readonly seq: number; readonly delta: SportsDelta }

type Topic = { seq: number; changes: readonly Change[]; listed: Map<number, Followed> }

/** What is sent about the matches, in the order in which it happened. */
class Topics {
  readonly #topics = new Map<string, Topic>()

  of(name: string): Topic | undefined {
    return this.#topics.get(name)
  }

  /** Notes the new state of a match. Returns what changed, for those who follow. */
  put(name: string, match: Followed): Change | undefined {
    const topic = this.#topics.get(name) ?? { seq: 0, changes: [], listed: new Map<number, Followed>() }
    this.#topics.set(name, topic)
    const before = topic.listed.get(match.number)
    topic.listed.set(match.number, match)
    const { events, attacks } = match
    const empty = { ...match, quotes: [], ...(events && { events: [] }), ...(attacks && { attacks: [] }) }
    const delta = deltaBetween(before ?? empty, match)
    if (delta === undefined) return undefined
    topic.seq += 1
    const change = { seq: topic.seq, delta }
    topic.changes = [...topic.changes, change].slice(-CHANGES_MAX)
    return change
  }

  forget(number: number): void {
    this.#topics.delete(String(number))
    this.#topics.get(SPORTS_BOARD)?.listed.delete(number)
  }
}

export type FeedListener = {
  readonly onMessage: (topic: string, message: SportsFeedFromServer) => void
  /** These matches have changed; what changed was sent before. */
  readonly onChanged: (matches: readonly number[]) => void
}

const NOBODY: FeedListener = { onMessage: () => {}, onChanged: () => {} }

/** Follows the matches, whichever process plays them. It does nothing while nobody listens. */
export class Feed {
  readonly #options: FeedOptions
  #marks = new Map<number, string>()
  #started: Promise<void> | undefined
  #topics = new Topics()
  #stream = randomUUID()
  #loop: ReturnType<typeof pollLoop> | undefined
  #listener = NOBODY
  #offsetMs = 0

  constructor(options: FeedOptions) {
    this.#options = options
  }

  /** The estimated database clock. */
  nowMs(): number {
    return Math.round(this.#options.clock.nowMs() + this.#offsetMs)
  }

  /** Begins to follow; returns when everything is known. */
  start(listener: FeedListener): Promise<void> {
    this.#started ??= this.#start(listener).catch((error: unknown) => {
      this.#started = undefined
      throw error
    })
    return this.#started
  }

  async stop(): Promise<void> {
    const loop = this.#loop
    this.#loop = undefined
    this.#started = undefined
    await loop?.close()
  }

  /** Polls at once after a change in this process. */
  wake(): void {
    this.#loop?.go()
  }

  /** What a follower of a topic must be sent first. */
  sentFirst(topic: string, after: SportsPlace | undefined): readonly SportsFeedFromServer[] {
    const known = this.#topics.of(topic)
    const place = { stream: this.#stream, nowMs: this.nowMs() }
    if (known === undefined && topic !== SPORTS_BOARD) return [{ type: 'known', topic, nowMs: place.nowMs }]
    const { seq, changes, listed } = known ?? { seq: 0, changes: [], listed: new Map<number, Followed>() }
    const isHere = after !== undefined && after.stream === this.#stream && after.seq <= seq
    if (isHere && after.seq >= seq - changes.length) {
      const missed = changes.filter((change) => change.seq > after.seq)
      if (missed.length === 0) return [{ type: 'known', topic, nowMs: place.nowMs }]
      return missed.map((change) => ({ type: 'change', topic, ...place, ...change }))
    }
    const matches = [...listed.values()]
    if (topic === SPORTS_BOARD) return [{ type: 'board', ...place, seq, matches }]
    return matches.map(({ events = [], attacks = [], ...match }) => ({
      type: 'match',
      ...place,
      seq,
      match: { ...match, events, attacks },
    }))
  }

  async #start(listener: FeedListener): Promise<void> {
    this.#listener = listener
    // New ones: a poll that is still running for those who have left must not write into them.
    this.#marks = new Map()
    this.#topics = new Topics()
    this.#stream = randomUUID()
    await this.#poll()
    const { log } = this.#options
    this.#loop = pollLoop(() => this.#poll(), {
      everyMs: POLL_MS,
      onFailure: (error) => log.warn({ err: error }, 'matches could not be followed; retrying'),
    })
    this.#loop.go()
  }

  async #poll(): Promise<void> {
    const { db, clock } = this.#options
    const [known, topics] = [this.#marks, this.#topics]
    const askedMs = clock.nowMs()
    const { marks, nowMs } = await db.read((tx) => findMarks(tx, RESULTS_MAX))
    // The answer was produced between sending the query and receiving it.
    this.#offsetMs = nowMs - (askedMs + clock.nowMs()) / 2
    for (const number of known.keys()) if (!marks.has(number) && known.delete(number)) topics.forget(number)
    const changed = [...marks].filter(([number, mark]) => known.get(number) !== mark)
    if (changed.length === 0) return
    const matches = await db.read((tx) =>
      findMatches(
        tx,
        changed.map(([number]) => number),
      ),
    )
    for (const match of matches) this.#put(topics, match, nowMs)
    if (topics === this.#topics) this.#listener.onChanged(matches.map(({ number }) => number))
    // Marked after it was sent: what fails is read again.
    for (const [number, mark] of changed) known.set(number, mark)
  }

  #put(topics: Topics, match: StoredMatch, nowMs: number): void {
    const showing = { nowMs, pace: this.#options.pace }
    this.#publish(topics, String(match.number), showLive(match, showing))
    this.#publish(topics, SPORTS_BOARD, showListed(match, showing))
  }

  #publish(topics: Topics, topic: string, match: Followed): void {
    const change = topics.put(topic, match)
    if (change === undefined || topics !== this.#topics) return
    this.#listener.onMessage(topic, { type: 'change', topic, stream: this.#stream, nowMs: this.nowMs(), ...change })
  }
}
