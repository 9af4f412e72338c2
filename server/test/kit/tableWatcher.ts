import { WATCH_PATH } from '@ronda/contract'

export type WireRound = {
  readonly number: number
  readonly place: number
  readonly phase: string
  readonly commitment: string
  readonly outcome: { readonly side: string } | null
  readonly secret: string | null
  readonly seal: { readonly root: string; readonly tickets: number } | null
}

export type WireCrashPlayer = {
  readonly id: string
  readonly name: string
  readonly staked: string
  readonly left: number | null
}

type Received = {
  readonly type: string
  readonly turn?: number
  readonly round?: WireRound
  readonly riders?: readonly WireCrashPlayer[]
  readonly heaps?: readonly { readonly mode: string; readonly stakedUnits: number }[]
  readonly lines?: readonly object[]
  readonly told?: { readonly turn: number; readonly riders: readonly WireCrashPlayer[] }
}

/** A watcher of tables that records what it receives. */
export function watch(server: string, tables: readonly object[], origin: string = server) {
  const socket = new WebSocket(server.replace('http', 'ws') + WATCH_PATH, { headers: { origin } })
  const watcher = { socket, received: [] as Received[], closeCode: undefined as number | undefined }
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'watch', tables })))
  socket.addEventListener('message', ({ data }) => void watcher.received.push(JSON.parse(String(data)) as Received))
  socket.addEventListener('close', ({ code }) => (watcher.closeCode = code))
  return watcher
}
