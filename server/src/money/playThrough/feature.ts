import type { Settings } from '../../brand/settings/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { openBounds } from './bounds.actions.ts'
import { returnedCoWrite } from './returned.sql.ts'

export type PlayThroughNeeds = {
  readonly platform: Pick<Platform, 'clock'>
  readonly settings: Opened<Settings>
}

/** How much of a deposit must be played before it may be paid out. */
export function openPlayThroughFeature(needs: PlayThroughNeeds) {
  const { platform } = needs
  const settings = needs.settings.api
  return { api: { boundOf: openBounds(platform.clock, settings) }, coWrites: [returnedCoWrite] }
}
