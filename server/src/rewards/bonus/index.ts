export { fillForDemo as fillBonusesForDemo } from './demo.actions.ts'
export { countOpen as countOpenBonusProposals } from './proposal.sql.ts'
export type { Bonuses } from './giver.actions.ts'
