export { openBooks } from './books.actions.ts'
export { booksRoutes } from './books.routes.ts'
