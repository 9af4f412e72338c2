import { VIEWERS, type Viewer } from '@ronda/base/member/roles.ts'
import type { MemberView } from './memberViews.ts'

/** The parts of the frame that have links. */
export type LinkPlace =
  | 'menu'
  | 'personalMenu'
  | 'homeMenu'
  | 'brandMenu'
  | 'footerYours'
  | 'footerBrand'
  | 'footerPartners'

export type LinkTarget =
  | { readonly to: '/' | '/promotions' | '/favorite' | '/recent' | '/down' | '/fairness' | '/help' }
  | { readonly to: '/pointMall' }
  | { readonly to: '/jackpots' | '/control' | '/announce' | '/news' | '/blog' | '/agent' | '/agentHome' }
  | { readonly to: '/help'; readonly hash: 'term' }
  | { readonly to: '/member'; readonly search: { readonly view: MemberView } }
  /** A page outside the site's router. */
  | { readonly href: '/docs' }
  | { readonly dialog: 'service' | 'speed' }

type Link = {
  readonly id: string
  readonly target: LinkTarget
  readonly places: readonly LinkPlace[]
  /** Who is offered it; everybody where it is left out. */
  readonly viewers?: readonly Viewer[]
}

/** What needs an account of one's own. Visitors are asked to sign in; trial accounts and staff have nothing there. */
const OWNERS: readonly Viewer[] = ['visitor', 'member', 'agent']
const NOT_AGENTS: readonly Viewer[] = VIEWERS.filter((viewer) => viewer !== 'agent')

/**
 * Every link of the menus and the footer, in their order; the categories of games come from the server. A page is listed
 * once it has something to show, so a line here is all that a new page needs to be linked.
 */
export const siteLinks = [
  { id: 'home', target: { to: '/' }, places: ['menu'] },
  { id: 'favorites', target: { to: '/favorite' }, places: ['personalMenu', 'homeMenu'], viewers: OWNERS },
  { id: 'recent', target: { to: '/recent' }, places: ['homeMenu', 'footerYours'], viewers: OWNERS },
  { id: 'promotions', target: { to: '/promotions' }, places: ['personalMenu', 'homeMenu', 'footerYours'] },
  {
    id: 'bets',
    target: { to: '/member', search: { view: 'personalHistoryCopy' } },
    places: ['brandMenu', 'footerYours'],
    viewers: OWNERS,
  },
  {
    id: 'rewards',
    target: { to: '/member', search: { view: 'rewardCenter' } },
    places: ['brandMenu', 'footerYours'],
    viewers: OWNERS,
  },
  {
    id: 'missions',
    target: { to: '/member', search: { view: 'missionLeaderboard' } },
    places: ['footerYours'],
    viewers: OWNERS,
  },
  {
    id: 'rebate',
    target: { to: '/member', search: { view: 'manualRebate' } },
    places: ['footerYours'],
    viewers: OWNERS,
  },
  {
    id: 'rank',
    target: { to: '/member', search: { view: 'playerRank' } },
    places: ['brandMenu', 'footerYours'],
    viewers: OWNERS,
  },
  { id: 'pointMall', target: { to: '/pointMall' }, places: ['brandMenu', 'footerYours'], viewers: OWNERS },
  {
    id: 'referral',
    target: { to: '/member', search: { view: 'referral' } },
    places: ['brandMenu', 'footerYours'],
    viewers: ['member'],
  },
  { id: 'control', target: { to: '/control' }, places: ['footerYours'], viewers: OWNERS },
  { id: 'jackpots', target: { to: '/jackpots' }, places: ['footerBrand'] },
  { id: 'download', target: { to: '/down' }, places: ['brandMenu', 'footerBrand'] },
  { id: 'service', target: { dialog: 'service' }, places: ['brandMenu'] },
  { id: 'fairness', target: { to: '/fairness' }, places: ['brandMenu', 'footerBrand'] },
  { id: 'help', target: { to: '/help' }, places: ['brandMenu', 'footerBrand'] },
  { id: 'terms', target: { to: '/help', hash: 'term' }, places: ['footerBrand'] },
  { id: 'announcements', target: { to: '/announce' }, places: ['footerBrand'] },
  { id: 'news', target: { to: '/news' }, places: ['footerBrand'] },
  { id: 'blog', target: { to: '/blog' }, places: ['footerBrand'] },
  { id: 'speed', target: { dialog: 'speed' }, places: ['brandMenu'] },
  { id: 'agentLogin', target: { to: '/agent' }, places: ['footerPartners'], viewers: NOT_AGENTS },
  { id: 'agentCenter', target: { to: '/agentHome' }, places: ['footerPartners'], viewers: ['agent'] },
  { id: 'api', target: { href: '/docs' }, places: ['footerPartners'] },
] as const satisfies readonly Link[]

export type SiteLink = (typeof siteLinks)[number]

/** The links that a place can have. */
export type LinksIn<Place extends LinkPlace, Each = SiteLink> = Each extends { readonly places: readonly (infer Own)[] }
  ? Place & Own extends never
    ? never
    : Each
  : never

/** What decides which links are offered. */
export type Offer = {
  readonly viewer: Viewer
  /** Whether customer service has a channel that works. */
  readonly hasService: boolean
  /** Whether the member is offered to invite others. */
  readonly mayInvite: boolean
}

const isOffered = ({ id, viewers = VIEWERS }: Link, { viewer, hasService, mayInvite }: Offer): boolean =>
  viewers.includes(viewer) && (id !== 'service' || hasService) && (id !== 'referral' || mayInvite)

/** The links of one place of the frame, as this person is offered them. */
export function linksIn<Place extends LinkPlace>(place: Place, offer: Offer): readonly (SiteLink & LinksIn<Place>)[] {
  const isHere = (link: SiteLink): link is SiteLink & LinksIn<Place> =>
    link.places.some((each) => each === place) && isOffered(link, offer)
  return siteLinks.filter(isHere)
}
