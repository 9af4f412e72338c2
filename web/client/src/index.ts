export { makeClient, type Client } from './client.ts'
export type { Refusal } from './refusal.ts'
