import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { AgentAccountOptions } from './agentAccount.actions.ts'
import { agentAccountRoutes } from './agentAccount.routes.ts'

export type AgentAccountNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'key' | 'passwords'>
  readonly brand: Pick<Brand, 'merchant' | 'currency'>
  readonly settings: Opened<Settings>
  readonly wallet: Opened<{ readonly openWallets: AgentAccountOptions['openWallets'] }>
}

/** Accounts that agents open by hand for those below them. */
export function openAgentAccountFeature({ platform, brand, settings, wallet }: AgentAccountNeeds) {
  const { db, clock, ids, key, passwords } = platform
  const { merchant, currency } = brand
  const options: AgentAccountOptions = {
    db,
    clock,
    ids,
    key,
    passwords,
    merchant,
    currency,
    settings: settings.api,
    openWallets: wallet.api.openWallets,
  }
  return { handlers: { agentAccounts: agentAccountRoutes(options) } }
}
