export { decideProposal, proposeForPlatform } from './desk.actions.ts'
export { answerOffer, previewImpact, proposeContract } from './offer.actions.ts'
export { countOpenContractProposals } from './proposal.sql.ts'
export {
  listContractsIn,
  listPeriodKindsSince,
  listTerms,
  type GoverningContract,
  type PeriodKindFound,
  type RunAsked,
} from './read.sql.ts'
