export { Catalogue } from './catalogue.actions.ts'
export type { CatalogueGame, GamePicture } from './games.ts'
export { gamesRoutes } from './games.routes.ts'
export type { TypeNames } from './lanes.ts'
