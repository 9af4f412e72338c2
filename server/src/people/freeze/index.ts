export {
  endFreeze,
  findExpired,
  findFreeze,
  insertFreeze,
  isFrozen,
  isFrozenAt,
  listAgentFreezes,
  listFreezes,
  type StoredFreeze,
} from './freeze.sql.ts'
