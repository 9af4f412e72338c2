import { root, shell } from './base.ts'
import { agentSignIn, authRoutes } from './auth.ts'
import { brandRoutes, outsideRoutes } from './brand.ts'
import { peopleRoutes } from './people.ts'
import { lobbyRoutes, stageRoutes } from './play.ts'
import { talkRoutes } from './talk.ts'

/** Every address of the site; each group is defined in its own file with its guards. */
export const routeTree = root.addChildren([
  shell.addChildren([authRoutes, ...lobbyRoutes, ...peopleRoutes, ...talkRoutes, ...brandRoutes]),
  agentSignIn,
  ...stageRoutes,
  ...outsideRoutes,
])
