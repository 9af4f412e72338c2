export { openProposals, type Proposals } from './proposal.actions.ts'
export { proposalRoutes } from './proposal.routes.ts'
export { countOpenProposals } from './proposal.sql.ts'
