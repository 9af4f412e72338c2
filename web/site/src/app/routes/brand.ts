import { createRoute } from '@tanstack/react-router'
import { NotFound } from '@ronda/base/layout/NotFound.tsx'
import { OtherApp } from '@ronda/base/layout/OtherApp.tsx'
import { parseHome, parseMall, parsePromotions, parseVerify } from './address.ts'
import { lazyScreen } from '@ronda/base/layout/lazyScreen.ts'
import { root, shell } from './base.ts'

const promotions = createRoute({
  getParentRoute: () => shell,
  path: '/promotions',
  validateSearch: parsePromotions,
  component: lazyScreen(() => import('../groups/Promotions.ts'), 'PromotionsPage'),
})
const announce = createRoute({
  getParentRoute: () => shell,
  path: '/announce',
  component: lazyScreen(() => import('../groups/Promotions.ts'), 'AnnouncePage'),
})
const pointMall = createRoute({
  getParentRoute: () => shell,
  path: '/pointMall',
  validateSearch: parseMall,
  component: lazyScreen(() => import('../groups/PointMall.ts'), 'PointMallPage'),
})
const down = createRoute({
  getParentRoute: () => shell,
  path: '/down',
  component: lazyScreen(() => import('../../pages/DownloadPage.tsx'), 'DownloadPage'),
})
const fairness = createRoute({
  getParentRoute: () => shell,
  path: '/fairness',
  component: lazyScreen(() => import('../../pages/FairnessPage.tsx'), 'FairnessPage'),
})
const verify = createRoute({
  getParentRoute: () => shell,
  path: '/verify',
  validateSearch: parseVerify,
  component: lazyScreen(() => import('../../pages/VerifyPage.tsx'), 'VerifyPage'),
})
const jackpots = createRoute({
  getParentRoute: () => shell,
  path: '/jackpots',
  component: lazyScreen(() => import('../../pages/JackpotsPage.tsx'), 'JackpotsPage'),
})
const statement = createRoute({
  getParentRoute: () => shell,
  path: '/statement',
  component: lazyScreen(() => import('../../pages/StatementCheckPage.tsx'), 'StatementCheckPage'),
})
const help = createRoute({
  getParentRoute: () => shell,
  path: '/help',
  component: lazyScreen(() => import('../../pages/HelpPage.tsx'), 'HelpPage'),
})
const helpAddress = createRoute({
  getParentRoute: () => shell,
  path: '/helpmc',
  component: lazyScreen(() => import('../../pages/HelpAddressPage.tsx'), 'HelpAddressPage'),
})
/** The staff's own app. */
const office = createRoute({ getParentRoute: () => root, path: '/office/$', component: OtherApp })
const objection = createRoute({
  getParentRoute: () => shell,
  path: '/objection',
  validateSearch: parseHome,
  component: lazyScreen(() => import('../../pages/ObjectionPage.tsx'), 'ObjectionPage'),
})
const sandbox = createRoute({
  getParentRoute: () => shell,
  path: '/sandbox',
  component: lazyScreen(() => import('../../pages/SandboxPage.tsx'), 'SandboxPage'),
})
/** The sandbox provider's payment page: without the brand's header and menus. */
const pay = () => import('../../pages/PayPage.tsx')
const sandboxProvider = createRoute({
  getParentRoute: () => shell,
  path: '/sandbox/pay',
  component: lazyScreen(() => import('../../pages/ProviderPage.tsx'), 'ProviderPage'),
})
const sandboxPay = createRoute({
  getParentRoute: () => root,
  path: '/sandbox/pay/$id',
  component: lazyScreen(pay, 'PayPage'),
})
const sandboxVendor = createRoute({
  getParentRoute: () => shell,
  path: '/sandbox/vendor',
  component: lazyScreen(() => import('../../pages/VendorPage.tsx'), 'VendorPage'),
})
const missing = createRoute({ getParentRoute: () => shell, path: '$', component: NotFound })

/** The pages about the brand. */
export const brandRoutes = [
  promotions,
  announce,
  pointMall,
  down,
  fairness,
  verify,
  jackpots,
  statement,
  objection,
  help,
  helpAddress,
  sandbox,
  sandboxProvider,
  sandboxVendor,
  missing,
]

/** Pages that are children of the root route. */
export const outsideRoutes = [sandboxPay, office]
