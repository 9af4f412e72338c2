import { openStream } from '@ronda/fair'
import { expect, test } from 'vitest'
import { familyOf } from '../families/families.ts'
import { playFreeSpins } from '../reels/freeSpins/play.ts'
import { cellsOf } from '../reels/strips.ts'
import { SCATTER } from '../symbols.ts'
import { compileWays } from './compile.ts'
import type { WaysModel } from './model.ts'

/** What the readable rules say of one paid spin. */
function plainly(model: WaysModel, stops: readonly number[]): readonly [coins: number, scatters: number] {
  const left = stops.values()
  const none = { ...model, freeSpins: model.freeSpins.map(() => 0) }
  const [spin] = playFreeSpins(none, 'spin', () => left.next().value ?? 0).spins
  const [stop] = spin?.steps ?? []
  return [spin?.coins ?? 0, stop?.type === 'stop' ? cellsOf(stop.grid, SCATTER).length : 0]
}

test.each(['ways243', 'ways1024'])('[SL12] on many stops of %s, tables and readable rules agree', (id) => {
  const model = familyOf(id).modelOf('medium', 3) as WaysModel
  const { words, reelStops, coinsAt, scattersAt } = compileWays(model)
  const [, second = 0, third = 0, , fifth = 0] = reelStops
  const draw = openStream({ serverSeed: 'fast', clientSeed: id, nonce: 0 })
  const drawn = Array.from({ length: 2_000 }, () => reelStops.map((cells) => draw(cells)))
  const differing = drawn.filter((stops) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = stops
    const [prefix, suffix] = [(a * second + b) * third + c, d * fifth + e]
    const fast = [coinsAt(words, prefix, suffix), scattersAt(words, prefix, suffix)]
    return fast.join() !== plainly(model, stops).join()
  })
  expect(differing).toEqual([])
})

test('[SL12] a model that does not fit the tables is not compiled', () => {
  expect(() => compileWays(familyOf('ways4096').modelOf('medium', 3) as WaysModel)).toThrow('fits the tables')
})
