export { appeal, listOwn } from './appeal.actions.ts'
export { decideCase } from './decide.actions.ts'
export { readCases } from './desk.actions.ts'
export { countOpen as countOpenExclusions } from './exclusion.sql.ts'
