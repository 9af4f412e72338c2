export { arcadeJobs } from './arcade.jobs.ts'
export { arcadeRoutes } from './arcade.routes.ts'
export { showStored as showArcade } from './show.actions.ts'
