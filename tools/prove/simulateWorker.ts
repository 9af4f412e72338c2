import { modelOfRow, playRounds, rowsOf, seedsOf, type Simulated } from './simulate.ts'

const [part = '0', parts = '1', all = '0', ...names] = process.argv.slice(2)
const [first, step, rounds] = [Number(part), Number(parts), Number(all)]

// Every worker plays its share of each row, so that all workers finish at the same time.
for (const row of rowsOf(names)) {
  const coins = playRounds(modelOfRow(row), seedsOf(row), { first, step, rounds })
  const played: Simulated = { family: row.family.id, profile: row.profile, rounds, coins }
  process.send?.(played)
}
process.disconnect()
