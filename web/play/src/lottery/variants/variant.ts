import { present, type Rational } from '@ronda/core'
import { mostOnLine, returnOnLine, WHOLE, type AnyShared } from '@ronda/games'
import type { Json } from '../../shared/wager/json.ts'
import type { Pad } from './picks.ts'
import type { Prizes, Reveal } from './reveal.ts'
import type { LotteryWords } from './texts.ts'

export type KindName = keyof LotteryWords['kind']

/** How a bet kind is filled in, and what it can win. */
export type KindDefinition = {
  readonly id: KindName
  readonly pad: Pad
  /** The pick whose payouts and return are shown while none is chosen. */
  readonly sample: string
  /** What a unit wins for each prize, in ten-thousandths, the greatest first. Empty if prizes are shared. */
  readonly pays: (pick: string) => readonly number[]
  /** The same by the number of hits, from zero on, for kinds where hits decide. */
  readonly paysByHits?: (pick: string) => readonly number[]
  /** Lines with the same key compete for the same prizes: if one wins, the other does not. */
  readonly rivals: (pick: string) => string
  /** Whether a drawn number is one that a line was placed on. */
  readonly isTouched: (pick: string, reveal: Reveal) => boolean
}

/** A bet kind with the figures from its rules. */
export type Kind = KindDefinition & {
  /** What one unit on a line costs, in units. */
  readonly factor: number
  readonly isPick: (pick: string) => boolean
  /** The most that a unit on one line can win: it may win more than one prize. */
  readonly most: (pick: string) => number
  /** The exact share of its cost that is paid back on average. */
  readonly returned: (pick: string) => Rational
  /** Whether a line has won. */
  readonly isHit: (pick: string, outcome: Json) => boolean
}

/** How a lottery is shown. */
export type LotteryVariant<AKind = Kind> = {
  /** Hue of its light, in OKLCH degrees. */
  readonly hue: number
  /** How the numbers are drawn: as prizes of many digits, as balls from a cage, or on five drums. */
  readonly face: 'prizes' | 'balls' | 'drums'
  readonly kinds: readonly AKind[]
  readonly prizesOf: (outcome: Json) => Prizes
  /** What trends count: each drawn number, by its name on the board. */
  readonly countedOf: (outcome: Json) => readonly string[]
  readonly counted: readonly string[]
}

function ruled(rules: AnyShared, kind: KindDefinition): Kind {
  const betOn = (pick: string): unknown => rules.readBet({ lines: [{ kind: kind.id, pick, units: 1 }] })
  return {
    ...kind,
    factor: rules.costOf(present(betOn(kind.sample), `a valid sample line of ${kind.id}`)) / WHOLE,
    isPick: (pick) => betOn(pick) !== undefined,
    most: (pick) => present(mostOnLine(rules.id, { kind: kind.id, pick }), `the highest payout of ${kind.id} ${pick}`),
    returned: (pick) => present(returnOnLine(rules.id, { kind: kind.id, pick }), `the return of ${kind.id} ${pick}`),
    isHit(pick, outcome) {
      const bet = betOn(pick)
      // The amount of a share is known when all are counted; whether there is one is known at once.
      if (rules.pool) return Object.keys(rules.pool.sharesOf(bet, outcome)).length > 0
      return rules.paid(bet, outcome) > 0
    },
  }
}

/** A variant with the figures from the rules of its lottery. */
export const withRules = (rules: AnyShared, variant: LotteryVariant<KindDefinition>): LotteryVariant => ({
  ...variant,
  kinds: variant.kinds.map((kind) => ruled(rules, kind)),
})
