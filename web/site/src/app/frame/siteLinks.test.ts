import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { makeQueries } from '@ronda/base/member/queries.ts'
import { VIEWERS, type Viewer } from '@ronda/base/member/roles.ts'
import { CATEGORIES, lobbyPaths } from '../../shell/games/categories.ts'
import { MEMBER_VIEWS, STAFF_VIEWS } from '../../shell/layout/memberViews.ts'
import { siteLinks, linksIn, type LinkPlace, type LinkTarget } from '../../shell/layout/siteLinks.ts'
import { makeRouter } from '../router.ts'

const PLACES: readonly LinkPlace[] = [
  'menu',
  'personalMenu',
  'homeMenu',
  'brandMenu',
  'footerYours',
  'footerBrand',
  'footerPartners',
]

const router = makeRouter(makeQueries(), createMemoryHistory({ initialEntries: ['/'] }))

/** The route that answers a path; the one that answers every unknown path is none. */
function routeOf(path: string): string | undefined {
  const last: string | undefined = router.matchRoutes(path, {}).at(-1)?.routeId
  return last === undefined || last === '__root__' || last.endsWith('/$') ? undefined : last
}

/** The pages that need an account of one's own: a trial account or staff would find nothing there. */
const OWN_PAGES = ['/favorite', '/recent', '/control', '/pointMall']

const hasOwn = (viewer: Viewer): boolean => viewer !== 'trial' && viewer !== 'operator'

/** Whether this person finds something behind the link. A visitor is asked to sign in and returns to it. */
function leadsSomewhere(target: LinkTarget, viewer: Viewer): boolean {
  if ('dialog' in target || 'href' in target) return true
  if (routeOf(target.to) === undefined) return false
  if (target.to === '/agentHome') return viewer === 'agent'
  // A signed-in agent is sent on from the agents' sign-in page.
  if (target.to === '/agent') return viewer !== 'agent'
  if (OWN_PAGES.includes(target.to)) return hasOwn(viewer)
  if (!('search' in target)) return true
  const { view } = target.search
  return viewer === 'operator' ? STAFF_VIEWS.includes(view) : viewer !== 'trial' && MEMBER_VIEWS.includes(view)
}

test.each(VIEWERS)('every link of the menus and the footer leads a %s somewhere', (viewer) => {
  const links = PLACES.flatMap((place) => linksIn(place, { viewer, hasService: true, mayInvite: true }))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter(({ target }) => !leadsSomewhere(target, viewer))).toEqual([])
})

test('every link is offered to somebody', () => {
  const offered = VIEWERS.flatMap((viewer) =>
    PLACES.flatMap((place) => linksIn(place, { viewer, hasService: true, mayInvite: true })),
  )
  expect(siteLinks.filter((link) => !offered.includes(link))).toEqual([])
})

test('every category has a lobby', () => {
  expect(CATEGORIES.filter((category) => routeOf(lobbyPaths[category]) === undefined)).toEqual([])
})

test('a link that leads nowhere is found', () => {
  expect(routeOf('/missions')).toBeUndefined()
  expect(leadsSomewhere({ to: '/agentHome' }, 'visitor')).toBe(false)
  expect(leadsSomewhere({ to: '/favorite' }, 'trial')).toBe(false)
  expect(leadsSomewhere({ to: '/member', search: { view: 'depositv2' } }, 'operator')).toBe(false)
})
