import type { Stage } from '../sharedRound/view.ts'

/** The stage of a replay: it waits a moment, is shown as long as the original, and then shows its result. */
export function replayStage(showsAtMs: number, showMs: number, nowMs: number): Stage {
  if (nowMs < showsAtMs) return 'locked'
  return nowMs < showsAtMs + showMs ? 'showing' : 'result'
}
