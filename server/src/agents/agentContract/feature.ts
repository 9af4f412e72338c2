import { CONTRACT_MODULES, isModuleOn } from '@ronda/contract'
import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import { isOwn } from '../../money/recognition/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { MoveListener } from '../tree/index.ts'
import { agentContractJobs } from './agentContract.jobs.ts'
import { agentContractRoutes } from './agentContract.routes.ts'
import { agentContractDeskRoutes } from './desk.routes.ts'
import { moveListener } from './end.actions.ts'
import type { ContractOptions } from './offer.actions.ts'
import { readFlags, type CarriedInto } from './read.actions.ts'

const isOnIn =
  (settings: Settings): ContractOptions['isOn'] =>
  async (kind) =>
    isModuleOn((await settings.current()).modules, CONTRACT_MODULES[kind])

type FlagsNeeds = {
  readonly platform: Pick<Platform, 'db'>
  readonly settings: Opened<Settings>
}

/** What the account pages are told about contracts, before the contracts themselves are opened. */
export function openContractFlagsFeature({ platform: { db }, settings }: FlagsNeeds) {
  const isOn = isOnIn(settings.api)
  return { api: { flagsOf: (account: string) => readFlags({ db, isOn }, account) } }
}

export type AgentContractNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'hub' | 'failures'>
  readonly brand: Pick<Brand, 'merchant' | 'currency'>
  readonly settings: Opened<Settings>
  readonly tree: Opened<{ readonly onMoved: (listener: MoveListener) => void }>
}

/** Contracts of agents with the agents directly above, or with the platform. */
export function openAgentContractFeature({ platform, brand, settings, tree }: AgentContractNeeds) {
  const { db, clock, ids, hub, failures } = platform
  const options: ContractOptions = {
    db,
    clock,
    ids,
    failures,
    merchant: brand.merchant,
    currency: brand.currency,
    isOn: isOnIn(settings.api),
    onChanged(accounts) {
      for (const account of new Set(accounts)) hub.send(account, { type: 'contracts' })
    },
    isOwn,
  }
  tree.api.onMoved(moveListener(options))
  let carriedInto: CarriedInto = () => Promise.resolve(new Map())
  return {
    api: {
      options,
      /** Payslips know what was carried; they are made by a feature above this one. */
      onCarried: (source: CarriedInto): void => void (carriedInto = source),
    },
    handlers: {
      agentContracts: agentContractRoutes(options, (...asked) => carriedInto(...asked)),
      agentContractDesk: agentContractDeskRoutes(options),
    },
    jobs: agentContractJobs(options),
  }
}
