import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { LobbyPage } from '../catalog/games/LobbyPage.tsx'
import { HomePage } from '../home/HomePage.tsx'
import { returnPath } from '../people/session/returnPath.ts'
import { memberQuery } from '../people/session/session.ts'
import { NotFound } from '../shell/NotFound.tsx'
import { Shell } from '../shell/Shell.tsx'
import { parseHome, parseLobby, parseSeamless } from './address.ts'
import { Root } from './Root.tsx'

export type RouterContext = { readonly queries: QueryClient }

const root = createRootRouteWithContext<RouterContext>()({ component: Root })

/** The guard: a page for members sends a visitor to sign in, and back again. */
async function needMember({
  context,
  location,
}: {
  context: RouterContext
  location: { href: string }
}): Promise<void> {
  const member = await context.queries.query({ ...memberQuery, staleTime: 'static' })
  if (member === null) redirect({ to: '/login', search: { to: location.href }, throw: true })
}

const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

// Home keeps its place on screen while popups with addresses of their own open over it.
const home = createRoute({ getParentRoute: () => shell, id: 'home', validateSearch: parseHome, component: HomePage })
const homePaths = (['/', '/index', '/index.html', '/home'] as const).map((path) =>
  createRoute({ getParentRoute: () => home, path }),
)

const popup = {
  beforeLoad: async ({ context, search }: { context: RouterContext; search: { to?: string } }) => {
    const member = await context.queries.query({ ...memberQuery, staleTime: 'static' }).catch(() => null)
    if (member !== null) redirect({ href: returnPath(search.to), replace: true, throw: true })
  },
}
const login = createRoute({
  ...popup,
  getParentRoute: () => home,
  path: '/login',
  component: lazyRouteComponent(() => import('../people/session/LoginDialog.tsx'), 'LoginDialog'),
})
const register = createRoute({
  ...popup,
  getParentRoute: () => home,
  path: '/register',
  component: lazyRouteComponent(() => import('../people/register/RegisterDialog.tsx'), 'RegisterDialog'),
})

const forget = createRoute({
  ...popup,
  getParentRoute: () => home,
  path: '/forget',
  component: lazyRouteComponent(() => import('../people/password/ForgotDialog.tsx'), 'ForgotDialog'),
})
const social = createRoute({
  ...popup,
  getParentRoute: () => home,
  path: '/login/social',
  component: lazyRouteComponent(() => import('../people/session/SocialReturnPage.tsx'), 'SocialReturnPage'),
})
const agent = createRoute({
  getParentRoute: () => root,
  path: '/agent',
  component: lazyRouteComponent(() => import('../people/session/AgentPage.tsx'), 'AgentPage'),
})

const lobby = createRoute({
  getParentRoute: () => shell,
  path: '/rng',
  validateSearch: parseLobby,
  component: LobbyPage,
})
const fairness = createRoute({
  getParentRoute: () => shell,
  path: '/fairness',
  component: lazyRouteComponent(() => import('../play/fairness/FairnessPage.tsx'), 'FairnessPage'),
})
const help = createRoute({
  getParentRoute: () => shell,
  path: '/help',
  component: lazyRouteComponent(() => import('../help/HelpPage.tsx'), 'HelpPage'),
})
const sandbox = createRoute({
  getParentRoute: () => shell,
  path: '/sandbox',
  component: lazyRouteComponent(() => import('../sandbox/SandboxPage.tsx'), 'SandboxPage'),
})
const account = createRoute({
  getParentRoute: () => shell,
  path: '/member',
  beforeLoad: needMember,
  component: lazyRouteComponent(() => import('../people/member/AccountPage.tsx'), 'AccountPage'),
})
const office = createRoute({
  getParentRoute: () => shell,
  path: '/office',
  component: lazyRouteComponent(() => import('../brand/office/OfficePage.tsx'), 'OfficePage'),
})
const missing = createRoute({ getParentRoute: () => shell, path: '$', component: NotFound })
const seamless = createRoute({
  getParentRoute: () => root,
  path: '/seamless',
  validateSearch: parseSeamless,
  component: lazyRouteComponent(() => import('../play/launch/SeamlessPage.tsx'), 'SeamlessPage'),
})

export const routeTree = root.addChildren([
  shell.addChildren([
    home.addChildren([...homePaths, login, register, forget, social]),
    lobby,
    fairness,
    help,
    sandbox,
    account,
    office,
    missing,
  ]),
  seamless,
  agent,
])
