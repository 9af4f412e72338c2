import {
  HEARTBEAT_MS,
  SPORTS_FEED_PATH,
  sportsFeedFromServer,
  type SportsFeedFromClient,
  type SportsFeedFromServer,
} from '@ronda/contract'
import { present } from '@ronda/core'
import { z } from 'zod/mini'
import { backoffMs } from './backoff.ts'

/** `lost`: it is opened again by itself. */
export type FeedLink = 'opening' | 'open' | 'lost'

export type FeedEvents = {
  /** What to ask for when a connection is open. */
  readonly ask: () => SportsFeedFromClient
  readonly onMessage: (message: SportsFeedFromServer) => void
  readonly onLink: (link: FeedLink) => void
  /** A one-time token of the member; nothing for a visitor. */
  readonly ticket: () => Promise<string | undefined>
}

export type FeedConnection = {
  askAgain(): void
  /** From now on what is offered for the member's open bets is received, also on later connections. */
  followBets(): void
  close(): void
}

/** Only spreads reconnections; no result depends on it. */
const chance = (): number => present(crypto.getRandomValues(new Uint32Array(1))[0], 'a random number') / 2 ** 32

function read(data: unknown): SportsFeedFromServer | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const message = z.safeDecode(sportsFeedFromServer, JSON.parse(data) as z.input<typeof sportsFeedFromServer>)
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}

const sendOn = (socket: WebSocket | undefined, message: SportsFeedFromClient): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

/** Asks for the offers of the member's bets. A connection is told once by a token whose they are. */
function makeBetsAsker(ticket: FeedEvents['ticket']): (socket: WebSocket) => Promise<void> {
  let known: WebSocket | undefined
  return async (socket) => {
    if (socket.readyState !== WebSocket.OPEN) return
    const isKnown = known === socket
    known = socket
    const token = isKnown ? undefined : await ticket()
    if (isKnown) sendOn(socket, { type: 'bets' })
    else if (token !== undefined) sendOn(socket, { type: 'bets', ticket: token })
  }
}

/** Keeps one connection to the matches open while a page shows them. */
export function openSportsFeed({ ask, onMessage, onLink, ticket }: FeedEvents): FeedConnection {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let receivedAtMs = 0
  let failures = 0
  let isClosed = false
  let hasBets = false
  const askForBets = makeBetsAsker(ticket)

  const send = (message: SportsFeedFromClient): void => sendOn(socket, message)

  function lose(lost: WebSocket): void {
    if (isClosed || socket !== lost) return
    socket = undefined
    lost.close()
    onLink('lost')
    clearTimeout(timer)
    timer = setTimeout(connect, backoffMs(failures, chance))
    failures += 1
  }

  function connect(): void {
    clearTimeout(timer)
    if (isClosed || socket !== undefined) return
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SPORTS_FEED_PATH}`)
    socket = opened
    receivedAtMs = performance.now()
    opened.addEventListener('open', () => {
      send(ask())
      if (hasBets) void askForBets(opened)
    })
    opened.addEventListener('close', () => lose(opened))
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = read(data)
      if (socket !== opened || message === undefined) return
      receivedAtMs = performance.now()
      failures = 0
      onLink('open')
      onMessage(message)
    })
  }

  const heartbeat = setInterval(() => {
    // A dead network fires no event, so silence counts as loss.
    if (socket !== undefined && performance.now() - receivedAtMs > 2 * HEARTBEAT_MS) lose(socket)
    else send({ type: 'ping' })
  }, HEARTBEAT_MS)
  globalThis.addEventListener('online', connect)
  connect()

  return {
    askAgain: () => send(ask()),
    followBets() {
      hasBets = true
      if (socket !== undefined) void askForBets(socket)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      clearInterval(heartbeat)
      globalThis.removeEventListener('online', connect)
      socket?.close()
    },
  }
}
