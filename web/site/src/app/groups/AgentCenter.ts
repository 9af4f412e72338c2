export { AgentPage } from '../../center/agent/AgentPage.tsx'
