export { makeSearchIndex, type SearchIndex } from './search.ts'
