import { minutes } from '@ronda/core'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../clock/clock.ts'

/** What the protocol calls a policy violation: too much was said, or what nobody of ours says. */
const POLICY_VIOLATION = 1008

/** Hears what a client says, in moderation. Whoever says too much, or what `take` does not know, is shown the door. */
export function limitMessages(
  socket: WebSocket,
  { clock, perMinute }: { readonly clock: Clock; readonly perMinute: number },
  take: (data: RawData, nowMs: number) => boolean,
): void {
  let windowStartMs = clock.nowMs()
  let messages = 0
  socket.on('message', (data) => {
    const nowMs = clock.nowMs()
    if (nowMs - windowStartMs >= minutes(1)) {
      windowStartMs = nowMs
      messages = 0
    }
    messages += 1
    if (messages > perMinute || !take(data, nowMs)) socket.close(POLICY_VIOLATION)
  })
}
