export { expireProposals, writeDecision } from './decision.actions.ts'
export { recordDecisionIn } from './decision.sql.ts'
export { decisionRefusal, OPEN_MS, stateNow, type Decision, type DecisionRefusal } from './decision.ts'
