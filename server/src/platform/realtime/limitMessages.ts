import { minutes } from '@ronda/core'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../clock/clock.ts'

/** The close code of RFC 6455 for a policy violation: too many messages, or one that our clients do not send. */
const POLICY_VIOLATION = 1008

/** Passes a client's messages to `take`. Closes the socket on too many, or on one that `take` does not accept. */
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
