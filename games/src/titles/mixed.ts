import { present } from '@ronda/core'

/** A pseudorandom number in [0, 1) for a title's number and one of its choices. */
export function mixed(number: number, choice: number): number {
  let state = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(choice + 1, 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
  return ((state ^ (state >>> 15)) >>> 0) / 4_294_967_296
}

export const pick = <T>(list: readonly T[], part: number): T =>
  present(list[Math.floor(part * list.length)], 'one of a list')

export function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const order = list.map((item, index) => ({ item, rank: mixed(seed, index) }))
  return order.sort((left, right) => left.rank - right.rank).map(({ item }) => item)
}
