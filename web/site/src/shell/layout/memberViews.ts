/**
 * Every panel of the member area by its public name, in the order of its menu. A panel is listed once it works: any other
 * name is not found.
 */
export const MEMBER_VIEWS = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'manualRebate',
  'playerRank',
  'referral',
  'messageV2',
] as const

export type MemberView = (typeof MEMBER_VIEWS)[number]

/** The panels of staff, who have no money here. */
export const STAFF_VIEWS: readonly MemberView[] = ['securityCenter', 'messageV2']

export function isMemberView(text: unknown): text is MemberView {
  return MEMBER_VIEWS.some((view) => view === text)
}
