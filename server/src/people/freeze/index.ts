export {
  endFreeze,
  findExpired,
  findFreeze,
  insertFreeze,
  isFrozen,
  listAgentFreezes,
  listFreezes,
  type StoredFreeze,
} from './freeze.sql.ts'
