import { root, shell } from './routes/base.ts'
import { agentDoor, authRoutes } from './routes/auth.ts'
import { brandRoutes, outsideRoutes } from './routes/brand.ts'
import { peopleRoutes } from './routes/people.ts'
import { lobbyRoutes, stageRoutes } from './routes/play.ts'
import { talkRoutes } from './routes/talk.ts'

/** Every address of the site; each line's own file says what is there and who may come. */
export const routeTree = root.addChildren([
  shell.addChildren([authRoutes, ...lobbyRoutes, ...peopleRoutes, ...talkRoutes, ...brandRoutes]),
  agentDoor,
  ...stageRoutes,
  ...outsideRoutes,
])
