export { fillForDemo as fillBonusesForDemo } from './demo.actions.ts'
export { countOpen as countOpenBonusProposals } from './proposal.sql.ts'
