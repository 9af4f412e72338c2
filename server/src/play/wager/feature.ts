import type { Settings } from '../../brand/settings/index.ts'
import type { GameStates } from '../../catalog/state/index.ts'
import type { Controls } from '../../money/control/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { openWagerGate } from './gate.actions.ts'

export type WagerNeeds = {
  readonly platform: Pick<Platform, 'isLoadTest'>
  readonly settings: Opened<Settings>
  readonly state: Opened<GameStates>
  readonly control: Opened<{ readonly controls: Controls }>
}

/** What decides whether a stake may be taken, for games of every kind. */
export function openWagerFeature(needs: WagerNeeds) {
  const {
    platform: { isLoadTest },
  } = needs
  const settings = needs.settings.api
  const states = needs.state.api
  const { controls } = needs.control.api
  /** The shortest round. */
  const roundMsMin = async (): Promise<number> => (isLoadTest ? 0 : (await settings.current()).roundMsMin)
  const gate = openWagerGate({
    closedTo: (ip) => settings.closedTo(ip),
    stateOf: (game) => states.of(game),
    beforeStake: (wallet) => controls.beforeStake(wallet),
    roundMsMin,
  })
  return { api: { gate, roundMsMin } }
}
