export type { Client } from './client.ts'
export { makeLazyClient, type LazyOptions } from './lazyClient.ts'
export { withSubject, type Refusal } from './refusal.ts'
