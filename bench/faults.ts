import { loadGroups, runGroups } from './report.ts'

/** npm run faults, or npm run faults -- kill; a number makes a smaller run: npm run faults -- webhooks 5000 */
const names = process.argv.slice(2).filter((word) => !/^\d+$/.test(word))
const groups = await loadGroups(
  { kill: () => import('./kill.ts'), races: () => import('./races.ts'), webhooks: () => import('./webhooks.ts') },
  names,
)

const short = await runGroups(groups, console.log)
process.exit(short > 0 ? 1 : 0)
