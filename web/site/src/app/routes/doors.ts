import { createRoute } from '@tanstack/react-router'
import { HomePage } from '../../home/HomePage.tsx'
import { parseHome } from '../address.ts'
import { needNoAgent, needVisitor } from '../guards.ts'
import { lazyScreen } from '../lazyScreen.ts'
import { root, shell } from './base.ts'

// Home keeps its place on screen while popups with addresses of their own open over it.
const home = createRoute({ getParentRoute: () => shell, id: 'home', validateSearch: parseHome, component: HomePage })

const homePaths = (['/', '/index', '/index.html', '/home'] as const).map((path) =>
  createRoute({ getParentRoute: () => home, path }),
)
const login = createRoute({
  getParentRoute: () => home,
  path: '/login',
  beforeLoad: needVisitor,
  component: lazyScreen(() => import('../../people/session/LoginDialog.tsx'), 'LoginDialog'),
})
const register = createRoute({
  getParentRoute: () => home,
  path: '/register',
  beforeLoad: needVisitor,
  component: lazyScreen(() => import('../../people/register/RegisterDialog.tsx'), 'RegisterDialog'),
})

const forget = createRoute({
  getParentRoute: () => home,
  path: '/forget',
  beforeLoad: needVisitor,
  component: lazyScreen(() => import('../../people/password/ForgotDialog.tsx'), 'ForgotDialog'),
})
const social = createRoute({
  getParentRoute: () => home,
  path: '/login/social',
  beforeLoad: needVisitor,
  component: lazyScreen(() => import('../../people/session/SocialReturnPage.tsx'), 'SocialReturnPage'),
})

/** Home and the popups that open over it. */
export const doorRoutes = home.addChildren([...homePaths, login, register, forget, social])

/** The agents' own door has neither header nor side menu. */
export const agentDoor = createRoute({
  getParentRoute: () => root,
  path: '/agent',
  beforeLoad: needNoAgent,
  component: lazyScreen(() => import('../../people/session/AgentPage.tsx'), 'AgentPage'),
})
