export type { Points } from './point.actions.ts'
