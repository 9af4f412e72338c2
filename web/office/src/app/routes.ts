import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { DESK_PATH, OFFICE_PATH, STAFF_ENTRANCE_PATH } from '@ronda/base/browser/officePaths.ts'
import { lazyScreen } from '@ronda/base/layout/lazyScreen.ts'
import { OtherApp } from '@ronda/base/layout/OtherApp.tsx'
import { parseDesk } from '../shell/desk/deskAddress.ts'
import { needNoStaff, needStaff, type RouterContext } from './guards.ts'
import { OfficeFrame } from './OfficeFrame.tsx'
import { Root } from './Root.tsx'

type Search = Readonly<Record<string, unknown>>

/** `to`: where a sign-in leads. */
function parseEntrance({ to }: Search): { readonly to?: string } {
  return typeof to === 'string' && to !== '' ? { to } : {}
}

const root = createRootRouteWithContext<RouterContext>()({ component: Root })
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: OfficeFrame })

const settings = createRoute({
  getParentRoute: () => frame,
  path: OFFICE_PATH,
  beforeLoad: needStaff,
  component: lazyScreen(() => import('../pages/settings/SettingsPage.tsx'), 'SettingsPage'),
})
const desk = createRoute({
  getParentRoute: () => frame,
  path: DESK_PATH,
  validateSearch: parseDesk,
  beforeLoad: needStaff,
  component: lazyScreen(() => import('../pages/desk/DeskPage.tsx'), 'DeskPage'),
})
const entrance = createRoute({
  getParentRoute: () => root,
  path: STAFF_ENTRANCE_PATH,
  validateSearch: parseEntrance,
  beforeLoad: needNoStaff,
  component: lazyScreen(() => import('../pages/StaffPage.tsx'), 'StaffPage'),
})
/** Every other address is one of the members' site, or of nothing. */
const others = (['/', '$'] as const).map((path) =>
  createRoute({ getParentRoute: () => frame, path, component: OtherApp }),
)

/** Every address of the office. */
export const routeTree = root.addChildren([frame.addChildren([settings, desk, ...others]), entrance])
