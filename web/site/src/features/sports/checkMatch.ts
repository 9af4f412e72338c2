import type { SportsMatch } from '@ronda/contract'
import {
  beaconIn,
  drawText,
  isBeaconRight,
  linkOf,
  QUICKNET,
  roundAfter,
  type BeaconChain,
  type IsSigned,
} from '@ronda/fair'
import { matchCommitment, sportOf } from '@ronda/games/sports'

type Checked = Pick<SportsMatch, 'sport' | 'proof' | 'events' | 'attacks' | 'closesAtMs'>

const textOf = ({ minute, kind, side, shirt }: SportsMatch['events'][number]): string =>
  [minute, kind, side, shirt].join(' ')

/** Whether the round is the first that was due after bets had closed, and the beacon has signed it. */
function isDecided({ proof, closesAtMs }: Checked, isSigned: IsSigned, chain: BeaconChain): boolean {
  const round = beaconIn(proof.salt) === undefined ? null : roundAfter(chain, closesAtMs)
  return proof.beaconRound === round && isBeaconRight(proof, isSigned, chain)
}

/**
 * Whether the secret is the one that was promised before the first bet, belongs to the chain that was published before
 * the season, and gives exactly these events and attacks,
 * together with what the beacon of its salt has signed. Matches from before there were attacks have none.
 */
export function isGenuine(match: Checked, isSigned: IsSigned, chain: BeaconChain = QUICKNET): boolean {
  const { proof, events, attacks } = match
  const { secret, place, terminal, commitment, salt, signature, home, away } = proof
  if (secret === null || matchCommitment(secret) !== commitment || linkOf(secret, place) !== terminal) return false
  if (!isDecided(match, isSigned, chain)) return false
  const seed = { serverSeed: secret, clientSeed: drawText(salt, { root: null, signature }), nonce: place }
  const sport = sportOf(match.sport)
  const replayed = sport.play({ home, away }, seed)
  const drawn = attacks.length === 0 ? [] : sport.attacksOf(replayed, seed)
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
