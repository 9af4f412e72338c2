import { namesAsked } from './asked.ts'
import { loadGroups, runGroups } from './report.ts'

/** npm run bench, or npm run bench -- ledger spin; a number is a count, for groups that take one. */
const groups = await loadGroups(
  {
    ledger: () => import('./ledger.ts'),
    spin: () => import('./spin.ts'),
    play: () => import('./play.ts'),
    web: () => import('./web.ts'),
    auth: () => import('./auth.ts'),
    covers: () => import('./covers.ts'),
    catalog: () => import('./catalog.ts'),
    push: () => import('./push.ts'),
    records: () => import('./records.ts'),
    rewards: () => import('./rewards.ts'),
    holdem: () => import('./holdem.ts'),
    sockets: () => import('./sockets.ts'),
    sportsLive: () => import('./sportsLive.ts'),
    settle: () => import('./settle.ts'),
    payroll: () => import('./payroll.ts'),
    agents: () => import('./agents.ts'),
    sports: () => import('./sports.ts'),
  },
  namesAsked(),
)

const short = await runGroups(groups, console.log)
process.exit(short > 0 ? 1 : 0)
