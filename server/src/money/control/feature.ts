import type { Settings } from '../../brand/settings/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Ledger } from '../ledger/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { openControls, type ControlOptions } from './control.actions.ts'
import { controlRoutes } from './control.routes.ts'
import type { Flow } from './overview.actions.ts'

export type ControlNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'failures' | 'ids' | 'hub'>
  readonly round: Opened<Pick<ControlOptions, 'playedMs' | 'playingSinceMs'>>
  readonly recognition: Opened<{ readonly marksOf: ControlOptions['marksOf'] }>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly settings: Opened<Settings>
  readonly cashFlow: {
    readonly incomingSince: (tx: Tx, owner: string, sinceMs: number) => Promise<bigint>
    readonly flowSince: (tx: Tx, owner: string, sinceMs: number) => Promise<Flow>
  }
}

/** The responsible-gaming limits that members set, and the sources that they are measured by. */
export function openControlFeature(needs: ControlNeeds) {
  const { platform } = needs
  const { db, clock, failures, ids, hub } = platform
  const { playedMs, playingSinceMs } = needs.round.api
  const { marksOf } = needs.recognition.api
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const settings = needs.settings.api
  const { incomingSince, flowSince } = needs.cashFlow
  const listeners: ((owner: string) => void)[] = []
  const options: ControlOptions = {
    db,
    clock,
    failures,
    ids,
    ledger,
    walletStore,
    settings,
    playedMs,
    playingSinceMs,
    marksOf,
    onChanged: cashierPublisher(hub),
    onRestricted: (owner) => listeners.forEach((listener) => listener(owner)),
  }
  const controls = openControls(options)
  const jobs: readonly Job[] = [
    { name: 'control.finish', cron: '* * * * *', secondsMax: 60, run: () => controls.finish() },
  ]
  return {
    api: {
      controls,
      /** The listener is called when a member sets a limit, or stops. */
      onRestricted: (listener: (owner: string) => void): void => void listeners.push(listener),
    },
    handlers: {
      control: controlRoutes({
        ...options,
        controls,
        deposited: (owner, sinceMs) => db.read((tx) => incomingSince(tx, owner, sinceMs)),
        flowSince: (owner, sinceMs) => db.read((tx) => flowSince(tx, owner, sinceMs)),
      }),
    },
    jobs,
  }
}
