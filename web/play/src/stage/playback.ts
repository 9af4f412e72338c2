import { windowOf, type RoundResult, type SlotModel } from '@ronda/games'
import type { Level } from '../round/celebration.ts'
import { PACES, type Pace } from '../round/pace.ts'
import { cheerCoinsAt, coinsAt, nextRest, spinAt, timelineOf, type Cue, type Timeline } from '../round/timeline.ts'
import { moveReel, type ReelCourse, type ReelMotion } from './motion.ts'
import { highlightsOf, turnAt, type Highlight } from './wins.ts'

/** A cue this old was jumped over: its scene still counts, its sound does not. */
const LATE_MS = 250

/** Shown counts change at most this often; the eye reads no faster and React is spared. */
const REPORT_MS = 50

/** Reels start one after the other, as if a hand had stroked them. */
const STROKE_MS = 36

const NEVER = Number.POSITIVE_INFINITY

export type PlaybackEvents = {
  onCue(cue: Cue, isLate: boolean): void
  onCount(coins: number, cheerCoins: number): void
  /** A prize has its turn; none while all are shown together. */
  onTurn(win: Highlight | undefined): void
  /** The round has been shown to its end. */
  onShown(): void
}

/** What the reels do at this moment. It knows no canvas: the stage draws it, a test can read it. */
export class Playback {
  readonly motions: readonly ReelMotion[]
  /** Symbols in view once the reels stand, reel by reel. */
  readonly symbols: Int8Array
  /** 1 for a reel that is awaited with held breath. */
  readonly tense: Uint8Array
  /** What pays, once it is told; nothing before. */
  wins: readonly Highlight[] = []
  paidAtMs: number = NEVER
  level: Level = 'none'
  isFree: boolean = false

  readonly #model: SlotModel
  readonly #events: PlaybackEvents
  #pace: Pace = 'calm'
  #stops: readonly number[]
  #courses: readonly ReelCourse[] = []
  #originMs: number = 0
  #timeline: Timeline | undefined
  #spin: number = -1
  #cue: number = 0
  #untold: readonly Highlight[] = []
  #reportAtMs: number = 0
  #coins: number = 0
  #cheerCoins: number = 0
  #turn: number = -1

  constructor(model: SlotModel, events: PlaybackEvents) {
    const reels = model.baseStrips.length
    this.#model = model
    this.#events = events
    this.#stops = Array.from({ length: reels }, () => 0)
    this.motions = this.#stops.map(() => ({ place: 0, alpha: 1, isBlurred: false, isFree: false, isMoving: false }))
    this.symbols = new Int8Array(reels * model.rows)
    this.tense = new Uint8Array(reels)
    this.stand(false, this.#stops)
  }

  get isBusy(): boolean {
    return this.#timeline !== undefined || this.isMoving
  }

  get isMoving(): boolean {
    for (const motion of this.motions) if (motion.isMoving) return true
    return false
  }

  stand(free: boolean, stops: readonly number[]): void {
    this.#clearWins()
    this.#timeline = undefined
    this.#spin = -1
    this.#setStops(free, stops)
    this.#courses = stops.map((stop) => ({
      pace: this.#pace,
      from: stop,
      fromFree: free,
      to: stop,
      toFree: free,
      startMs: NEVER,
      stopMs: -NEVER,
    }))
  }

  /** The reels begin to turn; where they will stop is not known yet. A round always begins with a paid spin. */
  begin(nowMs: number, pace: Pace): void {
    const fromFree = this.isFree
    this.#clearWins()
    this.#timeline = undefined
    this.#spin = -1
    this.#pace = pace
    this.#originMs = nowMs
    this.isFree = false
    this.#courses = this.#stops.map((stop, reel) => ({
      pace,
      from: stop,
      fromFree,
      to: stop,
      toFree: false,
      startMs: this.#startOf(nowMs, reel),
      stopMs: NEVER,
    }))
  }

  /** The outcome is known: from now on the reels follow its timeline. */
  show(nowMs: number, result: RoundResult): void {
    this.#timeline = timelineOf(this.#model, result, { pace: this.#pace, answeredAtMs: nowMs - this.#originMs })
    this.#cue = 0
    this.#coins = -1
    this.#cheerCoins = -1
    this.#reportAtMs = 0
  }

  /** The spin was refused: the reels go back to where they stood. */
  halt(nowMs: number): void {
    this.#timeline = undefined
    const stopMs = nowMs + PACES[this.#pace].landMs
    this.#courses = this.#courses.map((course) => ({ ...course, to: course.from, toFree: course.fromFree, stopMs }))
    this.isFree = this.#courses[0]?.toFree ?? false
  }

  skip(nowMs: number): void {
    if (!this.#timeline) return
    const atMs = nowMs - this.#originMs
    this.#originMs -= nextRest(this.#timeline, atMs) - atMs
    this.#steer(this.#spin)
  }

  advance(nowMs: number): void {
    if (this.#timeline) this.#follow(this.#timeline, nowMs)
    this.#takeTurns(nowMs)
    for (let reel = 0; reel < this.motions.length; reel++) {
      const motion = this.motions[reel]
      const course = this.#courses[reel]
      if (motion && course) moveReel(motion, course, nowMs)
    }
  }

  #startOf(startMs: number, reel: number): number {
    return startMs + (this.#pace === 'calm' ? reel * STROKE_MS : 0)
  }

  #setStops(free: boolean, stops: readonly number[]): void {
    this.isFree = free
    this.#stops = stops
    windowOf(this.#model, free, stops).forEach((column, reel) => this.symbols.set(column, reel * this.#model.rows))
  }

  #takeTurns(nowMs: number): void {
    const turn = turnAt(this.wins.length, nowMs - this.paidAtMs)
    if (turn === this.#turn) return
    this.#turn = turn
    this.#events.onTurn(this.wins[turn])
  }

  #clearWins(): void {
    this.wins = []
    this.#untold = []
    this.paidAtMs = NEVER
    this.level = 'none'
  }

  /** Sets where each reel comes from, where it goes, and when. */
  #steer(spin: number): void {
    const plan = this.#timeline?.spins[spin]
    if (!plan) return
    const { result, startMs, stopMs } = plan
    const before = this.#courses
    const isNew = spin !== this.#spin && spin > 0
    this.#courses = result.stops.map((to, reel) => {
      const last = before[reel]
      return {
        pace: this.#pace,
        from: (isNew ? last?.to : last?.from) ?? to,
        fromFree: (isNew ? last?.toFree : last?.fromFree) ?? result.free,
        to,
        toFree: result.free,
        startMs: this.#originMs + this.#startOf(startMs, reel),
        stopMs: this.#originMs + (stopMs[reel] ?? startMs),
      }
    })
  }

  #takeSpin(spin: number): void {
    const result = this.#timeline?.spins[spin]?.result
    if (!result) return
    this.#steer(spin)
    this.#spin = spin
    this.#clearWins()
    this.#setStops(result.free, result.stops)
    this.#untold = highlightsOf(this.#model, result)
  }

  #takeCue(cue: Cue, nowMs: number): void {
    if (cue.type === 'spin') this.#takeSpin(cue.spin)
    if (cue.type === 'pay' || cue.type === 'intro' || cue.type === 'again') {
      this.wins = this.#untold
      this.paidAtMs = Math.min(this.paidAtMs, nowMs)
    }
    if (cue.type === 'pay' || cue.type === 'cheer') this.level = cue.level
    this.#events.onCue(cue, nowMs - this.#originMs - cue.atMs > LATE_MS)
  }

  #follow(timeline: Timeline, nowMs: number): void {
    const atMs = nowMs - this.#originMs
    for (let cue = timeline.cues[this.#cue]; cue && cue.atMs <= atMs; cue = timeline.cues[this.#cue]) {
      this.#cue += 1
      this.#takeCue(cue, nowMs)
    }
    this.#report(timeline, atMs, nowMs)
    const tenseMs = timeline.spins[spinAt(timeline, atMs)]?.tenseMs
    for (let reel = 0; reel < this.tense.length; reel++) {
      this.tense[reel] = (tenseMs?.[reel] ?? NEVER) <= atMs && this.motions[reel]?.isMoving === true ? 1 : 0
    }
    if (atMs < timeline.lengthMs) return
    this.#timeline = undefined
    this.tense.fill(0)
    this.#events.onShown()
  }

  #report(timeline: Timeline, atMs: number, nowMs: number): void {
    if (nowMs < this.#reportAtMs && atMs < timeline.lengthMs) return
    const coins = coinsAt(timeline, atMs)
    const cheerCoins = cheerCoinsAt(timeline, atMs)
    if (coins === this.#coins && cheerCoins === this.#cheerCoins) return
    this.#coins = coins
    this.#cheerCoins = cheerCoins
    this.#reportAtMs = nowMs + REPORT_MS
    this.#events.onCount(coins, cheerCoins)
  }
}
