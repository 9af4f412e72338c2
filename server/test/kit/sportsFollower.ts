import {
  SPORTS_BOARD,
  SPORTS_FEED_PATH,
  withDelta,
  type SportsFeedFromServer,
  type SportsListed,
  type SportsPlace,
} from '@ronda/contract'

/** A follower of matches that records what it receives. */
export function followSports(
  server: string,
  topics: readonly { readonly topic: string; readonly after?: SportsPlace }[],
  origin: string = server,
) {
  const socket = new WebSocket(server.replace('http', 'ws') + SPORTS_FEED_PATH, { headers: { origin } })
  const follower = { socket, received: [] as SportsFeedFromServer[], closeCode: undefined as number | undefined }
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'follow', topics })))
  socket.addEventListener('message', ({ data }) => {
    follower.received.push(JSON.parse(String(data)) as SportsFeedFromServer)
  })
  socket.addEventListener('close', ({ code }) => (follower.closeCode = code))
  return follower
}

/** The board after everything that was received, and the places of the changes. */
export function boardOf(received: readonly SportsFeedFromServer[]) {
  const matches = new Map<number, SportsListed>()
  const places: SportsPlace[] = []
  for (const message of received) {
    if (message.type === 'board') for (const match of message.matches) matches.set(match.number, match)
    if (message.type !== 'change' || message.topic !== SPORTS_BOARD) continue
    const { head } = message.delta
    matches.set(head.number, withDelta(matches.get(head.number) ?? { ...head, quotes: [] }, message.delta))
    places.push({ stream: message.stream, seq: message.seq })
  }
  return { matches, places }
}
