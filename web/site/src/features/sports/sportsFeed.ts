import {
  SPORTS_BOARD,
  withDelta,
  type SportsFeedFromClient,
  type SportsFeedFromServer,
  type SportsListed,
  type SportsLive,
  type SportsPlace,
} from '@ronda/contract'

type Followed<Value> = { readonly place: SportsPlace; readonly value: Value }

/** What has been received so far. */
export type Feed = {
  readonly board: Followed<readonly SportsListed[]> | undefined
  readonly match: Followed<SportsLive> | undefined
  /** How far the clock of the server is ahead of this device's. */
  readonly aheadMs: number
}

export const emptyFeed: Feed = { board: undefined, match: undefined, aheadMs: 0 }

/** What to ask for: all matches, and the one that is looked at; after what was received of them. */
export function askFor(feed: Feed, match: number | undefined): SportsFeedFromClient {
  const { board } = feed
  const known = feed.match?.value.number === match ? feed.match : undefined
  return {
    type: 'follow',
    topics: [
      { topic: SPORTS_BOARD, ...(board && { after: board.place }) },
      ...(match === undefined ? [] : [{ topic: String(match), ...(known && { after: known.place }) }]),
    ],
  }
}

type Change = Extract<SportsFeedFromServer, { type: 'change' }>

const isNext = (followed: Followed<unknown> | undefined, { stream, seq }: Change): boolean =>
  followed?.place.stream === stream && seq === followed.place.seq + 1

const placeOf = ({ stream, seq }: SportsPlace): SportsPlace => ({ stream, seq })

function boardWith(matches: readonly SportsListed[], { delta }: Change): readonly SportsListed[] {
  const { number } = delta.head
  const isKnown = matches.some((match) => match.number === number)
  if (!isKnown) return [...matches, withDelta<SportsListed>({ ...delta.head, quotes: [] }, delta)]
  return matches.map((match) => (match.number === number ? withDelta(match, delta) : match))
}

/** What has been received with one more message. Nothing where a change is missing: then everything is asked for again. */
export function afterMessage(feed: Feed, message: SportsFeedFromServer, nowMs: number): Feed | undefined {
  const timed = { ...feed, aheadMs: message.nowMs - nowMs }
  switch (message.type) {
    case 'board':
      return { ...timed, board: { place: placeOf(message), value: message.matches } }
    case 'match':
      return { ...timed, match: { place: placeOf(message), value: message.match } }
    case 'change': {
      const { board, match } = feed
      if (message.topic === SPORTS_BOARD) {
        if (board === undefined || !isNext(board, message)) return undefined
        return { ...timed, board: { place: placeOf(message), value: boardWith(board.value, message) } }
      }
      if (match === undefined || message.topic !== String(match.value.number)) return timed
      if (!isNext(match, message)) return undefined
      return { ...timed, match: { place: placeOf(message), value: withDelta(match.value, message.delta) } }
    }
    default:
      return timed
  }
}

export type Lists = {
  readonly live: readonly SportsListed[]
  readonly next: readonly SportsListed[]
  readonly results: readonly SportsListed[]
}

const RESULTS_MAX = 20

/** Matches by where they are shown. */
export function listsOf(matches: readonly SportsListed[]): Lists {
  const inState = (...states: readonly SportsListed['state'][]) =>
    matches.filter(({ state }) => states.includes(state)).toSorted((left, right) => left.startsAtMs - right.startsAtMs)
  return {
    live: inState('playing', 'waiting'),
    next: inState('open'),
    results: inState('ended', 'void').toReversed().slice(0, RESULTS_MAX),
  }
}
