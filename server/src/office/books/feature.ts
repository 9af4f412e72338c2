import type { Job } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { openBooks } from './books.actions.ts'
import { booksRoutes } from './books.routes.ts'

export type BooksNeeds = { readonly platform: Pick<Platform, 'db' | 'clock' | 'log'> }

/** The audit of the ledger, for staff. */
export function openBooksFeature({ platform: { db, clock, log } }: BooksNeeds) {
  const books = openBooks({ db, clock, log })
  const jobs: readonly Job[] = [{ name: 'books.check', cron: '7 * * * *', secondsMax: 1_800, run: () => books.check() }]
  return { api: books, handlers: { books: booksRoutes(books, clock) }, jobs }
}
