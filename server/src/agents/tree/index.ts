export { maySee } from './tree.ts'
export { countTeam, directDownlines, findUplinesOf, isBelow, listDownlines, uplinesOf } from './tree.sql.ts'
