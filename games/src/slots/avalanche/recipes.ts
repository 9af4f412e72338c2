import { present, type Rng } from '@ronda/core'
import { LINES_5X3, PAYING_NAMES, paysFrom } from '../board/parts.ts'
import type { Profile } from '../families/family.ts'
import { FIRST_PAYING } from '../symbols.ts'
import { tunePays } from '../tune.ts'
import { runCycle } from './compiled.ts'
import type { AvalancheModel } from './model.ts'

const COST = 100
const STOPS = { lines: [10, 11, 12, 11, 10], ways: [10, 11, 11, 11, 10] } as const

/** Ways need more kinds of symbols than lines, or nearly every spin would win. */
const KINDS = { lines: 8, ways: 10 } as const
const LINES = 10

type ProfileSettings = {
  /** The target return, in hundredths of a per cent. */
  readonly target: number
  readonly ladder: { readonly lines: readonly number[]; readonly ways: readonly number[] }
  readonly wilds: readonly number[]
  /** The approximate ratio of the pays of runs of three, four and five: the solver finds the coins. */
  readonly lineShape: readonly (readonly number[])[]
  readonly wayShape: readonly (readonly number[])[]
}

// oxfmt-ignore
const SETTINGS: Readonly<Record<Profile, ProfileSettings>> = {
  low: {
    target: 9530,
    ladder: { lines: [1, 2, 3, 4], ways: [1, 2] }, wilds: [0, 1, 1, 1, 0],
    lineShape: [[120, 300, 800], [100, 250, 600], [80, 200, 500], [70, 160, 400], [60, 140, 300], [50, 100, 200], [40, 90, 180], [40, 80, 160], [30, 70, 150], [30, 60, 120]],
    wayShape: [[90, 135, 200], [85, 130, 190], [80, 120, 180], [75, 115, 170], [70, 105, 160], [65, 100, 150], [65, 100, 145], [60, 90, 135], [60, 90, 130], [60, 90, 130]],
  },
  medium: {
    target: 9600,
    ladder: { lines: [1, 2, 3, 5, 10], ways: [1, 2, 3] }, wilds: [0, 1, 1, 1, 0],
    lineShape: [[200, 800, 4_000], [150, 600, 2_500], [120, 400, 1_500], [80, 250, 1_000], [60, 200, 700], [30, 90, 250], [25, 75, 200], [20, 60, 150], [20, 50, 120], [15, 40, 100]],
    wayShape: [[120, 200, 400], [110, 180, 360], [100, 160, 320], [90, 150, 300], [80, 130, 250], [60, 90, 160], [55, 85, 150], [50, 80, 140], [50, 75, 130], [45, 70, 120]],
  },
  high: {
    target: 9650,
    ladder: { lines: [1, 2, 4, 8, 16], ways: [1, 2, 3, 5] }, wilds: [0, 1, 1, 1, 0],
    lineShape: [[500, 3_000, 20_000], [300, 1_500, 10_000], [200, 1_000, 5_000], [100, 500, 2_500], [60, 250, 1_200], [15, 50, 200], [12, 40, 150], [10, 30, 120], [8, 25, 100], [8, 25, 100]],
    wayShape: [[250, 700, 2_500], [200, 500, 1_800], [150, 400, 1_200], [100, 250, 800], [70, 180, 500], [30, 70, 180], [25, 60, 150], [20, 50, 120], [20, 45, 100], [20, 40, 100]],
  },
}

const SHORTEST = 3

type Rules = Omit<AvalancheModel, 'id' | 'strips' | 'pays'>

/** Everything but strips and pays. */
export function avalancheRules(on: 'lines' | 'ways', profile: Profile): Rules {
  const rules = {
    mechanic: 'avalanche',
    symbols: ['wild', 'scatter', ...PAYING_NAMES.slice(0, KINDS[on])],
    cost: COST,
    rows: 3,
    ladder: SETTINGS[profile].ladder[on],
    deepest: 20,
  } as const
  return on === 'lines' ? { ...rules, lines: LINES_5X3.slice(0, LINES) } : rules
}

/** Lays strips at random; then counts over all stops how often each run pays, and finds coins that fit. */
export function solveAvalanche(on: 'lines' | 'ways', profile: Profile, id: string, rng: Rng): AvalancheModel {
  const { target, wilds, ...settings } = SETTINGS[profile]
  const shape = (on === 'lines' ? settings.lineShape : settings.wayShape).slice(0, KINDS[on])
  const strips = STOPS[on].map((stops, reel) =>
    layStrip(stops, on === 'lines' ? (wilds[reel] ?? 0) : 0, shape.length, rng),
  )
  const model = { ...avalancheRules(on, profile), id, strips, pays: paysFrom(shape) }
  const { counts, stops } = runCycle(model)
  const worth = (rank: number, at: number): number =>
    counts[(FIRST_PAYING + rank) * (strips.length + 1) + SHORTEST + at] ?? 0
  const game = { wins: on, cost: COST, rows: shape }
  return { ...model, pays: paysFrom(tunePays(game, worth, (stops * COST * target) / 10_000, rng)) }
}

/** The wilds, every symbol once, the cheaper ones again; then shuffled. */
function layStrip(stops: number, wilds: number, kinds: number, rng: Rng): readonly number[] {
  const strip = [...Array.from({ length: wilds }, () => 0), ...Array.from({ length: kinds }, (_, kind) => kind + 2)]

  for (let cell = strip.length; cell < stops; cell++) strip.push(2 + 3 + rng(kinds - 3))
  for (let cell = strip.length - 1; cell > 0; cell--) {
    const other = rng(cell + 1)
    const kept = present(strip[cell], 'a cell')
    strip[cell] = present(strip[other], 'a cell')
    strip[other] = kept
  }
  return strip
}
