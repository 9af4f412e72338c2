export { findNotOffered, hasJoined, join as joinMission, readSummary, type Joiner } from './mission.actions.ts'
export { listMissions, offer, save, type DeskOptions } from './desk.actions.ts'
export { periodAt, type Span } from './mission.ts'
export type { ProgressFeed } from './progress.actions.ts'
