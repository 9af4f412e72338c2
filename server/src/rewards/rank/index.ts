export type { Ranks } from './rank.actions.ts'
