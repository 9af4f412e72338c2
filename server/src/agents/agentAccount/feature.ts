import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import { isOwn } from '../../money/recognition/index.ts'
import type { Sessions } from '../../people/session/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { agentAccountJobs } from './agentAccount.jobs.ts'
import { agentAccountRoutes } from './agentAccount.routes.ts'
import { agentAccountDeskRoutes } from './desk.routes.ts'
import type { AgentAccountOptions } from './opening.actions.ts'

export type AgentAccountNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'key' | 'passwords' | 'failures'>
  readonly brand: Pick<Brand, 'merchant' | 'currency'>
  readonly settings: Opened<Settings>
  readonly session: Opened<Pick<Sessions, 'endSessionsOf'>>
  readonly wallet: Opened<{ readonly openWallets: AgentAccountOptions['openWallets'] }>
}

/** Accounts that are opened by hand: by agents for those below them, and by two of the staff for general agents. */
export function openAgentAccountFeature({ platform, brand, settings, session, wallet }: AgentAccountNeeds) {
  const { db, clock, ids, key, passwords, failures } = platform
  const { merchant, currency } = brand
  const options: AgentAccountOptions = {
    db,
    clock,
    ids,
    key,
    passwords,
    failures,
    merchant,
    currency,
    settings: settings.api,
    endSessions: session.api.endSessionsOf,
    isOwn,
    openWallets: wallet.api.openWallets,
  }
  return {
    api: { options },
    handlers: { agentAccounts: agentAccountRoutes(options), agentAccountDesk: agentAccountDeskRoutes(options) },
    jobs: agentAccountJobs(options),
  }
}
