import { parseArgs } from 'node:util'
import { families } from '@ronda/games'
import { Trouble } from '../machine/command.mjs'
import { judge, modelOfRow, rowsOf, squaresMax, type Judged, type Simulated } from './simulate.ts'
import { inParts, say, secondsSince } from './workers.ts'

const ROUNDS = 10_000_000

/** What it takes to be believed: one row in a hundred lies beyond 2.58, one simulation in a hundred beyond the sum. */
function concludes(judged: readonly Judged[]): boolean {
  const squares = judged.reduce((sum, { z }) => sum + z * z, 0)
  const max = squaresMax(judged.length)
  const widest = judged.reduce((most, { z }) => Math.max(most, Math.abs(z)), 0)
  say(`simulate.rows ${judged.length}, simulate.widest_z ${widest.toFixed(2)}`)
  say(`simulate.sum_of_squares ${squares.toFixed(1)}, of at most ${max.toFixed(1)} in 99 of 100 (chi-square)`)
  return squares <= max
}

function describe({ family, profile, rounds, mean, exact, z }: Judged): string {
  const percent = (value: number): string => `${(100 * value).toFixed(3)} %`
  const name = `${family} ${profile}`.padEnd(22)
  return `${name} ${rounds} rounds, returned ${percent(mean)}, proven ${percent(exact)}, z ${z.toFixed(2)}`
}

/** Plays every family as the house plays it, and holds what was returned against what is proven. */
export async function simulateFamilies(words: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: String(ROUNDS) } },
  })
  const unknown = positionals.filter((name) => !families.some(({ id }) => id === name))
  if (unknown.length > 0) throw new Trouble(`No family is called ${unknown.join(', ')}.`)
  const rows = rowsOf(positionals)
  const perFamily = Number(values.rounds)
  if (!Number.isInteger(perFamily) || perFamily < 3) throw new Trouble('--rounds is a whole number from 3 on.')
  const rounds = Math.ceil(perFamily / 3)
  say(`${rounds} rounds of each temper. Server seed: SHA-256 of "simulate FAMILY TEMPER"; client seed: "simulation".`)

  const began = performance.now()
  const halves = new Map<string, Simulated>()
  const judged: Judged[] = []
  const isWhole = await inParts<Simulated>(
    import.meta.resolve('./simulateWorker.ts'),
    [String(rounds), ...positionals],
    (played) => {
      const key = `${played.family} ${played.profile}`
      const other = halves.get(key)
      halves.set(key, played)
      const row = rows.find(({ family, profile }) => key === `${family.id} ${profile}`)
      if (!other || !row) return
      const whole = judge({ ...played, coins: played.coins + other.coins }, modelOfRow(row))
      judged.push(whole)
      say(`${describe(whole)} (${judged.length} of ${rows.length}, ${secondsSince(began)} s)`)
    },
  )
  return concludes(judged) && isWhole && judged.length === rows.length
}
