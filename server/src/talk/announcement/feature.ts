import type { Settings } from '../../brand/settings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { deskRoutes } from '../content/index.ts'
import { openAnnouncements } from './announcement.actions.ts'
import { announcementRoutes } from './announcement.routes.ts'
import { announcementSeeds } from './seeds/announcements.ts'

export type AnnouncementNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly merchant: string
  readonly settings: Settings
}

/** Announcements of the brand, and the desk where staff edit them. */
export function openAnnouncementFeature({ platform: { db, clock }, merchant, settings }: AnnouncementNeeds) {
  const brandLanguage = async () => (await settings.current()).defaultLanguage
  const announcements = openAnnouncements({ db, clock, merchant, brandLanguage })
  return {
    handlers: { news: announcementRoutes(announcements, brandLanguage), announcementDesk: deskRoutes(announcements) },
    seed: () => db.write((tx) => announcements.seed(tx, announcementSeeds)),
  }
}
