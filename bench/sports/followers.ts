import { once } from 'node:events'
import { HEARTBEAT_MS, SPORTS_BOARD, SPORTS_FEED_PATH, type SportsFeedFromServer } from '@ronda/contract'
import { PACE } from '@ronda/games/sports'
import { WebSocket } from 'ws'

/** Connections that are opened at the same time. */
const WAVE = 100
const HALF_TIME = 45

type Change = Extract<SportsFeedFromServer, { type: 'change' }>

/** When a moment of a match in play is due, and its name. */
function dueOf({ delta: { head } }: Change): { readonly name: string; readonly atMs: number } | undefined {
  const { number, minute, isBreak, state, startsAtMs } = head
  if (state !== 'playing') return undefined
  const restMs = minute > HALF_TIME || (minute === HALF_TIME && !isBreak) ? PACE.breakMs : 0
  return { name: `${number} ${minute} ${isBreak}`, atMs: startsAtMs + minute * PACE.minuteMs + restMs }
}

export type Followed = { readonly delaysMs: Float64Array; readonly missed: number; readonly moments: number }

export type Followers = {
  /** From now on messages are counted. */
  begin(): void
  end(): Followed
  lost(): number
  close(): void
}

class Follower {
  readonly socket: WebSocket
  readonly seqs: number[] = []

  constructor(address: string, origin: string) {
    this.socket = new WebSocket(address, { origin, perMessageDeflate: false })
    this.socket.on('error', () => {})
  }

  get isLost(): boolean {
    return this.socket.readyState !== WebSocket.OPEN
  }

  /** Returns when the board was received. */
  async open(onText: (text: string, follower: Follower) => void): Promise<void> {
    await once(this.socket, 'open')
    const first = once(this.socket, 'message')
    this.socket.send(JSON.stringify({ type: 'follow', topics: [{ topic: SPORTS_BOARD }] }))
    await first
    this.socket.on('message', (data: Buffer) => onText(data.toString(), this))
  }

  ping(): void {
    if (!this.isLost) this.socket.send('{"type":"ping"}')
  }
}

/** Followers of the board: how late each receives every moment, and whether one misses a change. */
export async function openFollowers(origin: string, count: number): Promise<Followers> {
  const address = `${origin.replace('http', 'ws')}${SPORTS_FEED_PATH}`
  const all: Follower[] = []
  const delaysMs: number[] = []
  const first = new Map<string, string>()
  let isCounting = false
  // All receive the same text: it is read once.
  let last: { readonly text: string; readonly message: SportsFeedFromServer } | undefined

  function receive(text: string, follower: Follower): void {
    const nowMs = Date.now()
    if (last?.text !== text) last = { text, message: JSON.parse(text) as SportsFeedFromServer }
    const { message } = last
    if (!isCounting || message.type !== 'change') return
    follower.seqs.push(message.seq)
    const due = dueOf(message)
    if (due === undefined) return
    // Prices that were late are another change of the same moment.
    const known = first.get(due.name) ?? text
    first.set(due.name, known)
    if (known === text) delaysMs.push(nowMs - due.atMs)
  }

  const pinging = setInterval(() => all.forEach((follower) => follower.ping()), HEARTBEAT_MS / 2)
  while (all.length < count) {
    const wave = Array.from({ length: Math.min(WAVE, count - all.length) }, () => new Follower(address, origin))
    await Promise.all(wave.map((follower) => follower.open(receive)))
    all.push(...wave)
  }
  return {
    begin: () => void (isCounting = true),
    end() {
      isCounting = false
      const [from, to] = [
        Math.max(...all.map(({ seqs }) => seqs[0] ?? Infinity)),
        Math.min(...all.map(({ seqs }) => seqs.at(-1) ?? 0)),
      ]
      let missed = 0
      for (const { seqs } of all) {
        const at = seqs.indexOf(from)
        for (let seq = from; seq <= to; seq += 1) if (seqs[at + seq - from] !== seq) missed += 1
      }
      return { delaysMs: Float64Array.from(delaysMs).sort(), missed, moments: first.size }
    },
    lost: () => all.filter(({ isLost }) => isLost).length,
    close() {
      clearInterval(pinging)
      for (const { socket } of all) socket.terminate()
    },
  }
}
