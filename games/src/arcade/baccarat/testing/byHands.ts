import { plus, rational, times, type Rational } from '@ronda/core'
import { bankerDraws, PLAYER_DRAWS_MAX, winnerOf, type Winner } from '../coup.ts'
import { shoeByPoints } from './bySequence.ts'

/** Where a coup stands: both totals, how likely it is, and the cards that are left by their points. */
type Standing = {
  readonly player: number
  readonly banker: number
  readonly chance: Rational
  readonly left: readonly number[]
}

/** The chance of each outcome by counting hands: unordered pairs first, then only the cards that the rules ask for. */
export function chancesByHands(): Readonly<Record<Winner, Rational>> {
  const chances: Record<Winner, Rational> = { player: rational(0n), banker: rational(0n), tie: rational(0n) }
  for (const { player, banker, chance } of pairsDealt().flatMap(endsOf)) {
    const winner = winnerOf(player, banker)
    chances[winner] = plus(chances[winner], chance)
  }
  return chances
}

function pairsDealt(): readonly Standing[] {
  const nothing = { player: 0, banker: 0, chance: rational(1n), left: shoeByPoints() }
  return pairsFor('player', nothing).flatMap((standing) => pairsFor('banker', standing))
}

function pairsFor(side: 'player' | 'banker', { left, chance, ...standing }: Standing): readonly Standing[] {
  const all = pairsOf(left.reduce((sum, count) => sum + count, 0))
  return left.flatMap((lows, low) =>
    left.slice(low).map((highs, above) => {
      const ways = above === 0 ? pairsOf(lows) : lows * highs
      return {
        ...standing,
        [side]: (low + low + above) % 10,
        chance: times(chance, rational(BigInt(ways), BigInt(all))),
        left: without(without(left, low), low + above),
      }
    }),
  )
}

function endsOf(standing: Standing): readonly Standing[] {
  const { player, banker } = standing
  if (Math.max(player, banker) >= 8) return [standing]
  if (player > PLAYER_DRAWS_MAX) return bankerDraws(banker, undefined) ? thirds('banker', standing) : [standing]
  return thirds('player', standing).flatMap((drawn) => {
    const third = (drawn.player - player + 10) % 10
    return bankerDraws(banker, third) ? thirds('banker', drawn) : [drawn]
  })
}

function thirds(side: 'player' | 'banker', standing: Standing): readonly Standing[] {
  const { left, chance } = standing
  const cards = BigInt(left.reduce((sum, count) => sum + count, 0))
  return left.map((count, points) => ({
    ...standing,
    [side]: (standing[side] + points) % 10,
    chance: times(chance, rational(BigInt(count), cards)),
    left: without(left, points),
  }))
}

const pairsOf = (cards: number): number => (cards * (cards - 1)) / 2

const without = (left: readonly number[], points: number): readonly number[] =>
  left.map((count, each) => (each === points ? count - 1 : count))
