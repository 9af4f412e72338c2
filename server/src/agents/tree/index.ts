export { moveAccount, type MoveListener } from './move.actions.ts'
export { isTooDeep, lineAt, maySee, type LineRow, type MoveEnd } from './tree.ts'
export {
  countTeam,
  directDownlines,
  findLines,
  holdTree,
  isBelow,
  listDownlines,
  teamOf,
  uplinesNow,
  uplinesOf,
  type Downline,
  type Upline,
} from './tree.sql.ts'
