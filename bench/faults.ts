import { loadGroups, runGroups } from './report.ts'

const loaders = {
  arcade: () => import('./arcade.ts'),
  kill: () => import('./kill.ts'),
  races: () => import('./races.ts'),
  webhooks: () => import('./webhooks.ts'),
}

/** npm run faults, or npm run faults -- kill; a number says how many, where a group asks for one. */
const names = process.argv.slice(2).filter((word) => !/^\d+$/.test(word))
const groups = await loadGroups(loaders, names)

const short = await runGroups(groups, console.log)
process.exit(short > 0 ? 1 : 0)
