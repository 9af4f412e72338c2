export { launchGame, type LaunchOptions, type Offer, type Shown } from './launch.actions.ts'
export { launchRoutes } from './launch.routes.ts'
export { findVisitorWallet } from './visitorWallet.sql.ts'
export { openPlaySessions, type PlaySession, type PlaySessions } from './playSession.actions.ts'
