export { makeClient, type Client } from './client.ts'
export { backoffMs } from './backoff.ts'
export { withSubject, type Refusal } from './refusal.ts'
