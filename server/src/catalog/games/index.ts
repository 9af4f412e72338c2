export { Catalogue } from './catalogue.actions.ts'
export type { CatalogueGame, GamePicture } from './games.ts'
export { cutPage } from './page.ts'
export type { TypeNames } from './lanes.ts'
