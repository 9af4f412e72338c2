export type { GameStates } from './state.actions.ts'
export { openingRefusal, roundRefusal } from './state.ts'
