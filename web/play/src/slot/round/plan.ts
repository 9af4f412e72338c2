import type { Grid, Round, SlotModel, Spin, Step } from '@ronda/games'
import { scattersIn, tenseReels } from './awaited.ts'
import { isBig, levelOf, type Level } from '../../shared/wager/celebration.ts'
import { PACES, type Pace, type Timing } from './pace.ts'
import type { Beat, Cheer, Count, Cue, Timeline } from './timeline.ts'

export type PlanOptions = {
  readonly pace: Pace
  /** What the round cost, in coins. */
  readonly cost: number
  /** When the outcome was known, counted from the start of the reels. No reel may stop before that. */
  readonly answeredAtMs: number
  /** Whether the reels have been turning since the start; for a bought feature they stay still until the reply. */
  readonly isTurning: boolean
}

type Draft = {
  readonly model: SlotModel
  readonly timing: Timing
  readonly cost: number
  answeredAtMs: number
  atMs: number
  coins: number
  grid: Grid
  held: number
  readonly beats: Beat[]
  readonly cues: Cue[]
  readonly counts: Count[]
  readonly rests: number[]
}

/** A step and the spin it belongs to. */
type At<Shown extends Step = Step> = { readonly spin: number; readonly free: boolean; readonly step: Shown }
type Named<Type extends Step['type']> = At<Extract<Step, { type: Type }>>

/** Quiet as long as the round has not given back more than it cost, whatever single steps pay. */
function levelSoFar({ coins, cost }: Draft): Level {
  if (coins === 0) return 'none'
  return coins > cost ? 'win' : 'quiet'
}

function addCount(draft: Draft, fromMs: number, lengthMs: number, coins: number): void {
  draft.counts.push({ fromMs, toMs: fromMs + lengthMs, from: draft.coins, to: draft.coins + coins })
  draft.coins += coins
}

type Times = { readonly standMs: number; readonly endMs: number }
const NO_REELS: readonly number[] = []

/** Adds a step, and advances the time to its end. */
function addBeat(draft: Draft, at: At, { standMs, endMs }: Times, reels?: Pick<Beat, 'stopMs' | 'tenseMs'>): void {
  const { spin, free, step } = at
  const beat = draft.beats.length
  const { stopMs, tenseMs } = reels ?? { stopMs: NO_REELS, tenseMs: NO_REELS }
  draft.cues.push({ type: 'step', atMs: draft.atMs, beat, step, level: levelSoFar(draft) })
  draft.beats.push({ spin, free, step, before: draft.grid, startMs: draft.atMs, standMs, endMs, stopMs, tenseMs })
  if ('grid' in step) draft.grid = step.grid
  draft.rests.push(endMs)
  draft.atMs = endMs
}

function addLanding(draft: Draft, atMs: number, step: Step, fresh = 0): void {
  draft.cues.push({ type: 'land', atMs, beat: draft.beats.length - 1, step, fresh })
}

function addStop(draft: Draft, at: Named<'stop'>): void {
  const { step, free } = at
  const { firstStopMs, staggerMs, tensionMs, landMs, settleMs } = draft.timing
  const tense = tenseReels(draft.model, step, free)
  const [stopMs, tenseMs]: [number[], number[]] = [[], []]
  let nextMs = Math.max(draft.atMs + firstStopMs, draft.answeredAtMs + landMs)
  let standMs = draft.atMs
  let standing = 0
  step.grid.forEach((column, reel) => {
    const seen = scattersIn(column)
    standing += seen
    const isTurning = step.reels.includes(reel)
    tenseMs.push(tense[reel] ? nextMs - staggerMs : Number.POSITIVE_INFINITY)
    if (tense[reel]) {
      draft.cues.push({ type: 'tense', atMs: nextMs - staggerMs, reel })
      nextMs += tensionMs
    }
    stopMs.push(isTurning ? nextMs : Number.NEGATIVE_INFINITY)
    if (!isTurning) return
    draft.cues.push({ type: 'stop', atMs: nextMs, reel, scatters: seen > 0 ? standing : 0 })
    standMs = nextMs
    nextMs += staggerMs
  })
  draft.rests.push(standMs + 1)
  addBeat(draft, at, { standMs, endMs: standMs + settleMs }, { stopMs, tenseMs })
}

function addPay(draft: Draft, at: Named<'pay'>, isLast: boolean): void {
  const { countMs, quietMs, freeHoldMs } = draft.timing
  const fromMs = draft.atMs
  const isQuiet = draft.coins + at.step.coins <= draft.cost
  const lengthMs = isQuiet && !at.free ? quietMs : countMs
  addCount(draft, fromMs, lengthMs, at.step.coins)
  addBeat(draft, at, { standMs: fromMs, endMs: fromMs + lengthMs + (at.free || !isLast ? freeHoldMs : 0) })
}

function addFall(draft: Draft, at: Named<'fall'>): void {
  const { burstMs, dropMs, settleMs } = draft.timing
  const landMs = draft.atMs + burstMs + dropMs
  addBeat(draft, at, { standMs: landMs, endMs: landMs + settleMs })
  addLanding(draft, landMs, at.step)
}

function addAward(draft: Draft, at: Named<'award'>): void {
  const { awardMs, introMs, againMs } = draft.timing
  const { spins: awarded, symbol } = at.step
  const sceneMs = draft.atMs + awardMs
  addBeat(draft, at, { standMs: sceneMs, endMs: sceneMs + (at.free ? againMs : introMs) })
  draft.rests.push(sceneMs)
  draft.cues.push({ type: at.free ? 'again' : 'intro', atMs: sceneMs, awarded, symbol })
}

/**
 * The first hold step opens the feature with a scene; at every other one the empty cells turn before the result is
 * shown.
 */
function addHold(draft: Draft, at: Named<'hold'>): void {
  const { holdMs, settleMs, againMs } = draft.timing
  const { prizes, left } = at.step
  const isFirst = draft.held === 0
  if (isFirst) draft.cues.push({ type: 'hold', atMs: draft.atMs + settleMs, left })
  const landMs = draft.atMs + (isFirst ? settleMs + againMs : holdMs)
  const fresh = prizes.length - draft.held
  draft.held = prizes.length
  addBeat(draft, at, { standMs: landMs, endMs: landMs + settleMs * 2 })
  if (!isFirst) addLanding(draft, landMs, at.step, fresh)
}

/** Each value is added separately, so that the player can follow the sum. */
function addCollect(draft: Draft, at: Named<'collect'>): void {
  const { collectMs, collectMaxMs, settleMs, countMs } = draft.timing
  const { prizes, coins } = at.step
  const eachMs = Math.min(collectMs, collectMaxMs / Math.max(1, prizes.length))
  const startMs = draft.atMs
  prizes.forEach((prize, taken) => {
    draft.cues.push({ type: 'take', atMs: startMs + (taken + 1) * eachMs, taken })
    addCount(draft, startMs + (taken + 1) * eachMs, eachMs, prize.coins)
  })
  const takenMs = startMs + (prizes.length + 1) * eachMs
  const rest = coins - prizes.reduce((sum, prize) => sum + prize.coins, 0)
  if (rest > 0) addCount(draft, takenMs, countMs, rest)
  draft.held = 0
  addBeat(draft, at, { standMs: takenMs, endMs: takenMs + (rest > 0 ? countMs : 0) + settleMs * 3 })
}

function addWheel(draft: Draft, at: Named<'wheel'>): void {
  const { wheelMs, wheelHoldMs, countMs } = draft.timing
  const landMs = draft.atMs + wheelMs
  if (at.step.coins > 0) addCount(draft, landMs, countMs, at.step.coins)
  addBeat(draft, at, { standMs: landMs, endMs: landMs + wheelHoldMs })
  draft.rests.push(landMs)
  addLanding(draft, landMs, at.step)
}

function addStill(draft: Draft, at: Named<'turn' | 'times'>): void {
  const { turnMs, timesMs } = draft.timing
  const endMs = draft.atMs + (at.step.type === 'turn' ? turnMs : timesMs)
  addBeat(draft, at, { standMs: endMs, endMs })
}

function addStep(draft: Draft, at: { spin: number; free: boolean }, step: Step, isLast: boolean): void {
  switch (step.type) {
    case 'stop':
      return addStop(draft, { ...at, step })
    case 'pay':
      return addPay(draft, { ...at, step }, isLast)
    case 'fall':
      return addFall(draft, { ...at, step })
    case 'award':
      return addAward(draft, { ...at, step })
    case 'hold':
      return addHold(draft, { ...at, step })
    case 'collect':
      return addCollect(draft, { ...at, step })
    case 'wheel':
      return addWheel(draft, { ...at, step })
    default:
      return addStill(draft, { ...at, step })
  }
}

/** Free spins that a spin has won. */
export function spinsAwarded({ steps }: Spin): number {
  return steps.reduce((sum, step) => (step.type === 'award' ? sum + step.spins : sum), 0)
}

function addSpin(draft: Draft, { free, steps }: Spin, spin: number): void {
  draft.cues.push({ type: 'spin', atMs: draft.atMs, spin })
  steps.forEach((step, index) => addStep(draft, { spin, free }, step, index === steps.length - 1))
}

function addOutro(draft: Draft, spins: number, lengthMs: number): void {
  draft.cues.push({ type: 'outro', atMs: draft.atMs, spins })
  draft.atMs += lengthMs
  draft.rests.push(draft.atMs)
}

function addCheer(draft: Draft, level: Level): Cheer {
  const { cheerCountMs, cheerMs } = draft.timing
  const cheer = { level, fromMs: draft.atMs, countedMs: draft.atMs + cheerCountMs, toMs: draft.atMs + cheerMs }
  draft.cues.push({ type: 'cheer', atMs: cheer.fromMs, level })
  draft.rests.push(cheer.countedMs, cheer.toMs)
  draft.atMs = cheer.toMs
  return cheer
}

function openDraft(
  model: SlotModel,
  round: Round,
  { pace, cost, answeredAtMs, isTurning }: PlanOptions,
  rest: Grid,
): Draft {
  const timing = PACES[pace]
  const turnsFirst = isTurning && round.spins[0]?.steps[0]?.type === 'stop'
  // Reels that turned without need return to their old position before anything else is shown.
  const atMs = turnsFirst ? 0 : answeredAtMs + (isTurning ? timing.landMs : 0)
  const empty = { beats: [], cues: [], counts: [], rests: [] }
  return { model, timing, cost, answeredAtMs, atMs, coins: 0, grid: rest, held: 0, ...empty }
}

/**
 * How a round is shown, from its first moving reel to its last cue: a pure function of the round. Live play and replay
 * use this same plan; only the time of the reply differs.
 */
export function timelineOf(model: SlotModel, round: Round, options: PlanOptions, rest: Grid = []): Timeline {
  const draft = openDraft(model, round, options, rest)
  round.spins.forEach((spin, index) => {
    addSpin(draft, spin, index)
    draft.answeredAtMs = 0
  })
  const level = levelOf(round.coins, draft.cost)
  const { outroMs } = draft.timing
  const freeSpins = round.spins.filter(({ free }) => free).length
  if (round.spins.some((spin) => spinsAwarded(spin) > 0))
    addOutro(draft, freeSpins, isBig(level) ? outroMs / 2 : outroMs)
  const cheer = isBig(level) ? addCheer(draft, level) : undefined
  draft.cues.push({ type: 'done', atMs: draft.atMs })
  const { beats, counts } = draft
  const cues = draft.cues.toSorted((left, right) => left.atMs - right.atMs)
  const rests = draft.rests.toSorted((left, right) => left - right)
  return { beats, cues, counts, cheer, rests, lengthMs: draft.atMs }
}
