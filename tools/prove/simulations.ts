import { parseArgs } from 'node:util'
import { families } from '@ronda/games'
import { CommandError } from '../machine/command.mjs'
import { judge, modelOfRow, rowsOf, squaresMax, type Judged, type Simulated } from './simulate.ts'
import { inParts, print, secondsSince } from './workers.ts'

const ROUNDS = 10_000_000

/** The bounds: one row in a hundred is beyond 2.58, one simulation in a hundred beyond the sum. */
function isWithinBounds(judged: readonly Judged[]): boolean {
  const squares = judged.reduce((sum, { z }) => sum + z * z, 0)
  const max = squaresMax(judged.length)
  const widest = judged.reduce((most, { z }) => Math.max(most, Math.abs(z)), 0)
  print(`simulate.rows ${judged.length}, simulate.widest_z ${widest.toFixed(2)}`)
  print(
    `simulate.sum_of_squares ${squares.toFixed(1)}, at most ${max.toFixed(1)} in 99 of 100 simulations (chi-square)`,
  )
  return squares <= max
}

function describe({ family, profile, rounds, mean, exact, z }: Judged): string {
  const percent = (value: number): string => `${(100 * value).toFixed(3)} %`
  const name = `${family} ${profile}`.padEnd(22)
  return `${name} ${rounds} rounds, returned ${percent(mean)}, proven ${percent(exact)}, z ${z.toFixed(2)}`
}

/** Plays every family as the server does, and compares the returns with the proven ones. */
export async function simulateFamilies(words: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: String(ROUNDS) } },
  })
  const unknown = positionals.filter((name) => !families.some(({ id }) => id === name))
  if (unknown.length > 0) throw new CommandError(`Unknown family: ${unknown.join(', ')}.`)
  const rows = rowsOf(positionals)
  const perFamily = Number(values.rounds)
  if (!Number.isInteger(perFamily) || perFamily < 3)
    throw new CommandError('--rounds must be a whole number of at least 3.')
  const rounds = Math.ceil(perFamily / 3)
  print(
    `${rounds} rounds of each profile. Server seed: SHA-256 of "simulate FAMILY PROFILE"; client seed: "simulation".`,
  )

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
      print(`${describe(whole)} (${judged.length} of ${rows.length}, ${secondsSince(began)} s)`)
    },
  )
  return isWithinBounds(judged) && isWhole && judged.length === rows.length
}
