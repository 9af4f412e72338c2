export { agentAccounts, type OpenedAccount } from './agentAccount.ts'
export { agentLinks, type AgentLink, type AgentLinkTerms } from './agentLink.ts'
export {
  AGENT_ACCOUNTS_PER_DAY,
  AGENT_LINK_ACTIVE_DAYS,
  AGENT_LINKS_MAX,
  agentPolicyOf,
  OPENED_KINDS,
  type AgentPolicy,
  type OpenedKind,
} from './agentLinkWords.ts'
export {
  team,
  type TeamDay,
  type TeamFreeze,
  type TeamFigures,
  type TeamPage,
  type TeamPeriod,
  type TeamPerson,
  type TeamRow,
  type TeamMove,
  type TeamMovePage,
} from './team.ts'
export {
  TEAM_CHART_DAYS,
  TEAM_DAYS_MAX,
  TEAM_MOVE_KINDS,
  TEAM_SCOPES,
  type TeamMoveKind,
  type TeamScope,
} from './teamWords.ts'
export { treeDesk, type TreeMove, type TreePerson } from './tree.ts'
