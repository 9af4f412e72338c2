export type { LeaguePace } from './sports.ts'
