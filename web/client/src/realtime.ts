import { present, type Result } from '@ronda/core'
import { HEARTBEAT_MS, SOCKET_PATH } from '@ronda/contract'
import { pageAttention, type Attention } from './attention.ts'
import { backoffMs } from './backoff.ts'
import type { Refusal } from './refusal.ts'
import { openSocket, type RealtimeMessage } from './socket.ts'

export type { RealtimeMessage } from './socket.ts'

/** `waiting` will try again by itself; `ended` will not: signed out, or closed by the page. */
export type RealtimeState = 'connecting' | 'open' | 'waiting' | 'ended'

export type RealtimeOptions = {
  /** Requests a ticket; each one opens one socket. `session.required` ends the connection for good. */
  readonly getSocketToken: () => Promise<Result<{ readonly ticket: string }, Refusal>>
  readonly onMessage: (message: RealtimeMessage) => void
  readonly onState?: (state: RealtimeState) => void
  /** The server's origin; by default the page's own origin. */
  readonly origin?: string
  readonly attention?: Attention
  readonly heartbeatMs?: number
  readonly random?: () => number
}

export type Realtime = { close(): void }

/** Only spreads reconnections; no result depends on it. */
function chance(): number {
  return present(crypto.getRandomValues(new Uint32Array(1))[0], 'a random 32-bit number') / 2 ** 32
}

function socketAddress(origin: string, ticket: string): string {
  return `${origin.replace(/^http/, 'ws')}${SOCKET_PATH}?ticket=${encodeURIComponent(ticket)}`
}

/** Keeps one socket open for as long as the member is signed in. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { attention = pageAttention, heartbeatMs = HEARTBEAT_MS, random = chance } = options
  let state: RealtimeState = 'connecting'
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let closeSocket = (): void => {}

  function enter(next: RealtimeState): void {
    state = next
    options.onState?.(next)
  }

  function end(): void {
    if (state === 'ended') return
    clearTimeout(retryTimer)
    stopWatching()
    closeSocket()
    enter('ended')
  }

  function retryLater(): void {
    enter('waiting')
    retryTimer = setTimeout(retryNow, backoffMs(failures, random))
    failures += 1
  }

  function retryNow(): void {
    if (state !== 'waiting' || !attention.isAwake()) return
    clearTimeout(retryTimer)
    void connect()
  }

  function receive(message: RealtimeMessage): void {
    if (message.type === 'hello') {
      failures = 0
      enter('open')
    }
    options.onMessage(message)
    if (message.type === 'signed_out') end()
  }

  async function connect(): Promise<void> {
    enter('connecting')
    const reply = await options.getSocketToken()
    if (state !== 'connecting') return
    if (reply.ok) {
      const address = socketAddress(options.origin ?? location.origin, reply.value.ticket)
      closeSocket = openSocket({ address, heartbeatMs, onMessage: receive, onLost: retryLater })
    } else if (reply.error.code === 'session.required') end()
    else retryLater()
  }

  const stopWatching = attention.onWake(retryNow)
  void connect()
  return { close: end }
}
