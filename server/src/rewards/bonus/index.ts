export { countOpen as countOpenBonusProposals } from './proposal.sql.ts'
