export type { GateOptions, WagerGate } from './gate.actions.ts'
export { balanceOf, payWager, placeDrawn, placedBy, placeWager, type PlaceOptions } from './place.actions.ts'
export { decideWager, type GateRefusal, type Player, type WagerFacts } from './wager.ts'
