import type { StatementOptions } from '../../money/statement/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { memberMoneyRoutes } from './memberMoney.routes.ts'

export type MemberMoneyNeeds = {
  readonly platform: Pick<Platform, 'clock'>
  readonly merchant: string
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly statement: Opened<{ readonly sources: StatementOptions }>
}

/** A member's statement, as staff see it. */
export function openMemberMoneyFeature(needs: MemberMoneyNeeds) {
  const {
    platform: { clock },
    merchant,
  } = needs
  const { walletStore } = needs.wallet.api
  const { sources: statement } = needs.statement.api
  return { handlers: { memberMoney: memberMoneyRoutes({ ...statement, clock, merchant, walletStore }) } }
}
