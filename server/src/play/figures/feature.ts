import type { Currency } from '@ronda/core'
import type { Platform } from '../../platform/platform.ts'
import { openFigures, playedSince } from './figures.actions.ts'
import { figuresConsumer } from './figures.jobs.ts'

export type FiguresNeeds = { readonly platform: Pick<Platform, 'db' | 'clock'>; readonly currency: Currency }

/** What was played in each game, and what it returned. */
export function openFiguresFeature({ platform: { db, clock }, currency }: FiguresNeeds) {
  return {
    api: {
      measuredOf: openFigures(db, clock, currency),
      playedSince: (sinceMs: number) => playedSince(db, sinceMs),
    },
    consumers: [figuresConsumer],
  }
}
