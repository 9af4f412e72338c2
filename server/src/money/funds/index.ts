export { readFunds, type FundsOptions } from './funds.actions.ts'
export { fundsRoutes } from './funds.routes.ts'
export { flowSince, incomingSince } from './flow.actions.ts'
