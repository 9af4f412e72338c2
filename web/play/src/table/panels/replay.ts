import type { Stage } from '../view.ts'

/** What a round is at when it is seen again: it waits a moment, is shown as long as it was, and then stands. */
export function replayStage(showsAtMs: number, showMs: number, nowMs: number): Stage {
  if (nowMs < showsAtMs) return 'locked'
  return nowMs < showsAtMs + showMs ? 'showing' : 'result'
}
