export { readFunds, type FundsOptions } from './funds.actions.ts'
export { cashFlow } from './flow.actions.ts'
