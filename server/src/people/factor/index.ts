export { openFactors, type Factors } from './factor.actions.ts'
