export { isOwn, type IsOwn } from './ownership.actions.ts'
export type { Recognition } from './recognition.actions.ts'
