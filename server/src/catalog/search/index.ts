export { makeRanking, type Ranking } from './nameIndex.ts'
export { makeSearchIndex, type SearchIndex } from './search.ts'
export { subjects } from './subjects.ts'
