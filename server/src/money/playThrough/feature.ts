import type { Settings } from '../../brand/settings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { openBounds } from './bounds.actions.ts'

export type PlayThroughNeeds = { readonly platform: Pick<Platform, 'clock'>; readonly settings: Settings }

/** How much of a deposit must be played before it may be paid out. */
export function openPlayThroughFeature({ platform, settings }: PlayThroughNeeds) {
  return { api: { boundOf: openBounds(platform.clock, settings) } }
}
