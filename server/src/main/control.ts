import { openControls } from '../money/control/index.ts'
import type { Purses } from '../money/wallet/index.ts'
import { openPlayed } from '../play/round/index.ts'
import type { Ground } from './ground.ts'

type Parts = {
  readonly purses: Purses
  readonly tell: (owner: string) => void
  /** What a member deposited since a moment, before fees. */
  readonly deposited: (owner: string, sinceMs: number) => Promise<bigint>
}

/** What members set to keep play within bounds, and what it is measured by. */
export function openControl(ground: Ground, { purses, tell, deposited }: Parts) {
  const limiting = { ...ground, purses, playedMs: openPlayed(ground.db), onChanged: tell, deposited }
  return { controls: openControls(limiting), limiting }
}
