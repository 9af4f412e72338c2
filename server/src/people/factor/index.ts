export { openFactors, type Factors } from './factor.actions.ts'
export { serveRelatedOrigins } from './factor.routes.ts'
