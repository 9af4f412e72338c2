import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileSpins, type SpinTables } from './compile.ts'
import { coinsAt, scattersAt } from './fast.ts'
import { playFreeSpins } from '../reels/freeSpins/play.ts'
import { stripsOf } from '../reels/freeSpins/model.ts'
import { cellsOf } from '../reels/strips.ts'
import { SCATTER } from '../symbols.ts'
import type { LinesModel } from './model.ts'
import { anyModel } from './testing/anyModel.ts'
import { everyStop } from './testing/everyStop.ts'
import { modelShowing } from './testing/screen.ts'
import { feriaDeLuz } from '../titles/feriaDeLuz.ts'

/** What the readable rules say of one spin. */
function plainly(
  model: LinesModel,
  free: boolean,
  stops: readonly number[],
): { readonly coins: number; readonly scatters: number } {
  const only = free
    ? {
        ...model,
        baseStrips: model.freeStrips,
        pays: timesAll(model.pays, model),
        scatterPays: timesAll([model.scatterPays], model)[0] ?? [],
      }
    : model
  let drawn = 0
  const { spins } = playFreeSpins(
    { ...only, freeSpins: only.freeSpins.map(() => 0) },
    'spin',
    () => stops[drawn++] ?? 0,
  )
  const [stop] = spins[0]?.steps ?? []
  const grid = stop?.type === 'stop' ? stop.grid : []
  return { coins: spins[0]?.coins ?? 0, scatters: cellsOf(grid, SCATTER).length }
}

/** Free spins are paid ones on their own strips, with all pays multiplied. */
function timesAll(
  pays: readonly (readonly number[])[],
  { freeMultiplier }: LinesModel,
): readonly (readonly number[])[] {
  return pays.map((coins) => coins.map((coin) => freeMultiplier * coin))
}

/** The stops on which tables and readable rules differ. */
function differences(
  model: LinesModel,
  free: boolean,
  manyStops: Iterable<readonly number[]>,
): readonly (readonly number[])[] {
  const tables = compileSpins(model, free)
  return Array.from(manyStops).filter((stops) => {
    const plain = plainly(model, free, stops)
    const [prefix, suffix] = numbersOf(tables, stops)
    const sameCoins = coinsAt(tables.words, prefix, suffix) === plain.coins
    return !sameCoins || scattersAt(tables.words, prefix, suffix) !== plain.scatters
  })
}

/** Prefixes and suffixes are numbered like an odometer: the last reel changes fastest. */
function numbersOf({ reelStops }: SpinTables, stops: readonly number[]): readonly [prefix: number, suffix: number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = stops
  const [, second = 0, third = 0, , fifth = 0] = reelStops
  return [(a * second + b) * third + c, d * fifth + e]
}

test.each([false, true])(
  '[SL12] on every stop of any small model, tables and readable rules agree (free: %s)',
  (free) => {
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const model = anyModel(openStream({ serverSeed: 'fast', clientSeed: 'any model', nonce }))
        expect(differences(model, free, everyStop(stripsOf(model, free)))).toEqual([])
      }),
      { numRuns: 10 },
    )
  },
)

test.each([false, true])('[SL12] on many stops of Feria de Luz, tables and readable rules agree (free: %s)', (free) => {
  const draw = openStream({ serverSeed: 'fast', clientSeed: 'Feria de Luz', nonce: free ? 1 : 0 })
  const strips = stripsOf(feriaDeLuz, free)
  const drawn = Array.from({ length: 5_000 }, () => strips.map((strip) => draw(strip.length)))
  expect(differences(feriaDeLuz, free, drawn)).toEqual([])
})

test('[SL12] the comparison detects a difference', () => {
  const model = modelShowing('TFTFT\nMMMFM\nFTFTF')
  const other = { ...model, pays: model.pays.with(2, [0, 0, 0, 10, 40, 200]) }
  const tables = compileSpins(other, false)
  expect(coinsAt(tables.words, 0, 0)).not.toBe(plainly(model, false, [0, 0, 0, 0, 0]).coins)
})

test('[SL9] a model of another family is not compiled', () => {
  expect(() => compileSpins(modelShowing('*FTFT\nMMMFM\nFTFTF'), false)).toThrow('no wild lies where a run begins')
})
