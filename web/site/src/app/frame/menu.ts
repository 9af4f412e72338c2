import { lobbyPaths, type Category, type LobbyPath, type CategoryVendors } from '../../shell/catalog/categories.ts'
import type { MemberView } from '../../shell/layout/memberViews.ts'

type PlainPath = '/' | '/favorite' | '/promotions' | '/down' | '/fairness' | '/help'

/** One menu item: a link, or a dialog to open. */
export type MenuEntry =
  | { readonly kind: 'category'; readonly id: Category; readonly to: LobbyPath }
  | { readonly kind: 'place'; readonly id: PlaceId; readonly to: PlainPath }
  | { readonly kind: 'panel'; readonly id: PanelId; readonly view: MemberView }
  | { readonly kind: 'window'; readonly id: WindowId }

type PlaceId = 'home' | 'favorites' | 'promotions' | 'download' | 'fairness' | 'help'
type PanelId = 'bets' | 'rewards' | 'vip' | 'invite'
export type WindowId = 'service' | 'speed'

export type MenuId = MenuEntry['id']

const place = (id: PlaceId, to: PlainPath): MenuEntry => ({ kind: 'place', id, to })
const panel = (id: PanelId, view: MemberView): MenuEntry => ({ kind: 'panel', id, view })
const category = (id: Category): MenuEntry => ({ kind: 'category', id, to: lobbyPaths[id] })

/** The games: home, each category with games in the server's order, cockfight, the personal lists, the promotions. */
export function gamesMenu(categories: readonly CategoryVendors[]): readonly MenuEntry[] {
  const made = categories.map((entry) => entry.category).filter((id) => id !== 'COCKFIGHT')
  return [
    place('home', '/'),
    ...made.map(category),
    category('COCKFIGHT'),
    place('favorites', '/favorite'),
    place('promotions', '/promotions'),
  ]
}

/** The pages of the person and of the brand. */
export const brandMenu: readonly MenuEntry[] = [
  panel('bets', 'personalHistoryCopy'),
  panel('rewards', 'rewardCenter'),
  panel('vip', 'playerRank'),
  panel('invite', 'referral'),
  place('download', '/down'),
  { kind: 'window', id: 'service' },
  place('fairness', '/fairness'),
  place('help', '/help'),
  { kind: 'window', id: 'speed' },
]
