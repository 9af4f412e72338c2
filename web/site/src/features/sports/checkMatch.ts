import type { SportsMatch } from '@ronda/contract'
import { drawText, linkOf } from '@ronda/fair'
import { attacksOf, matchCommitment, playFixture } from '@ronda/games/sports'

type Checked = Pick<SportsMatch, 'proof' | 'events' | 'attacks'>

const textOf = ({ minute, kind, side, shirt }: SportsMatch['events'][number]): string =>
  [minute, kind, side, shirt].join(' ')

/**
 * Whether the secret is the one that was promised before the first bet, belongs to the chain that was published before
 * the season, and gives exactly these events and attacks. Matches from before there were attacks have none.
 */
export function isGenuine({ proof, events, attacks }: Checked): boolean {
  const { secret, place, terminal, commitment, salt, signature, home, away } = proof
  if (secret === null || matchCommitment(secret) !== commitment || linkOf(secret, place) !== terminal) return false
  const seed = { serverSeed: secret, clientSeed: drawText(salt, { root: null, signature }), nonce: place }
  const replayed = playFixture({ home, away, seed })
  const drawn = attacks.length === 0 ? [] : attacksOf(replayed, seed)
  const isAttacked =
    drawn.length === attacks.length &&
    drawn.every(({ minute, side }, at) => attacks[at]?.minute === minute && attacks[at]?.side === side)
  if (!isAttacked) return false
  return (
    replayed.length === events.length &&
    replayed.every((event, at) => {
      const shown = events[at]
      return shown !== undefined && textOf(event) === textOf(shown)
    })
  )
}
