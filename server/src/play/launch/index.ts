export type { LaunchOptions, Offer, Shown } from './launch.actions.ts'
export { findVisitorWallet } from './visitorWallet.sql.ts'
export type { PlaySession, PlaySessions } from './playSession.actions.ts'
export type { GameKind } from './gameKind.actions.ts'
