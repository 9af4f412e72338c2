export { countAccountProposals } from './proposal.sql.ts'
