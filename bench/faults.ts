import { namesAsked } from './asked.ts'
import { loadGroups, runGroups } from './report.ts'

const loaders = {
  agents: () => import('./agentRuns.ts'),
  arcade: () => import('./arcade.ts'),
  crash: () => import('./crash.ts'),
  kill: () => import('./kill.ts'),
  lock: () => import('./lock.ts'),
  owner: () => import('./owner.ts'),
  races: () => import('./races.ts'),
  rewards: () => import('./claims.ts'),
  safety: () => import('./safety.ts'),
  webhooks: () => import('./webhooks.ts'),
}

/** npm run faults, or npm run faults -- kill; a number is a count, for groups that take one. */
const groups = await loadGroups(loaders, namesAsked())

const short = await runGroups(groups, console.log)
process.exit(short > 0 ? 1 : 0)
