import { assert, rational, type Rational } from '@ronda/core'
import { DECK, type Card } from '../cards/deck.ts'
import { choose, everySet } from '../cards/sets.ts'
import { renamed, renamingOf, renamings, renamingsThatKeep, setsAlike } from '../cards/alike.ts'
import { ENDS } from './callWorth.ts'
import { cardsLeft, LEFT, netsOnBoard, pairAt, PAIRS } from './board.ts'

const HOLES = choose(DECK, 2)
const holeAt = (one: Card, two: Card): number => pairAt(Math.min(one, two), Math.max(one, two))

/** For every permutation of the suits, the image of each pair of cards. */
const holesRenamed = renamings.map((names) => {
  const table = new Uint16Array(HOLES)
  for (const [one = 0, two = 0] of everySet(2, DECK)) {
    table[holeAt(one, two)] = holeAt(renamed(one, names), renamed(two, names))
  }
  return table
})

/** The flops that represent all others, each with how many it represents, and where each is found. */
function listFlops(): { readonly flops: readonly (readonly Card[])[]; readonly places: ReadonlyMap<string, number> } {
  const flops = [...everySet(3, DECK)].filter((flop) => setsAlike(flop) > 0)
  return { flops, places: new Map(flops.map((flop, at) => [flop.join(' '), at])) }
}

/** The results of the best play: won or lost of the ante, and how often it calls. */
export type HoldemReturn = { readonly net: Rational; readonly calls: Rational }

/**
 * Every game of casino hold'em, 27,813,810,024,000 of them, exactly. The value of calling is counted board by board for
 * all pairs at once, and summed by the flop and the pair that the player sees when deciding.
 */
export function bestReturn(): HoldemReturn {
  const { flops, places } = listFlops()
  const worth = flops.map(() => new Float64Array(HOLES))
  const nets = new Int32Array(PAIRS)
  const holes = new Uint16Array(PAIRS)
  for (const board of everySet(5, DECK)) {
    const alike = setsAlike(board)
    if (alike === 0) continue
    const left = cardsLeft(board)
    netsOnBoard(board, left, nets)
    for (let pair = 0; pair < PAIRS; pair++) nets[pair] = alike * (nets[pair] as number)
    fillHoles(holes, left)
    for (const three of everySet(3, 5)) {
      const flop = three.map((at) => board[at] as number)
      const renaming = renamingOf(flop)
      const names = renamings[renaming] as readonly number[]
      const place = places.get(
        flop
          .map((card) => renamed(card, names))
          .toSorted((a, b) => a - b)
          .join(' '),
      )
      assert(place !== undefined, 'a flop that stands for this one')
      addAll(worth[place] as Float64Array, nets, holes, holesRenamed[renaming] as Uint16Array)
    }
  }
  return decide(flops, worth)
}

/** Which pair of the whole deck each pair of the cards that are left is. */
function fillHoles(holes: Uint16Array, left: readonly Card[]): void {
  for (let high = 1; high < LEFT; high++) {
    for (let low = 0; low < high; low++) holes[pairAt(low, high)] = holeAt(left[low] as number, left[high] as number)
  }
}

function addAll(worth: Float64Array, nets: Int32Array, holes: Uint16Array, table: Uint16Array): void {
  for (let pair = 0; pair < PAIRS; pair++) {
    const hole = table[holes[pair] as number] as number
    worth[hole] = (worth[hole] as number) + (nets[pair] as number)
  }
}

/** Calls where that is better than losing the ante. */
function decide(flops: readonly (readonly Card[])[], worth: readonly Float64Array[]): HoldemReturn {
  let [net, calls, games] = [0n, 0n, 0n]
  flops.forEach((flop, at) => {
    const alike = setsAlike(flop)
    for (const together of holesAlike(flop)) {
      const called = together.reduce((sum, hole) => sum + (worth[at]?.[hole] ?? 0), 0)
      const ways = alike * together.length * ENDS
      net += BigInt(Math.max(called, -ways))
      if (called > -ways) calls += BigInt(ways)
      games += BigInt(ways)
    }
  })
  assert(games === BigInt(choose(DECK, 3)) * BigInt(choose(DECK - 3, 2)) * BigInt(ENDS), 'every game is counted once')
  return { net: rational(net, games), calls: rational(calls, games) }
}

/** The pairs beside a flop, grouped by the permutations that leave the flop unchanged. */
function holesAlike(flop: readonly Card[]): readonly (readonly number[])[] {
  const keeping = renamingsThatKeep(flop).map((at) => holesRenamed[at] as Uint16Array)
  const groups = new Map<number, Set<number>>()
  for (const [one = 0, two = 0] of everySet(2, DECK)) {
    if (flop.includes(one) || flop.includes(two)) continue
    const alike = keeping.map((table) => table[holeAt(one, two)] as number)
    const first = Math.min(...alike)
    groups.set(first, new Set(alike))
  }
  return [...groups.values()].map((group) => [...group])
}
