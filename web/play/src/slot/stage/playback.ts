import { mechanicOf, type Grid, type Prize, type Round, type SlotModel } from '@ronda/games'
import type { Level } from '../../shared/wager/celebration.ts'
import { PACES, type Pace } from '../round/pace.ts'
import { timelineOf } from '../round/plan.ts'
import { cheerCoinsAt, coinsAt, nextRest, type Beat, type Cue, type Timeline } from '../round/timeline.ts'
import { Board } from './board.ts'
import { moveReel } from './motion.ts'
import { saveView, makeReel, restoreView, setView, type Reel } from './reel.ts'
import { styleOf } from './shape.ts'
import { highlightsOf, turnAt, type Highlight } from './wins.ts'

/** A cue this old was skipped: its scene is still shown, its sound is not played. */
const LATE_MS = 250

/** Shown counts change at most this often: faster is not readable, and React has less to render. */
const REPORT_MS = 50

/** Delay between the starts of two neighbouring reels. */
const STROKE_MS = 36

const NEVER = Number.POSITIVE_INFINITY

export type PlaybackEvents = {
  onCue(cue: Cue, isLate: boolean): void
  onCount(coins: number, cheerCoins: number): void
  /** A prize is highlighted; undefined while all are shown together. */
  onTurn(win: Highlight | undefined): void
  /** The round has been shown completely. */
  onShown(): void
}

type Strips = readonly (readonly number[])[]

export type Beginning = { readonly pace: Pace; readonly isTurning: boolean }

/** The state of the grid at this moment. It does not depend on a canvas: the stage draws it, a test can read it. */
export class Playback {
  readonly reels: readonly Reel[]
  readonly board: Board
  /** 1 for a reel with tension. */
  readonly tense: Uint8Array
  /** 1 for highlighted cells; written by the code that draws them. */
  readonly lit: Uint8Array
  /** The winning combinations, once they are shown. */
  wins: readonly Highlight[] = []
  paidAtMs: number = NEVER
  level: Level = 'none'
  isFree: boolean = false
  pace: Pace = 'calm'
  /** The current step, how long it has been shown, and the progress to its rest. */
  beat: Beat | undefined
  sinceMs: number = 0
  part: number = 1

  readonly #model: SlotModel
  readonly #events: PlaybackEvents
  #isTurning: boolean = false
  #originMs: number = 0
  #timeline: Timeline | undefined
  #cue: number = 0
  #reportAtMs: number = 0
  #coins: number = 0
  #cheerCoins: number = 0
  #turn: number = -1
  /** Computed once each: some mechanics make their strips from weights. */
  readonly #strips: { readonly paid: Strips; readonly free: Strips }

  constructor(model: SlotModel, events: PlaybackEvents) {
    const mechanic = mechanicOf(model)
    const rest = mechanic.rest(model)
    this.#strips = { paid: mechanic.reels(model, false), free: mechanic.reels(model, true) }
    this.#model = model
    this.#events = events
    this.reels = rest.map(() => makeReel(styleOf(model)))
    this.board = new Board(rest.length)
    this.tense = new Uint8Array(rest.length)
    this.lit = new Uint8Array(this.board.marks.length)
    this.stand(rest)
  }

  get isBusy(): boolean {
    return this.#timeline !== undefined || this.isMoving
  }

  get isMoving(): boolean {
    for (const reel of this.reels) if (reel.isMoving) return true
    return false
  }

  stand(grid: Grid): void {
    this.#clear()
    this.isFree = false
    this.#setGrid(grid)
    for (const reel of this.reels) {
      saveView(reel)
      reel.startMs = NEVER
      reel.stopMs = -NEVER
    }
  }

  /** The reels begin to turn; where they will stop is not known yet. */
  begin(nowMs: number, { pace, isTurning }: Beginning): void {
    this.#clear()
    this.pace = pace
    this.#originMs = nowMs
    this.#isTurning = isTurning
    this.isFree = false
    if (!isTurning) return
    const strips = this.#strips.paid
    this.reels.forEach((reel, index) => {
      saveView(reel)
      reel.toStrip = strips[index] ?? []
      reel.startMs = this.#startOf(nowMs, index)
      reel.stopMs = NEVER
    })
  }

  /** The outcome is known: from now on the grid follows its timeline. */
  show(nowMs: number, result: Round, cost: number): void {
    const options = { pace: this.pace, cost, answeredAtMs: nowMs - this.#originMs, isTurning: this.#isTurning }
    const rest = this.reels.map((reel) => [...reel.from.subarray(0, reel.fromHeight)])
    this.#timeline = timelineOf(this.#model, result, options, rest)
    if (this.#isTurning && this.#timeline.beats[0]?.step.type !== 'stop') this.#goBack(nowMs)
    this.#cue = 0
    this.#coins = -1
    this.#cheerCoins = -1
    this.#reportAtMs = 0
  }

  /** The spin was refused: the reels return to where they were. */
  halt(nowMs: number): void {
    this.#timeline = undefined
    if (this.#isTurning) this.#goBack(nowMs)
  }

  skip(nowMs: number): void {
    if (!this.#timeline) return
    const atMs = nowMs - this.#originMs
    this.#originMs -= nextRest(this.#timeline, atMs) - atMs
    if (this.beat) this.#steer(this.beat)
  }

  advance(nowMs: number): void {
    if (this.#timeline) this.#follow(this.#timeline, nowMs)
    this.#takeTurns(nowMs)
    for (const reel of this.reels) moveReel(reel, this.pace, nowMs)
  }

  #stripsOf(isFree: boolean): Strips {
    return isFree ? this.#strips.free : this.#strips.paid
  }

  #goBack(nowMs: number): void {
    for (const reel of this.reels) {
      restoreView(reel)
      reel.stopMs = nowMs + PACES[this.pace].landMs
    }
  }

  #startOf(startMs: number, reel: number): number {
    return startMs + (this.pace === 'calm' ? reel * STROKE_MS : 0)
  }

  #setGrid(grid: Grid): void {
    const strips = this.#stripsOf(this.isFree)
    this.reels.forEach((reel, index) => setView(reel, grid[index] ?? [], strips[index] ?? []))
  }

  #takeTurns(nowMs: number): void {
    const turn = turnAt(this.wins.length, nowMs - this.paidAtMs)
    if (turn === this.#turn) return
    this.#turn = turn
    this.#events.onTurn(this.wins[turn])
  }

  #clear(): void {
    this.#timeline = undefined
    this.beat = undefined
    this.part = 1
    this.board.clear()
    this.#clearWins()
    this.level = 'none'
  }

  #clearWins(): void {
    this.wins = []
    this.paidAtMs = NEVER
  }

  /** Sets when each reel of a step starts and stops. The first one has been turning since the beginning. */
  #steer({ step, startMs, stopMs }: Beat): void {
    if (step.type !== 'stop') return
    for (const index of step.reels) {
      const reel = this.reels[index]
      if (!reel) continue
      reel.startMs = this.#originMs + this.#startOf(startMs, index)
      reel.stopMs = this.#originMs + (stopMs[index] ?? startMs)
    }
  }

  /** Reels of a later spin start from the current view; those of the first spin started at the beginning. */
  #takeStop(beat: Beat, nowMs: number): void {
    if (beat.step.type !== 'stop') return
    const strips = this.#stripsOf(beat.free)
    const isBegun = this.#isTurning && beat.startMs === 0
    this.reels.forEach((reel, index) => {
      if (!isBegun) saveView(reel)
      if (beat.step.type === 'stop') setView(reel, beat.step.grid[index] ?? [], strips[index] ?? [])
      if (isBegun) reel.stopMs = nowMs
    })
    this.#steer(beat)
  }

  #takeBeat(beat: Beat, level: Level, nowMs: number): void {
    const { step } = beat
    this.beat = beat
    this.isFree = beat.free
    this.board.take(beat, this.#prizesAhead(beat))
    if (step.type === 'stop') this.#takeStop(beat, nowMs)
    else if ('grid' in step) {
      for (const reel of this.reels) saveView(reel)
      this.#setGrid(step.grid)
    }
    const lit = highlightsOf(step, beat.before)
    if (step.type !== 'award' && step.type !== 'times') this.#clearWins()
    if (lit.length === 0) return
    this.wins = lit
    this.paidAtMs = nowMs
    this.level = level
  }

  /** Coins that a later step of the same spin uses, so that they land with their value. */
  #prizesAhead({ spin, step }: Beat): readonly Prize[] {
    if (step.type !== 'stop') return []
    const later = this.#timeline?.beats.find(
      (beat) => beat.spin === spin && (beat.step.type === 'hold' || beat.step.type === 'collect'),
    )?.step
    return later?.type === 'hold' || later?.type === 'collect' ? later.prizes : []
  }

  #takeCue(timeline: Timeline, cue: Cue, nowMs: number): void {
    const beat = cue.type === 'step' ? timeline.beats[cue.beat] : undefined
    if (cue.type === 'step' && beat) this.#takeBeat(beat, cue.level, nowMs)
    if (cue.type === 'cheer') this.level = cue.level
    this.#events.onCue(cue, nowMs - this.#originMs - cue.atMs > LATE_MS)
  }

  #follow(timeline: Timeline, nowMs: number): void {
    const atMs = nowMs - this.#originMs
    for (let cue = timeline.cues[this.#cue]; cue && cue.atMs <= atMs; cue = timeline.cues[this.#cue]) {
      this.#cue += 1
      this.#takeCue(timeline, cue, nowMs)
    }
    this.#measure(atMs)
    this.#report(timeline, atMs, nowMs)
    if (atMs < timeline.lengthMs) return
    this.#timeline = undefined
    this.tense.fill(0)
    this.#events.onShown()
  }

  #measure(atMs: number): void {
    const { beat } = this
    if (!beat) return
    this.sinceMs = atMs - beat.startMs
    this.part = beat.standMs > beat.startMs ? Math.min(1, this.sinceMs / (beat.standMs - beat.startMs)) : 1
    for (let reel = 0; reel < this.tense.length; reel++) {
      this.tense[reel] = (beat.tenseMs[reel] ?? NEVER) <= atMs && this.reels[reel]?.isMoving === true ? 1 : 0
    }
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
