import { bankerDraws, PLAYER_DRAWS_MAX } from '../coup.ts'
import { shoeByPoints } from './bySequence.ts'
import { noTotals, placeOf, type Totals } from './totals.ts'

/** Where a coup stands: both totals, in how many ways it comes to that, and the cards that are left by their points. */
type Standing = {
  readonly player: number
  readonly banker: number
  readonly ways: number
  readonly left: readonly number[]
}

/** How coups end by counting hands: unordered pairs first, then only the cards that the rules ask for. */
export function countByHands(): Totals {
  const ways = noTotals()
  for (const end of pairsDealt().flatMap(endsOf)) {
    const place = placeOf(end.player, end.banker)
    ways[place] = (ways[place] ?? 0) + end.ways
  }
  return { ways, all: ways.reduce((sum, each) => sum + each, 0) }
}

function pairsDealt(): readonly Standing[] {
  const nothing = { player: 0, banker: 0, ways: 1, left: shoeByPoints() }
  return pairsFor('player', nothing).flatMap((standing) => pairsFor('banker', standing))
}

function pairsFor(side: 'player' | 'banker', { left, ways, ...standing }: Standing): readonly Standing[] {
  return left.flatMap((lows, low) =>
    left.slice(low).map((highs, above) => ({
      ...standing,
      [side]: (low + low + above) % 10,
      ways: ways * (above === 0 ? pairsOf(lows) : lows * highs),
      left: without(without(left, low), low + above),
    })),
  )
}

/** Every end counts the two thirds, also where one is not asked for: any card that is left would do. */
function endsOf(standing: Standing): readonly Standing[] {
  const { player, banker } = standing
  if (Math.max(player, banker) >= 8) return [unasked(standing, 2)]
  if (player > PLAYER_DRAWS_MAX)
    return bankerDraws(banker, undefined)
      ? thirds('banker', standing).map((end) => unasked(end, 1))
      : [unasked(standing, 2)]
  return thirds('player', standing).flatMap((drawn) => {
    const third = (drawn.player - player + 10) % 10
    return bankerDraws(banker, third) ? thirds('banker', drawn) : [unasked(drawn, 1)]
  })
}

function thirds(side: 'player' | 'banker', standing: Standing): readonly Standing[] {
  const { left, ways } = standing
  return left.map((count, points) => ({
    ...standing,
    [side]: (standing[side] + points) % 10,
    ways: ways * count,
    left: without(left, points),
  }))
}

function unasked(standing: Standing, cards: 1 | 2): Standing {
  const left = standing.left.reduce((sum, count) => sum + count, 0)
  return { ...standing, ways: standing.ways * left * (cards === 2 ? left - 1 : 1) }
}

const pairsOf = (cards: number): number => (cards * (cards - 1)) / 2

const without = (left: readonly number[], points: number): readonly number[] =>
  left.map((count, each) => (each === points ? count - 1 : count))
