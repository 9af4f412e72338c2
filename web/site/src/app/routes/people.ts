import { createRoute } from '@tanstack/react-router'
import { parseAgent, parseMember } from './address.ts'
import { needAgent, needMember } from './guards.ts'
import { lazyScreen } from '@ronda/base/layout/lazyScreen.ts'
import { shell } from './base.ts'

const member = createRoute({
  getParentRoute: () => shell,
  path: '/member',
  validateSearch: parseMember,
  beforeLoad: needMember,
  component: lazyScreen(() => import('../groups/MemberCenter.ts'), 'MemberPage'),
})
const control = createRoute({
  getParentRoute: () => shell,
  path: '/control',
  beforeLoad: needMember,
  component: lazyScreen(() => import('../groups/Control.ts'), 'ControlPage'),
})
const agentHome = createRoute({
  getParentRoute: () => shell,
  path: '/agentHome',
  validateSearch: parseAgent,
  beforeLoad: needAgent,
  component: lazyScreen(() => import('../groups/AgentCenter.ts'), 'AgentPage'),
})

/** The pages of a member's own account. */
export const peopleRoutes = [member, control, agentHome]
