export { grant, type GrantRefusal, type Granting } from './bonus.actions.ts'
export { countOpen as countOpenBonusProposals } from './proposal.sql.ts'
