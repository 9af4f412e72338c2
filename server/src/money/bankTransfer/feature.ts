import type { Settings } from '../../brand/settings/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Notices, Providers } from '../provider/index.ts'
import { isOwn } from '../recognition/index.ts'
import { openBankTransfers } from './bankTransfer.actions.ts'
import { bankTransferDeskRoutes } from './desk.routes.ts'
import type { DeskOptions } from './record.actions.ts'
import type { StateOf } from './transfer.sql.ts'

export type BankTransferNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'ids'>
  readonly settings: Opened<Settings>
  /** The state of the deposit that a transfer is for. */
  readonly depositStateOf: StateOf
  readonly provider: Opened<{ readonly providers: Providers; readonly notices: Notices }>
}

/** Bank transfers without a provider's interface: staff record and confirm what moved. */
export function openBankTransferFeature({ platform, ...needs }: BankTransferNeeds) {
  const { db, clock, key, ids } = platform
  const { providers, notices } = needs.provider.api
  providers.add(openBankTransfers({ db, clock, key, settings: needs.settings.api }))
  const pauseHours = async () => (await needs.settings.api.current()).money.withdrawal.pauseHours
  const options: DeskOptions = { db, clock, key, ids, isOwn, notices, pauseHours, stateOf: needs.depositStateOf }
  return { api: { options }, handlers: { bankTransferDesk: bankTransferDeskRoutes(options) } }
}
