import type { Opened, Platform } from '../../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import { openProposals, type ProposalOptions } from './proposal.actions.ts'
import { proposalRoutes } from './proposal.routes.ts'

export type ProposalNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'log'>
  readonly merchant: string
  /** How long after its approval a change of the money settings takes effect. */
  readonly delayMs: number
  /** People are a higher domain, so their names are passed in. */
  readonly findNames: ProposalOptions['findNames']
  readonly settings: Opened<Settings>
}

/** Changes of the money settings: two people and a delay. */
export function openProposalFeature(needs: ProposalNeeds) {
  const { platform, merchant, delayMs, findNames } = needs
  const { db, clock, ids, failures, log } = platform
  const settings = needs.settings.api
  const proposals = openProposals({ db, clock, ids, failures, log, merchant, settings, delayMs, findNames })
  return {
    api: proposals,
    handlers: { proposals: proposalRoutes(proposals) },
    close: () => proposals.close(),
  }
}
