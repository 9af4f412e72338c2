import { socketFromServer, type SocketFromServer } from '@ronda/contract'
import { z } from 'zod/mini'

/** What the server sends, except the reply to a ping, which is handled here. */
export type RealtimeMessage = Exclude<SocketFromServer, { type: 'pong' }>

export type SocketOptions = {
  readonly address: string
  readonly heartbeatMs: number
  readonly onMessage: (message: RealtimeMessage) => void
  /** Called once, unless the page itself closed the socket. */
  readonly onLost: () => void
}

function parseMessage(data: unknown): SocketFromServer | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const read = z.safeDecode(socketFromServer, JSON.parse(data) as z.input<typeof socketFromServer>)
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** One connection: sends pings, reads messages, and reports its loss. Returns how to close it. */
export function openSocket({ address, heartbeatMs, onMessage, onLost }: SocketOptions): () => void {
  const socket = new WebSocket(address)
  let receivedAtMs = performance.now()
  let isDone = false

  const heartbeat = setInterval(() => {
    // A dead network never fires `close`, so silence counts as loss.
    if (performance.now() - receivedAtMs > 2 * heartbeatMs) lose()
    else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping' }))
  }, heartbeatMs)

  function close(): void {
    isDone = true
    clearInterval(heartbeat)
    socket.close()
  }

  function lose(): void {
    if (isDone) return
    close()
    onLost()
  }

  socket.addEventListener('close', lose)
  socket.addEventListener('message', (event: MessageEvent<unknown>) => {
    receivedAtMs = performance.now()
    const message = parseMessage(event.data)
    if (!isDone && message !== undefined && message.type !== 'pong') onMessage(message)
  })
  return close
}
