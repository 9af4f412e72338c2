export { openCatalogue } from './catalogue.actions.ts'
export { gamesRoutes } from './games.routes.ts'
