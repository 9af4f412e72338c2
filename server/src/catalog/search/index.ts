export { makeRanking, makeSearchIndex, type Ranking, type SearchIndex } from './search.ts'
