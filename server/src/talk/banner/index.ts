export { openBanners } from './banner.actions.ts'
export { bannerRoutes } from './banner.routes.ts'
export { bannerSeeds } from './seeds/banners.ts'
