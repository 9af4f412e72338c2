export { openProviders, type ProviderSettings, type Providers } from './provider.actions.ts'
export { socialRoutes } from './social.routes.ts'
export { deleteOldJourneys, socialsOf } from './social.sql.ts'
