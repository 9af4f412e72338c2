import type { Grid, Step } from '@ronda/games'
import type { Level } from '../../shared/wager/celebration.ts'

/** An event at one moment of the show; it triggers sounds, scenes and texts. */
export type Cue = { readonly atMs: number } & (
  | { readonly type: 'spin'; readonly spin: number }
  /** A step begins: `beats[beat]` is its entry in the plan. */
  | { readonly type: 'step'; readonly beat: number; readonly step: Step; readonly level: Level }
  /** A reel has stopped; `scatters` counts those in view if it brought one. */
  | { readonly type: 'stop'; readonly reel: number; readonly scatters: number }
  | { readonly type: 'tense'; readonly reel: number }
  /** Falling symbols have landed, a wheel has stopped, or empty cells have turned: `fresh` coins were caught. */
  | { readonly type: 'land'; readonly beat: number; readonly step: Step; readonly fresh: number }
  /** One more value has been added to the total. */
  | { readonly type: 'take'; readonly taken: number }
  | { readonly type: 'intro' | 'again'; readonly awarded: number; readonly symbol: number | undefined }
  | { readonly type: 'hold'; readonly left: number }
  | { readonly type: 'outro'; readonly spins: number }
  | { readonly type: 'cheer'; readonly level: Level }
  | { readonly type: 'done' }
)

/** When one step is shown, and the grid before it. */
export type Beat = {
  readonly spin: number
  readonly free: boolean
  readonly step: Step
  readonly before: Grid
  readonly startMs: number
  /** When the grid is in the state after the step. */
  readonly standMs: number
  readonly endMs: number
  /** When each reel stops; long ago, for one that does not turn. */
  readonly stopMs: readonly number[]
  /** From when each reel shows tension; never, for most. */
  readonly tenseMs: readonly number[]
}

/** A period in which the shown win counts from one number of coins to another. */
export type Count = { readonly fromMs: number; readonly toMs: number; readonly from: number; readonly to: number }

/** When a great win is shown again, counted from zero. */
export type Cheer = {
  readonly level: Level
  readonly fromMs: number
  readonly countedMs: number
  readonly toMs: number
}

export type Timeline = {
  readonly beats: readonly Beat[]
  readonly cues: readonly Cue[]
  readonly counts: readonly Count[]
  readonly cheer: Cheer | undefined
  /** Moments that a skip jumps to, in order. */
  readonly rests: readonly number[]
  readonly lengthMs: number
}

const slowing = (part: number): number => 1 - (1 - Math.min(1, Math.max(0, part))) ** 2

/** The coins to show at a moment: fast at first, slow at the end, exact when the count is over. */
export function coinsAt({ counts }: Timeline, atMs: number): number {
  let shown = 0
  for (const { fromMs, toMs, from, to } of counts) {
    if (atMs < fromMs) break
    shown = from + Math.floor((to - from) * slowing((atMs - fromMs) / (toMs - fromMs)))
  }
  return shown
}

/** The same for the count of a celebration. */
export function cheerCoinsAt({ cheer, counts }: Timeline, atMs: number): number {
  if (!cheer || atMs < cheer.fromMs) return 0
  return Math.floor((counts.at(-1)?.to ?? 0) * slowing((atMs - cheer.fromMs) / (cheer.countedMs - cheer.fromMs)))
}

/** Where a press on "skip" goes from here. */
export function nextRest(timeline: Timeline, atMs: number): number {
  return timeline.rests.find((restMs) => restMs > atMs) ?? timeline.lengthMs
}
