import { createRoute } from '@tanstack/react-router'
import { OFFICE_PATH } from '../../brand/office/path.ts'
import { STAFF_ENTRANCE_PATH } from '../../office/entrance/path.ts'
import { parseDesk } from '../../office/desk/deskAddress.ts'
import { DESK_PATH } from '../../office/desk/path.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { parseDraw, parseHome } from '../address.ts'
import { needNoStaff, needStaff } from '../guards.ts'
import { lazyScreen } from '../lazyScreen.ts'
import { root, shell } from './base.ts'

const promotions = createRoute({
  getParentRoute: () => shell,
  path: '/promotions',
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
  component: lazyScreen(() => import('../groups/PointMall.ts'), 'PointMallPage'),
})
const down = createRoute({
  getParentRoute: () => shell,
  path: '/down',
  component: lazyScreen(() => import('../../brand/download/DownloadPage.tsx'), 'DownloadPage'),
})
const fairness = createRoute({
  getParentRoute: () => shell,
  path: '/fairness',
  component: lazyScreen(() => import('../../play/fairness/FairnessPage.tsx'), 'FairnessPage'),
})
const verify = createRoute({
  getParentRoute: () => shell,
  path: '/verify',
  validateSearch: parseDraw,
  component: lazyScreen(() => import('../../play/verify/VerifyPage.tsx'), 'VerifyPage'),
})
const jackpots = createRoute({
  getParentRoute: () => shell,
  path: '/jackpots',
  component: lazyScreen(() => import('../../play/jackpot/JackpotsPage.tsx'), 'JackpotsPage'),
})
const statement = createRoute({
  getParentRoute: () => shell,
  path: '/statement',
  component: lazyScreen(() => import('../../money/records/StatementCheckPage.tsx'), 'StatementCheckPage'),
})
const help = createRoute({
  getParentRoute: () => shell,
  path: '/help',
  component: lazyScreen(() => import('../../help/HelpPage.tsx'), 'HelpPage'),
})
const helpAddress = createRoute({
  getParentRoute: () => shell,
  path: '/helpmc',
  component: lazyScreen(() => import('../../help/HelpAddressPage.tsx'), 'HelpAddressPage'),
})
const office = createRoute({
  getParentRoute: () => shell,
  path: OFFICE_PATH,
  beforeLoad: needStaff,
  component: lazyScreen(() => import('../../brand/office/OfficePage.tsx'), 'OfficePage'),
})
const desk = createRoute({
  getParentRoute: () => shell,
  path: DESK_PATH,
  validateSearch: parseDesk,
  beforeLoad: needStaff,
  component: lazyScreen(() => import('../../office/desk/DeskPage.tsx'), 'DeskPage'),
})
const staffEntrance = createRoute({
  getParentRoute: () => root,
  path: STAFF_ENTRANCE_PATH,
  validateSearch: parseHome,
  beforeLoad: needNoStaff,
  component: lazyScreen(() => import('../../office/entrance/StaffPage.tsx'), 'StaffPage'),
})
const objection = createRoute({
  getParentRoute: () => shell,
  path: '/objection',
  validateSearch: parseHome,
  component: lazyScreen(() => import('../../people/objection/ObjectionPage.tsx'), 'ObjectionPage'),
})
const sandbox = createRoute({
  getParentRoute: () => shell,
  path: '/sandbox',
  component: lazyScreen(() => import('../../sandbox/SandboxPage.tsx'), 'SandboxPage'),
})
/** The sandbox provider's payment page: without the brand's header and menus. */
const pay = () => import('../../sandbox/pay/PayPage.tsx')
const sandboxProvider = createRoute({
  getParentRoute: () => shell,
  path: '/sandbox/pay',
  component: lazyScreen(() => import('../../sandbox/pay/ProviderPage.tsx'), 'ProviderPage'),
})
const sandboxPay = createRoute({
  getParentRoute: () => root,
  path: '/sandbox/pay/$id',
  component: lazyScreen(pay, 'PayPage'),
})
const sandboxVendor = createRoute({
  getParentRoute: () => shell,
  path: '/sandbox/vendor',
  component: lazyScreen(() => import('../../sandbox/vendor/VendorPage.tsx'), 'VendorPage'),
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
  office,
  desk,
  sandbox,
  sandboxProvider,
  sandboxVendor,
  missing,
]

/** Pages that are children of the root route. */
export const outsideRoutes = [sandboxPay, staffEntrance]
