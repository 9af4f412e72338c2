import { lobbyPaths, type Category, type LobbyPath, type CategoryVendors } from '../../shell/games/categories.ts'
import { linksIn, type LinksIn, type LinkTarget, type Offer } from '../../shell/layout/siteLinks.ts'

type MenuLink = LinksIn<'menu' | 'personalMenu' | 'brandMenu'>

/** One menu item: the lobby of a category, or a link of the site. */
export type MenuEntry =
  | { readonly kind: 'category'; readonly id: Category; readonly to: LobbyPath }
  | { readonly kind: 'link'; readonly id: MenuLink['id']; readonly target: MenuLink['target'] }

/** The dialogs that a menu opens. */
export type WindowId = Extract<LinkTarget, { readonly dialog: string }>['dialog']

export type MenuId = MenuEntry['id']

const entryOf = ({ id, target }: MenuLink): MenuEntry => ({ kind: 'link', id, target })
const category = (id: Category): MenuEntry => ({ kind: 'category', id, to: lobbyPaths[id] })

/** The games: home, each category with games in the server's order, cockfight last, the personal lists, the promotions. */
export function gamesMenu(categories: readonly CategoryVendors[], offer: Offer): readonly MenuEntry[] {
  const ids = categories.map((entry) => entry.category)
  const ordered = [...ids.filter((id) => id !== 'COCKFIGHT'), ...ids.filter((id) => id === 'COCKFIGHT')]
  return [
    ...linksIn('menu', offer).map(entryOf),
    ...ordered.map(category),
    ...linksIn('personalMenu', offer).map(entryOf),
  ]
}

/** The pages of the person and of the brand. */
export function brandMenu(offer: Offer): readonly MenuEntry[] {
  return linksIn('brandMenu', offer).map(entryOf)
}
