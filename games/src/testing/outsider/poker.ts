// Names of poker hands, from `arcade/SPEC.md` [AR14] and the usual order of hands.

/** What five cards are, from 0 for a high card to 9 for a royal flush, and then the ranks that decide between equals. */
export function handOf(cards: readonly number[]): readonly number[] {
  const ranks = cards.map((card) => card % 13)
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const counted = [...new Set(ranks)]
    .map((rank) => ({ rank, count: ranks.filter((other) => other === rank).length }))
    .toSorted((one, other) => other.count - one.count || other.rank - one.rank)
  const order = counted.map(({ rank }) => rank)
  const shape = counted.map(({ count }) => count).join('')
  const isLow = order.join() === '12,3,2,1,0'
  const isStraight = shape === '11111' && (isLow || (order[0] ?? 0) - (order[4] ?? 0) === 4)
  const top = isLow ? 3 : (order[0] ?? 0)
  if (isStraight && isFlush) return top === 12 ? [9] : [8, top]
  if (isFlush) return [5, ...order]
  if (isStraight) return [4, top]
  const kinds: Readonly<Record<string, number>> = { 41: 7, 32: 6, 311: 3, 221: 2, 2111: 1 }
  return [kinds[shape] ?? 0, ...order]
}

/** Above zero when the first is better. */
export function compareHands(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The best hand of seven cards: without each two of them. */
export function bestOf(seven: readonly number[]): readonly number[] {
  let best: readonly number[] = [-1]
  for (let first = 0; first < seven.length; first += 1) {
    for (let second = first + 1; second < seven.length; second += 1) {
      const hand = handOf(seven.filter((_, at) => at !== first && at !== second))
      if (compareHands(hand, best) > 0) best = hand
    }
  }
  return best
}
