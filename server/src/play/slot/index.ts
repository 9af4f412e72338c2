export type { Slot } from './draw.actions.ts'
export { openFacts, type GameFacts } from './facts.actions.ts'
export { slotRoutes } from './slot.routes.ts'
export { offerIn } from './slot.ts'
