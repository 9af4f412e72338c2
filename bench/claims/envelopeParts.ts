import { present } from '@ronda/core'
import { openServerIds } from '../../server/src/platform/ids/serverId.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'
import type { EnvelopeOptions } from '../../server/src/rewards/envelope/take.actions.ts'
import { findLevel } from '../../server/src/rewards/rank/rank.sql.ts'
import { openRewards } from '../../server/src/rewards/reward/reward.actions.ts'
import type { Parts } from './parts.ts'

/** Every process of a measurement has the same key. */
const KEY = parseSecretKey('5'.repeat(64))

/** Red envelopes as in the server, without HTTP. */
export function envelopeOptions({ db, options }: Parts): EnvelopeOptions {
  const { clock, failures, walletStore, rewardFunds, onChanged } = options
  return {
    db,
    clock,
    failures,
    walletStore,
    rewardFunds,
    onChanged,
    key: KEY,
    ids: openServerIds(KEY),
    currency: 'USD',
    rewards: openRewards(options),
    ranks: { levelOf: findLevel, rebateExtraOf: () => Promise.resolve(new Map()) },
    fundWallet: async () => present(await rewardFunds.walletOf('ENVELOPE', 'USD'), 'the fund of envelopes'),
  }
}
