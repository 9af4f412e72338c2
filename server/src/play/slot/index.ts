export { openFacts, type GameFacts } from './facts.actions.ts'
export { slotRoutes } from './slot.routes.ts'
export { offerIn } from './slot.ts'
export { openSlots, type Slot } from './slots.actions.ts'
