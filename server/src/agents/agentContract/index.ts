export { approveProposal, proposeForPlatform } from './desk.actions.ts'
export { answerOffer, proposeContract } from './offer.actions.ts'
export { previewImpact, previewProposal } from './preview.actions.ts'
export type { CarriedInto } from './read.actions.ts'
export { countOpenContractProposals } from './proposal.sql.ts'
export {
  areEndsDue,
  findTerms,
  hasContractsIn,
  listContractsIn,
  listEarlier,
  listPeriodKinds,
  listTerms,
  listValidSince,
  type GoverningContract,
  type PeriodKindFound,
  type RunAsked,
} from './read.sql.ts'
