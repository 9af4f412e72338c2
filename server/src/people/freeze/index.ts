export {
  endFreeze,
  findExpired,
  findFreeze,
  insertFreeze,
  isFrozen,
  listFreezes,
  type StoredFreeze,
} from './freeze.sql.ts'
