import { openControls } from '../money/control/index.ts'
import type { Purses } from '../money/wallet/index.ts'
import type { Hub } from '../platform/realtime/index.ts'
import { openPlayed } from '../play/round/index.ts'
import type { Ground } from './ground.ts'

/** What members set to keep play within bounds, and what it is measured by. */
export function openControl(ground: Ground, hub: Hub, purses: Purses) {
  const limiting = {
    ...ground,
    purses,
    playedMs: openPlayed(ground.db),
    onChanged: (owner: string) => hub.send(owner, { type: 'cashier' }),
    // There is no way yet in which a member could deposit.
    deposited: async () => 0n,
  }
  return { controls: openControls(limiting), limiting }
}
