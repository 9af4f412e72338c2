import type { SportsMatch } from '@ronda/contract'
import { drawText, linkOf } from '@ronda/fair'
import { matchCommitment, playFixture } from '@ronda/games/sports'

type Checked = Pick<SportsMatch, 'proof' | 'events'>

const textOf = ({ minute, kind, side, shirt }: SportsMatch['events'][number]): string =>
  [minute, kind, side, shirt].join(' ')

/**
 * Whether the secret is the one that was promised before the first bet, belongs to the chain that was published before
 * the season, and gives exactly these events.
 */
export function isGenuine({ proof, events }: Checked): boolean {
  const { secret, place, terminal, commitment, salt, signature, home, away } = proof
  if (secret === null || matchCommitment(secret) !== commitment || linkOf(secret, place) !== terminal) return false
  const seed = { serverSeed: secret, clientSeed: drawText(salt, { root: null, signature }), nonce: place }
  const replayed = playFixture({ home, away, seed })
  return (
    replayed.length === events.length &&
    replayed.every((event, at) => {
      const shown = events[at]
      return shown !== undefined && textOf(event) === textOf(shown)
    })
  )
}
