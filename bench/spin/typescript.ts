import { simulate, type SimulationSeed } from '@ronda/games'
import { kindOf, type KindName } from './kinds.ts'

// The counterpart of the C references: the same arguments, the same printed line. Runs in its own process, so that
// the engine compiles the loop anew each time, without influence from other measurements.

const [kind = 'lines', spinsText = '', ...seedText] = process.argv.slice(2)
const spins = Number(spinsText)
const [a = 0, b = 0, c = 0, d = 0] = seedText.map(Number)
const seed: SimulationSeed = [a, b, c, d]

const { tables } = kindOf(kind as KindName)
simulate(tables, seed, spins / 10)
const began = process.cpuUsage()
const { coins, hits, triggers } = simulate(tables, seed, spins)
const { user, system } = process.cpuUsage(began)
process.stdout.write(`${coins} ${hits} ${triggers} ${(user + system) / 1e6}\n`)
