import type { Rng } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { winsOn, type Paying } from './paying.ts'
import { reasonCycle } from './reason.ts'
import { columnsOf, type Column, type Shape } from './shape.ts'
import { cycleOf, Tallying } from './tally.ts'
import { PAYS, THREE_LINES } from './testing/grid.ts'
import { walk } from './walk.ts'

/** A random small spin, whose outcomes can all be enumerated with the readable rules. */
function anyShape(rng: Rng, paying: Paying): Shape {
  const reels = [0, 1, 2, 3, 4].map((reel) => {
    const isEnd = reel === 0 || (paying.bothWays && reel === 4)
    const strip = Array.from({ length: 3 + rng(3) }, () => rng(5)).map((symbol) => (isEnd && symbol === 0 ? 2 : symbol))
    return columnsOf(strip, 3, (symbols) => ({ symbols, mark: symbols.includes(1) ? 1 : 0 }))
  })
  return { ...paying, reels }
}

function* everyGrid(reels: Shape['reels']): Generator<readonly Column[]> {
  const [first, ...rest] = reels
  if (first === undefined) yield []
  else for (const column of first) for (const others of everyGrid(rest)) yield [column, ...others]
}

/** The simplest count: the readable rules on every grid, one at a time. */
function countPlainly(shape: Shape): ReturnType<Tallying['done']> {
  const tallying = new Tallying()
  for (const columns of everyGrid(shape.reels)) {
    const coins = winsOn(
      shape,
      columns.map(({ symbols }) => symbols),
    ).reduce((sum, win) => sum + win.coins, 0)
    const mark = columns.reduce((sum, column) => sum + column.mark, 0)
    tallying.add(
      mark,
      coins,
      columns.reduce((product, { stops }) => product * stops, 1),
    )
  }
  return tallying.done()
}

const MANY_LINES = Array.from({ length: 45 }, (_, line) =>
  [0, 1, 2, 3, 4].map((reel) => Math.floor(line / 3 ** (reel % 4)) % 3),
)

const payings: readonly (readonly [string, Paying])[] = [
  ['lines', { pays: PAYS, lines: THREE_LINES }],
  ['more lines than a word has bits', { pays: PAYS, lines: MANY_LINES }],
  ['lines from both sides', { pays: PAYS, lines: THREE_LINES, bothWays: true }],
  ['lines with wilds that multiply', { pays: PAYS, lines: THREE_LINES, wildTimes: 3 }],
  ['ways', { pays: PAYS }],
  ['ways with wilds that multiply', { pays: PAYS, wildTimes: 2 }],
]

test.each(payings)(
  '[SL10] %s: formula, counting and the readable rules on every grid give the same whole numbers',
  (name, paying) => {
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const shape = anyShape(openStream({ serverSeed: 'walk', clientSeed: name, nonce }), paying)
        const plain = countPlainly(shape)
        expect(walk(shape)).toEqual(plain)
        const { marks, ...sums } = cycleOf(plain)
        expect(reasonCycle(shape)).toMatchObject(sums)
        expect(new Map([...reasonCycle(shape).marks].filter(([, ways]) => ways > 0n))).toEqual(marks)
      }),
      { numRuns: 25 },
    )
  },
)
