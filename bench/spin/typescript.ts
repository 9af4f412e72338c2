import { simulate, type SimulationSeed } from '@ronda/games'
import { kindOf, type KindName } from './kinds.ts'

// The other side of the references in C: the same arguments, the same printed line. A process of its own, so that the
// engine compiles the loop afresh each time and no other measurement has a part in how.

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
