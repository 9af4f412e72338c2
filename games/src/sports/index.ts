export { linesOf } from './slip/slip.ts'
export { settleSlip } from './slip/settle.ts'
export { nameOf } from './slip/systems.ts'
