import { WATCH_PATH, watchFromServer, type WatchFromClient, type WatchFromServer } from '@ronda/contract'
import { z } from 'zod/mini'
import type { Connection, ConnectionEvents } from './watcher.ts'

function read(data: unknown): WatchFromServer | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const message = z.safeDecode(watchFromServer, JSON.parse(data) as z.input<typeof watchFromServer>)
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}

/** Connects to the server's socket for watchers. */
export function openConnection({ onOpen, onMessage, onLost }: ConnectionEvents): Connection {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${WATCH_PATH}`)
  let isClosed = false
  socket.addEventListener('open', () => {
    if (!isClosed) onOpen()
  })
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = isClosed ? undefined : read(data)
    if (message) onMessage(message)
  })
  socket.addEventListener('close', () => {
    if (isClosed) return
    isClosed = true
    onLost()
  })
  return {
    send(message: WatchFromClient) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close() {
      isClosed = true
      socket.close()
    },
  }
}
