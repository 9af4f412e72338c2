export { readFunds, type FundsOptions } from './funds.actions.ts'
export { fundsRoutes } from './funds.routes.ts'
export { cashFlow } from './flow.actions.ts'
