export { agentAccounts, type OpenedAccount } from './agentAccount.ts'
export { agentAccountDesk, type AccountProposal, type DeskAccount } from './agentAccountDesk.ts'
export { agentLinks, type AgentLink, type AgentLinkTerms, type SignedTerms } from './agentLink.ts'
export {
  ACCOUNT_PROPOSAL_STATES,
  AGENT_ACCOUNTS_PER_DAY,
  AGENT_LINK_ACTIVE_DAYS,
  AGENT_LINKS_MAX,
  agentPolicyOf,
  LINE_TERMS_VERSION,
  OPENED_KINDS,
  type AgentPolicy,
  type LineTermsVersion,
  type OpenedKind,
  type PasswordState,
} from './agentLinkWords.ts'
export { exclusions, type Exclusion } from './exclusion.ts'
export { exclusionDesk, type ExclusionCase, type ExclusionFact, type ExclusionRead } from './exclusionDesk.ts'
export {
  APPEAL_DAYS,
  APPEAL_LENGTH_MAX,
  APPEAL_LENGTH_MIN,
  APPEALS_PER_DAY,
  EXCLUSION_BETS_SHOWN,
  EXCLUSION_FACTS,
  EXCLUSION_PAGE,
  EXCLUSION_QUEUES,
  EXCLUSION_REASONS,
  type ExclusionFactKind,
  type ExclusionQueue,
  type ExclusionReason,
  type ExclusionState,
} from './exclusionWords.ts'
export {
  payslips,
  type Income,
  type PayslipBet,
  type PayslipBill,
  type PayslipRead,
  type PayslipRow,
} from './payslip.ts'
export { payslipDesk, type DeskBill, type PayRunDue, type PayRunShown } from './payslipDesk.ts'
export {
  BILL_QUEUES,
  DECIDED_MAX,
  INCOME_MONTHS,
  PAYSLIP_PAGE,
  type BillQueue,
  type PayslipState,
} from './payslipWords.ts'
export {
  team,
  type TeamDay,
  type TeamFigures,
  type TeamFreeze,
  type TeamMove,
  type TeamMovePage,
  type TeamPage,
  type TeamPeriod,
  type TeamPerson,
  type TeamRow,
} from './team.ts'
export {
  AGENT_FREEZES_MAX,
  TEAM_CHART_DAYS,
  TEAM_DAYS_MAX,
  TEAM_MOVE_KINDS,
  TEAM_SCOPES,
  type TeamMoveKind,
  type TeamScope,
} from './teamWords.ts'
export { treeDesk, type TreeMove, type TreePerson } from './tree.ts'
export { agentContracts } from './agentContract.ts'
export { agentContractDesk, type ContractProposal, type DeskContract } from './agentContractDesk.ts'
export {
  contractTerms,
  type AgentContract,
  type ContractExample,
  type ContractImpact,
  type ContractStepShown,
  type ContractVersion,
  type WaitingContract,
} from './agentContractTerms.ts'
export {
  CONTRACT_MODULES,
  CONTRACT_PANELS,
  CONTRACT_PROPOSAL_STATES,
  CONTRACT_STATES,
  NOTICE_DAYS_MAX,
  type ContractAction,
  type ContractSide,
  type ContractState,
  type ContractStep,
  type ExamplesUnavailable,
} from './agentContractWords.ts'
