import { loadGroups, runGroups } from './report.ts'

/** npm run faults, or npm run faults -- kill */
const groups = await loadGroups({ kill: () => import('./kill.ts') }, process.argv.slice(2))

const short = await runGroups(groups, console.log)
process.exit(short > 0 ? 1 : 0)
