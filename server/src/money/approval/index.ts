export {
  insertApproval,
  isApprovedSince,
  lockApprovals,
  sumByApprover,
  sumForMember,
  type Approval,
  type ApprovalKind,
} from './approval.sql.ts'
export { APPROVAL_DAY_MS, HELPED_MS, needsSecond } from './approval.ts'
