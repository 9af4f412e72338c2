export { openAnnouncements } from './announcement.actions.ts'
export { announcementRoutes } from './announcement.routes.ts'
export { announcementSeeds } from './seeds/announcements.ts'
