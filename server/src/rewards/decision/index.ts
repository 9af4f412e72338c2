export { expireProposals, writeDecision } from './decision.actions.ts'
export { decisionRefusal, OPEN_MS, type Decision, type DecisionRefusal } from './decision.ts'
