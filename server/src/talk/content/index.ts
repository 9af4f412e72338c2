export { openContent, type Content } from './content.actions.ts'
export { pageOf, withBrand, type NewPiece, type Piece } from './content.ts'
export { deskRoutes, type DeskCallers } from './desk.routes.ts'
export { makeSafe, plainWords } from './richText.lib.ts'
