import type { Rng } from '@ronda/core'
import type { Build } from './rooster.ts'

export const SIDES = ['meron', 'wala'] as const
export type Side = (typeof SIDES)[number]
export type Winner = Side | 'draw'

/**
 * A fight as it was fought: each letter is a strike, of meron or of wala; a capital is a lucky one, which takes two
 * points.
 */
export type Strikes = string

export type Fought = { readonly winner: Winner; readonly strikes: Strikes }

/** A rooster stands until it has lost six points and one for each of its stamina. */
const STAMINA_BASE = 6
/** The weights of a rooster's strikes: ten plus its power for a plain one, its luck for a lucky one. */
const STRIKE_BASE = 10
/**
 * The chance that any fight ends in a draw: the one that falls drags the other down in this many of
 * this many falls.
 */
export const DRAWS = 21
export const FALLS = 200

/** The numbers of the fight, for the model. */
export const FIGHT: object = { STAMINA_BASE, STRIKE_BASE, DRAWS, FALLS }

export const pointsOf = ({ stamina }: Build): number => STAMINA_BASE + stamina

/** The weight of each letter among the strikes of a fight. It does not change during the fight. */
export function weightsOf(meron: Build, wala: Build): Readonly<Record<'m' | 'M' | 'w' | 'W', number>> {
  return { m: STRIKE_BASE + meron.power, M: meron.luck, w: STRIKE_BASE + wala.power, W: wala.luck }
}

export type Strike = { readonly by: Side; readonly points: 1 | 2 }

/** The strikes one after the other, to show or to count them. */
export function strikesOf(strikes: Strikes): readonly Strike[] {
  return Array.from(strikes, (letter) => ({
    by: letter.toLowerCase() === 'm' ? 'meron' : 'wala',
    points: letter === letter.toLowerCase() ? 1 : 2,
  }))
}

/** Strike by strike until one falls; every strike takes points from somebody, so it ends. */
export function fight(meron: Build, wala: Build, rng: Rng): Fought {
  const { m, M, w, W } = weightsOf(meron, wala)
  const left = { meron: pointsOf(meron), wala: pointsOf(wala) }
  let strikes = ''
  while (left.meron > 0 && left.wala > 0) {
    const at = rng(m + M + w + W)
    if (at < m + M) left.wala -= at < m ? 1 : 2
    else left.meron -= at < m + M + w ? 1 : 2
    strikes += at < m ? 'm' : at < m + M ? 'M' : at < m + M + w ? 'w' : 'W'
  }
  if (rng(FALLS) < DRAWS) return { winner: 'draw', strikes }
  return { winner: left.wala <= 0 ? 'meron' : 'wala', strikes }
}
