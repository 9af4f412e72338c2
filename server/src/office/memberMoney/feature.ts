import type { StatementOptions } from '../../money/statement/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { memberMoneyRoutes } from './memberMoney.routes.ts'

export type MemberMoneyNeeds = {
  readonly platform: Pick<Platform, 'clock'>
  readonly merchant: string
  readonly walletStore: WalletStore
  readonly statement: StatementOptions
}

/** A member's statement, as staff see it. */
export function openMemberMoneyFeature({ platform: { clock }, merchant, walletStore, statement }: MemberMoneyNeeds) {
  return { handlers: { memberMoney: memberMoneyRoutes({ ...statement, clock, merchant, walletStore }) } }
}
