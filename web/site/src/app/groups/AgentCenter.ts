export { AgentPage } from '../../pages/center/agent/AgentPage.tsx'
