export { moveAccount } from './move.actions.ts'
export { lineAt, maySee, type LineRow } from './tree.ts'
export {
  countTeam,
  directDownlines,
  findLines,
  isBelow,
  listDownlines,
  uplinesOf,
  type Downline,
  type Upline,
} from './tree.sql.ts'
