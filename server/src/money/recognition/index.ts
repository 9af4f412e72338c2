export { isOwn, type IsOwn } from './ownership.actions.ts'
