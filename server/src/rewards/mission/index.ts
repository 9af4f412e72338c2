export { findNotOffered, type Joiner } from './mission.actions.ts'
export { listMissions, offer, save, type DeskOptions } from './desk.actions.ts'
export { periodAt } from './mission.ts'
export type { ProgressFeed } from './progress.actions.ts'
