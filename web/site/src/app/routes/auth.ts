import { createRoute } from '@tanstack/react-router'
import { HomePage } from '../../pages/home/HomePage.tsx'
import { fetchPageTexts } from '../../shell/texts/pageTexts.ts'
import { parseHome } from './address.ts'
import { needNoAgent, needVisitor, type RouterContext } from './guards.ts'
import { lazyScreen } from '@ronda/base/layout/lazyScreen.ts'
import { root, shell } from './base.ts'

// Home stays mounted while popups with their own addresses open over it.
const home = createRoute({ getParentRoute: () => shell, id: 'home', validateSearch: parseHome, component: HomePage })

const homePaths = (['/', '/index', '/index.html', '/home'] as const).map((path) =>
  createRoute({ getParentRoute: () => home, path }),
)
/** Loads texts and code in parallel. */
const withTexts = ({ context }: { readonly context: RouterContext }): void =>
  fetchPageTexts(context.queries, 'session', 'memberPatterns')

const login = createRoute({
  getParentRoute: () => home,
  path: '/login',
  beforeLoad: needVisitor,
  loader: withTexts,
  component: lazyScreen(() => import('../../features/session/LoginDialog.tsx'), 'LoginDialog'),
})
const register = createRoute({
  getParentRoute: () => home,
  path: '/register',
  beforeLoad: needVisitor,
  loader: withTexts,
  component: lazyScreen(() => import('../../features/member/RegisterDialog.tsx'), 'RegisterDialog'),
})
const forget = createRoute({
  getParentRoute: () => home,
  path: '/forget',
  beforeLoad: needVisitor,
  loader: withTexts,
  component: lazyScreen(() => import('../../features/password/ForgotDialog.tsx'), 'ForgotDialog'),
})
const social = createRoute({
  getParentRoute: () => home,
  path: '/login/social',
  beforeLoad: needVisitor,
  loader: withTexts,
  component: lazyScreen(() => import('../../pages/SocialReturnPage.tsx'), 'SocialReturnPage'),
})

/** Home and the popups that open over it. */
export const authRoutes = home.addChildren([...homePaths, login, register, forget, social])

/** The agents' sign-in page has neither header nor side menu. */
export const agentSignIn = createRoute({
  getParentRoute: () => root,
  path: '/agent',
  beforeLoad: needNoAgent,
  loader: withTexts,
  component: lazyScreen(() => import('../../pages/signIn/AgentPage.tsx'), 'AgentPage'),
})
