export { makeClient, type Client, type ClientOptions } from './client.ts'
export { openRealtime, type Realtime, type RealtimeState } from './realtime.ts'
export type { NetworkCode, Refusal } from './refusal.ts'
export type { RealtimeMessage } from './socket.ts'
