import type { calls } from './calls.ts'

type Calls = typeof calls

/** The groups of calls that only the office makes. */
export type StaffNoun =
  | 'proposals'
  | 'profileDesk'
  | 'documentDesk'
  | 'adjustments'
  | 'rewardFunds'
  | 'bonusDesk'
  | 'missionDesk'
  | 'sportsDesk'
  | 'mallDesk'
  | 'promotionDesk'
  | 'envelopeDesk'
  | 'tournamentDesk'
  | 'raffleDesk'
  | 'treeDesk'
  | 'agentContractDesk'
  | 'agentAccountDesk'
  | 'payslipDesk'
  | 'exclusionDesk'
  | 'depositDesk'
  | 'withdrawalDesk'
  | 'bankTransferDesk'
  | 'books'
  | 'desk'
  | 'auditLog'
  | 'freezes'
  | 'failures'
  | 'reconciliation'
  | 'memberMoney'
  | 'gameStates'
  | 'chatDesk'
  | 'announcementDesk'
  | 'bannerDesk'
  | 'articleDesk'

/** The calls of staff, each group loaded when it is first used: members never load the list. */
export const loadStaffCalls: { readonly [Noun in StaffNoun]: () => Promise<Calls[Noun]> } = {
  proposals: async () => (await import('./brand/proposal.ts')).proposals,
  profileDesk: async () => (await import('./people/profilePayee.ts')).profileDesk,
  documentDesk: async () => (await import('./people/documents.ts')).documentDesk,
  adjustments: async () => (await import('./money/adjustment.ts')).adjustments,
  sportsDesk: async () => (await import('./play/sportsDesk.ts')).sportsDesk,
  mallDesk: async () => (await import('./rewards/mall.ts')).mallDesk,
  tournamentDesk: async () => (await import('./rewards/tournament.ts')).tournamentDesk,
  envelopeDesk: async () => (await import('./rewards/envelope.ts')).envelopeDesk,
  raffleDesk: async () => (await import('./rewards/raffle.ts')).raffleDesk,
  rewardFunds: async () => (await import('./rewards/rewardFund.ts')).rewardFunds,
  bonusDesk: async () => (await import('./rewards/bonus.ts')).bonusDesk,
  missionDesk: async () => (await import('./rewards/mission.ts')).missionDesk,
  promotionDesk: async () => (await import('./rewards/promotion.ts')).promotionDesk,
  payslipDesk: async () => (await import('./agents/payslipDesk.ts')).payslipDesk,
  exclusionDesk: async () => (await import('./agents/exclusionDesk.ts')).exclusionDesk,
  treeDesk: async () => (await import('./agents/tree.ts')).treeDesk,
  agentContractDesk: async () => (await import('./agents/agentContractDesk.ts')).agentContractDesk,
  agentAccountDesk: async () => (await import('./agents/agentAccountDesk.ts')).agentAccountDesk,
  depositDesk: async () => (await import('./money/depositDesk.ts')).depositDesk,
  bankTransferDesk: async () => (await import('./money/bankTransferDesk.ts')).bankTransferDesk,
  withdrawalDesk: async () => (await import('./money/withdrawalDesk.ts')).withdrawalDesk,
  books: async () => (await import('./office/books.ts')).books,
  desk: async () => (await import('./office/desk.ts')).desk,
  auditLog: async () => (await import('./office/auditLog.ts')).auditLog,
  freezes: async () => (await import('./office/freeze.ts')).freezes,
  failures: async () => (await import('./office/failures.ts')).failures,
  reconciliation: async () => (await import('./office/reconciliation.ts')).reconciliation,
  memberMoney: async () => (await import('./office/memberMoney.ts')).memberMoney,
  gameStates: async () => (await import('./catalog/state.ts')).gameStates,
  chatDesk: async () => (await import('./talk/chat.ts')).chatDesk,
  announcementDesk: async () => (await import('./talk/contentDesk.ts')).announcementDesk,
  bannerDesk: async () => (await import('./talk/contentDesk.ts')).bannerDesk,
  articleDesk: async () => (await import('./talk/contentDesk.ts')).articleDesk,
}
