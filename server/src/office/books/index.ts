export { openBooks, type Books } from './books.actions.ts'
export { booksRoutes } from './books.routes.ts'
