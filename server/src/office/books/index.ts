export type { Books } from './books.actions.ts'
