export { openCatalogue } from './catalogue.actions.ts'
export { serveCovers } from './cover.routes.ts'
export { gamesRoutes } from './games.routes.ts'
