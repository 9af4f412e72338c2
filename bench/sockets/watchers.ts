import { once } from 'node:events'
import { HEARTBEAT_MS, WATCH_PATH } from '@ronda/contract'
import { WebSocket } from 'ws'

/** Connections that are opened at the same time. */
const WAVE = 100

type WatchMessage = { readonly type: string; readonly turn?: number; readonly told?: { readonly turn: number } }

export type Watchers = {
  /** From now on messages are counted, until the end. */
  begin(): void
  end(): void
  /** Connections that were lost. */
  lost(): number
  /**
   * The delays from the publication of each turn to every watcher, sorted; and how many turns were missed, or out of
   * order.
   */
  compare(publishedAtMs: ReadonlyMap<number, number>): { readonly delaysMs: Float64Array; readonly missed: number }
  close(): void
}

/** What one watcher has received: turns in order, and when. */
class Watcher {
  readonly #socket: WebSocket
  readonly turns: number[] = []
  readonly receivedAtMs: number[] = []

  constructor(address: string, origin: string) {
    this.#socket = new WebSocket(address, { origin, perMessageDeflate: false })
    this.#socket.on('error', () => {})
  }

  get isLost(): boolean {
    return this.#socket.readyState !== WebSocket.OPEN
  }

  /** Returns when the state of the table was received. */
  async open(game: string): Promise<void> {
    await once(this.#socket, 'open')
    const first = once(this.#socket, 'message')
    this.#socket.send(JSON.stringify({ type: 'watch', tables: [{ gameCode: game }] }))
    await first
    this.#socket.on('message', (data: Buffer) => {
      const { type, turn } = JSON.parse(data.toString()) as WatchMessage
      if (type !== 'turn' || turn === undefined) return
      this.turns.push(turn)
      this.receivedAtMs.push(Date.now())
    })
  }

  ping(): void {
    if (!this.isLost) this.#socket.send('{"type":"ping"}')
  }

  close(): void {
    this.#socket.terminate()
  }
}

export async function openWatchers(origin: string, game: string, count: number): Promise<Watchers> {
  const address = `${origin.replace('http', 'ws')}${WATCH_PATH}`
  const all: Watcher[] = []
  // As our own client does; from the first connection on, or it would time out before the last one is open.
  const pinging = setInterval(() => all.forEach((watcher) => watcher.ping()), HEARTBEAT_MS / 2)
  while (all.length < count) {
    const wave = Array.from({ length: Math.min(WAVE, count - all.length) }, () => new Watcher(address, origin))
    await Promise.all(wave.map((watcher) => watcher.open(game)))
    all.push(...wave)
  }
  let [beganMs, endedMs] = [0, 0]
  return {
    begin: () => void (beganMs = Date.now()),
    end: () => void (endedMs = Date.now()),
    lost: () => all.filter(({ isLost }) => isLost).length,
    compare(publishedAtMs) {
      const due = [...publishedAtMs].filter(([, atMs]) => atMs > beganMs && atMs < endedMs).map(([turn]) => turn)
      due.sort((left, right) => left - right)
      const delaysMs: number[] = []
      let missed = 0
      for (const { turns, receivedAtMs } of all) {
        const from = turns.indexOf(due[0] ?? -1)
        for (const [place, turn] of due.entries()) {
          // In order and without a gap: the next expected turn is the next received one.
          if (from < 0 || turns[from + place] !== turn) missed += 1
          else delaysMs.push((receivedAtMs[from + place] ?? Number.NaN) - (publishedAtMs.get(turn) ?? Number.NaN))
        }
      }
      return { delaysMs: Float64Array.from(delaysMs).sort(), missed }
    },
    close() {
      clearInterval(pinging)
      for (const watcher of all) watcher.close()
    },
  }
}
