import { openControls } from '../money/control/index.ts'
import type { Purses } from '../money/wallet/index.ts'
import { openPlayed } from '../play/round/index.ts'
import type { Ground } from './ground.ts'

/** What members set to keep play within bounds, and what it is measured by. */
export function openControl(ground: Ground, purses: Purses, onChanged: (owner: string) => void) {
  const limiting = {
    ...ground,
    purses,
    playedMs: openPlayed(ground.db),
    onChanged,
    // There is no way yet in which a member could deposit.
    deposited: async () => 0n,
  }
  return { controls: openControls(limiting), limiting }
}
