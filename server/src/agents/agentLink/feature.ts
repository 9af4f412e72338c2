import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { AgentLinkOptions } from './agentLink.actions.ts'
import { agentLinkConsumer, agentLinkJobs } from './agentLink.jobs.ts'
import { agentLinkRoutes } from './agentLink.routes.ts'
import { openLinkCodes } from './linkCodes.actions.ts'

export type LinkCodesNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'background'>
  readonly merchant: string
  readonly settings: Opened<Settings>
}

/** The codes of agents' links at registration. Opened before registration is, which keeps what was signed. */
export function openLinkCodesFeature({ platform, merchant, settings }: LinkCodesNeeds) {
  const { db, clock, key, background } = platform
  return { api: openLinkCodes({ db, clock, background, key, merchant, settings: settings.api }) }
}

export type AgentLinkNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids'>
  readonly brand: Pick<Brand, 'currency'>
  readonly settings: Opened<Settings>
  readonly ledger: Opened<Ledger>
}

/** The registration links of agents, and what they have brought. */
export function openAgentLinkFeature({ platform, brand, settings, ledger }: AgentLinkNeeds) {
  const { db, clock, ids } = platform
  const options: AgentLinkOptions = { db, clock, ids, settings: settings.api }
  return {
    handlers: { agentLinks: agentLinkRoutes(options) },
    jobs: agentLinkJobs(options),
    consumers: [agentLinkConsumer(ledger.api, brand.currency)],
  }
}
