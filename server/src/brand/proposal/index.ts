export type { Proposals } from './proposal.actions.ts'
export { countOpenProposals } from './proposal.sql.ts'
