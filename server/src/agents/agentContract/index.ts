export { countOpenContractProposals } from './proposal.sql.ts'
export {
  listContractsIn,
  listPeriodKindsSince,
  type GoverningContract,
  type PeriodKindFound,
  type RunAsked,
} from './read.sql.ts'
