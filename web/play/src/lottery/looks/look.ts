import { present, type Rational } from '@ronda/core'
import { mostOnLine, returnOnLine, WHOLE, type AnyShared } from '@ronda/games'
import type { Json } from '../../arcade/view.ts'
import type { Pad } from '../pad/picks.ts'
import type { Prizes, Reveal } from '../ritual/reveal.ts'
import type { LotteryWords } from '../speech.ts'

export type KindName = keyof LotteryWords['kind']

/** How a kind of bets is filled in, and what it can win. */
export type KindLook = {
  readonly id: KindName
  readonly pad: Pad
  /** A pick to tell pays and returns by while none is chosen. */
  readonly sample: string
  /** What a unit brings back for each prize that there is, in ten-thousandths, the greatest first. None: they are shared. */
  readonly pays: (pick: string) => readonly number[]
  /** The same by how many of its numbers came, from none on, where that decides. */
  readonly paysByHits?: (pick: string) => readonly number[]
  /** Lines of one name want the same prizes: what one wins, the other does not. */
  readonly rivals: (pick: string) => string
  /** Whether a number that came is one that a line was laid on. */
  readonly isTouched: (pick: string, reveal: Reveal) => boolean
}

/** The same with what its rules say. */
export type Kind = KindLook & {
  /** What one unit on a line costs, in units. */
  readonly factor: number
  readonly isPick: (pick: string) => boolean
  /** What a unit on one line brings back at most: it may win more than one prize. */
  readonly most: (pick: string) => number
  /** What comes back of what it costs, exactly. */
  readonly returned: (pick: string) => Rational
  /** Whether a line has won something. */
  readonly isHit: (pick: string, outcome: Json) => boolean
}

/** A lottery on screen. */
export type Look<AKind = Kind> = {
  /** Of the light that it stands in, in OKLCH degrees. */
  readonly hue: number
  /** How the numbers come: as prizes of many digits, as balls of a cage, or on five drums. */
  readonly face: 'prizes' | 'balls' | 'drums'
  readonly kinds: readonly AKind[]
  readonly prizesOf: (outcome: Json) => Prizes
  /** What trends count: each number that came, by the name that it has on the board. */
  readonly countedOf: (outcome: Json) => readonly string[]
  readonly counted: readonly string[]
}

function ruled(rules: AnyShared, kind: KindLook): Kind {
  const betOn = (pick: string): unknown => rules.readBet({ lines: [{ kind: kind.id, pick, units: 1 }] })
  return {
    ...kind,
    factor: rules.costOf(present(betOn(kind.sample), `a line of ${kind.id}`)) / WHOLE,
    isPick: (pick) => betOn(pick) !== undefined,
    most: (pick) => present(mostOnLine(rules.id, { kind: kind.id, pick }), `the most of ${kind.id} ${pick}`),
    returned: (pick) => present(returnOnLine(rules.id, { kind: kind.id, pick }), `the return of ${kind.id} ${pick}`),
    isHit(pick, outcome) {
      const bet = betOn(pick)
      // What a share brings is known when all are counted: that there is one is known at once.
      if (rules.pool) return Object.keys(rules.pool.sharesOf(bet, outcome)).length > 0
      return rules.paid(bet, outcome) > 0
    },
  }
}

/** A look with what the rules of its lottery say. */
export const lookWith = (rules: AnyShared, look: Look<KindLook>): Look => ({
  ...look,
  kinds: look.kinds.map((kind) => ruled(rules, kind)),
})
