export { recordOpened, readRecent } from './recent.actions.ts'
