export {
  endFreeze,
  findExpired,
  findFreeze,
  insertFreeze,
  isFrozen,
  listFreezes,
  setBlocked,
  type StoredFreeze,
} from './freeze.sql.ts'
