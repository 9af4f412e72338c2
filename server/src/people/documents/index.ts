export { isIdentityApproved, tierOf, verifiedNameOf } from './documents.actions.ts'
export { countWaiting as countWaitingDocuments, hasApprovedDocuments } from './documents.sql.ts'
