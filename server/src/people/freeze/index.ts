export {
  countAgentFreezes,
  endAgentFreezes,
  endFreeze,
  findExpired,
  findFreeze,
  insertFreeze,
  isFrozen,
  isFrozenAt,
  listAgentFreezes,
  listFreezes,
  type EndedFreeze,
  type StoredFreeze,
} from './freeze.sql.ts'
