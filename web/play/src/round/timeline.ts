import { SCATTER, windowOf, type RoundResult, type SlotModel, type SpinResult } from '@ronda/games'
import { isBig, levelOf, type Level } from './celebration.ts'
import { PACES, type Pace } from './pace.ts'

/** Something that happens at one moment of a round's showing; sounds, scenes and words hang on it. */
export type Cue = { readonly atMs: number } & (
  | { readonly type: 'spin'; readonly spin: number }
  | { readonly type: 'stop'; readonly spin: number; readonly reel: number; readonly scatters: number }
  | { readonly type: 'tense'; readonly spin: number; readonly reel: number }
  | { readonly type: 'pay'; readonly spin: number; readonly level: Level }
  | { readonly type: 'intro'; readonly awarded: number }
  | { readonly type: 'again'; readonly awarded: number }
  | { readonly type: 'outro' }
  | { readonly type: 'cheer'; readonly level: Level }
  | { readonly type: 'done' }
)

export type SpinPlan = {
  readonly result: SpinResult
  readonly startMs: number
  /** When each reel stands still. */
  readonly stopMs: readonly number[]
  /** From when each reel is waited for with held breath; never, for most. */
  readonly tenseMs: readonly number[]
  readonly standMs: number
  readonly endMs: number
}

/** A stretch in which the shown win counts from one number of coins to another. */
export type Count = { readonly fromMs: number; readonly toMs: number; readonly from: number; readonly to: number }

/** When a great win is told once more, counted from nothing. */
export type Cheer = {
  readonly level: Level
  readonly fromMs: number
  readonly countedMs: number
  readonly toMs: number
}

export type Timeline = {
  readonly spins: readonly SpinPlan[]
  readonly cues: readonly Cue[]
  readonly counts: readonly Count[]
  readonly cheer: Cheer | undefined
  /** Moments a hurried player may jump to, in order. */
  readonly rests: readonly number[]
  readonly lengthMs: number
}

export type TimelineOptions = {
  readonly pace: Pace
  /** When the outcome was known, counted from the start of the reels. Before that none of them may stop. */
  readonly answeredAtMs: number
}

type Draft = { atMs: number; coins: number; spins: SpinPlan[]; cues: Cue[]; counts: Count[]; rests: number[] }

/** Reels that are awaited: two scatters already stand, and one more on this reel is still possible. Nothing is staged. */
export function tenseReels(model: SlotModel, spin: SpinResult): readonly boolean[] {
  const strips = spin.free ? model.freeStrips : model.baseStrips
  let standing = 0
  return windowOf(model, spin.free, spin.stops).map((column, reel) => {
    const isTense = standing >= 2 && (strips[reel]?.includes(SCATTER) ?? false)
    if (column.includes(SCATTER)) standing += 1
    return isTense
  })
}

function planSpin(
  model: SlotModel,
  result: SpinResult,
  draft: Draft,
  { pace, answeredAtMs }: TimelineOptions,
): SpinPlan {
  const { firstStopMs, staggerMs, tensionMs, landMs } = PACES[pace]
  const startMs = draft.atMs
  const tense = tenseReels(model, result)
  let atMs = Math.max(startMs + firstStopMs, answeredAtMs + landMs)
  const stopMs: number[] = []
  const tenseMs: number[] = []
  for (const isTense of tense) {
    tenseMs.push(isTense ? atMs - staggerMs : Number.POSITIVE_INFINITY)
    if (isTense) atMs += tensionMs
    stopMs.push(atMs)
    atMs += staggerMs
  }
  const standMs = stopMs.at(-1) ?? startMs
  return { result, startMs, stopMs, tenseMs, standMs, endMs: standMs + PACES[pace].settleMs }
}

function cueStops(model: SlotModel, plan: SpinPlan, spin: number, cues: Cue[]): void {
  cues.push({ type: 'spin', atMs: plan.startMs, spin })
  let standing = 0
  windowOf(model, plan.result.free, plan.result.stops).forEach((column, reel) => {
    const hasScatter = column.includes(SCATTER)
    if (hasScatter) standing += 1
    const tenseMs = plan.tenseMs[reel] ?? Number.POSITIVE_INFINITY
    if (Number.isFinite(tenseMs)) cues.push({ type: 'tense', atMs: tenseMs, spin, reel })
    cues.push({ type: 'stop', atMs: plan.stopMs[reel] ?? 0, spin, reel, scatters: hasScatter ? standing : 0 })
  })
}

/** A free spin cost nothing, so anything it pays is a win; a paid one must give back more than it took. */
function spinLevel(model: SlotModel, { coins, free }: SpinResult): Level {
  if (free) return coins > 0 ? 'win' : 'none'
  const level = levelOf(coins, model.cost)
  return isBig(level) ? 'win' : level
}

function addCount(draft: Draft, fromMs: number, lengthMs: number, coins: number): void {
  draft.counts.push({ fromMs, toMs: fromMs + lengthMs, from: draft.coins, to: draft.coins + coins })
  draft.coins += coins
}

function addSpin(model: SlotModel, draft: Draft, result: SpinResult, options: TimelineOptions): void {
  const pace = PACES[options.pace]
  const plan = planSpin(model, result, draft, options)
  const spin = draft.spins.length
  cueStops(model, plan, spin, draft.cues)
  let endMs = plan.endMs
  if (result.coins > 0) {
    draft.cues.push({ type: 'pay', atMs: plan.standMs + pace.settleMs, spin, level: spinLevel(model, result) })
    const lengthMs = result.coins <= model.cost && !result.free ? pace.quietMs : pace.countMs
    addCount(draft, plan.standMs + pace.settleMs, lengthMs, result.coins)
    endMs += lengthMs + (result.free ? pace.freeHoldMs : 0)
  }
  draft.spins.push({ ...plan, endMs })
  draft.rests.push(plan.standMs + 1, endMs)
  draft.atMs = endMs
}

function addScene(
  draft: Draft,
  cue: { type: 'intro' | 'again'; awarded: number } | { type: 'outro' },
  lengthMs: number,
): void {
  draft.cues.push({ ...cue, atMs: draft.atMs })
  draft.atMs += lengthMs
  draft.rests.push(draft.atMs)
}

function addCheer(draft: Draft, level: Level, pace: Pace): Cheer {
  const { cheerCountMs, cheerMs } = PACES[pace]
  const cheer = { level, fromMs: draft.atMs, countedMs: draft.atMs + cheerCountMs, toMs: draft.atMs + cheerMs }
  draft.cues.push({ type: 'cheer', atMs: cheer.fromMs, level })
  draft.rests.push(cheer.countedMs, cheer.toMs)
  draft.atMs = cheer.toMs
  return cheer
}

/**
 * How a round is shown, from its first moving reel to its last word: a pure function of the round. Live play and replay
 * run this same plan; only the moment of the answer differs.
 */
export function timelineOf(model: SlotModel, round: RoundResult, options: TimelineOptions): Timeline {
  const pace = PACES[options.pace]
  const draft: Draft = { atMs: 0, coins: 0, spins: [], cues: [], counts: [], rests: [] }
  round.spins.forEach((result, index) => {
    addSpin(model, draft, result, index === 0 ? options : { ...options, answeredAtMs: 0 })
    if (result.awarded === 0) return
    if (result.free) addScene(draft, { type: 'again', awarded: result.awarded }, pace.againMs)
    else addScene(draft, { type: 'intro', awarded: result.awarded }, pace.introMs)
  })
  const level = levelOf(round.coins, model.cost)
  if (round.spins.length > 1) addScene(draft, { type: 'outro' }, isBig(level) ? pace.outroMs / 2 : pace.outroMs)
  const cheer = isBig(level) ? addCheer(draft, level, options.pace) : undefined
  draft.cues.push({ type: 'done', atMs: draft.atMs })
  draft.cues.sort((left, right) => left.atMs - right.atMs)
  const { spins, cues, counts, rests } = draft
  return { spins, cues, counts, cheer, rests, lengthMs: draft.atMs }
}

const slowing = (part: number): number => 1 - (1 - Math.min(1, Math.max(0, part))) ** 2

/** Coins to show at a moment: fast at first, slow at the end, exact when the count is over. */
export function coinsAt({ counts }: Timeline, atMs: number): number {
  let shown = 0
  for (const { fromMs, toMs, from, to } of counts) {
    if (atMs < fromMs) break
    shown = from + Math.floor((to - from) * slowing((atMs - fromMs) / (toMs - fromMs)))
  }
  return shown
}

/** The same for the great count of a cheer. */
export function cheerCoinsAt({ cheer, counts }: Timeline, atMs: number): number {
  if (!cheer || atMs < cheer.fromMs) return 0
  return Math.floor((counts.at(-1)?.to ?? 0) * slowing((atMs - cheer.fromMs) / (cheer.countedMs - cheer.fromMs)))
}

/** Where a press on "skip" goes to from here. */
export function nextRest(timeline: Timeline, atMs: number): number {
  return timeline.rests.find((restMs) => restMs > atMs) ?? timeline.lengthMs
}

/** The spin that is on the reels at a moment. */
export function spinAt(timeline: Timeline, atMs: number): number {
  let current = 0
  for (let index = 1; index < timeline.spins.length; index++) {
    if ((timeline.spins[index]?.startMs ?? Number.POSITIVE_INFINITY) <= atMs) current = index
  }
  return current
}
