export { openGameStates, type GameStates } from './state.actions.ts'
export { gameStateRoutes } from './state.routes.ts'
export { openingRefusal, roundRefusal } from './state.ts'
