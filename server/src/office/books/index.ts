export { openBooks, type Books } from './books.actions.ts'
export { booksRoutes } from './books.routes.ts'
export type { BooksReport } from './books.sql.ts'
