export { makeClient, type Client } from './client.ts'
export { openRealtime, type RealtimeState } from './realtime.ts'
export type { Refusal } from './refusal.ts'
export { solveWork } from './solveWork.ts'
