import { root, shell } from './routes/base.ts'
import { agentSignIn, authRoutes } from './routes/auth.ts'
import { brandRoutes, outsideRoutes } from './routes/brand.ts'
import { peopleRoutes } from './routes/people.ts'
import { lobbyRoutes, stageRoutes } from './routes/play.ts'
import { talkRoutes } from './routes/talk.ts'

/** Every address of the site; each group is defined in its own file with its guards. */
export const routeTree = root.addChildren([
  shell.addChildren([authRoutes, ...lobbyRoutes, ...peopleRoutes, ...talkRoutes, ...brandRoutes]),
  agentSignIn,
  ...stageRoutes,
  ...outsideRoutes,
])
