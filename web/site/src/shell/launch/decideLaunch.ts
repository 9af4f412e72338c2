import type { GameItem, PlayMode } from '@ronda/contract'
import { lobbyPaths, type LobbyPath } from '../games/categories.ts'

/** Who taps: a visitor, a trial account, or a member. */
export type Who = 'visitor' | 'trial' | 'member'

/** The fields of a game that decide how it opens. */
export type Launchable = Pick<
  GameItem,
  'gameCode' | 'gameType' | 'vassalage' | 'isGame' | 'supportPlay' | 'isMaintained'
>

export type LaunchAddress =
  | { readonly to: '/seamless'; readonly search: { readonly game: string; readonly mode: PlayMode } }
  | { readonly to: '/lottery' | '/vnLottery' | '/seaLottery'; readonly search: { readonly gameCode: string } }
  | { readonly to: '/sealottery'; readonly search: Readonly<Record<string, never>> }
  | { readonly to: LobbyPath; readonly search: { readonly vassalage: string } }

export type Launch =
  | { readonly opens: 'page'; readonly address: LaunchAddress }
  /** The sign-in popup, which leads on to the game. */
  | { readonly opens: 'login'; readonly address: LaunchAddress }
  /** A notice that real play needs a real account. */
  | { readonly opens: 'trialNotice' }
  | { readonly opens: 'maintenanceNotice' }
  /** All games of a vendor, in a dialog. */
  | { readonly opens: 'vendorGames' }

/** Vendors whose lotteries have their own page. */
const LOTTERY_PAGES: Readonly<Partial<Record<string, '/vnLottery' | '/seaLottery'>>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
}

function lotteryPage({ gameType, vassalage }: Launchable): '/lottery' | '/vnLottery' | '/seaLottery' | undefined {
  return LOTTERY_PAGES[vassalage] ?? (gameType === 'LOTT' || gameType === 'ELOTT' ? '/lottery' : undefined)
}

/** The address of a game, for every user. Links carry it, so that a new tab works too. */
export function addressOf(game: Launchable, mode: PlayMode): LaunchAddress {
  if (game.isGame === 'VASSALAGE') return { to: lobbyPaths[game.gameType], search: { vassalage: game.vassalage } }
  const lottery = lotteryPage(game)
  if (lottery !== undefined) return { to: lottery, search: { gameCode: game.gameCode } }
  return { to: '/seamless', search: { game: game.gameCode, mode: game.supportPlay === 0 ? mode : 'real' } }
}

/** The same as text, for a link outside the router. */
export function hrefOf(game: Launchable, mode: PlayMode): string {
  const { to, search } = addressOf(game, mode)
  return `${to}?${new URLSearchParams({ ...search })}`
}

/**
 * What a tap on a game does. A vendor's games are open to all; of several refusals, the one that no user can resolve
 * comes first.
 */
export function decideLaunch(game: Launchable, mode: PlayMode, who: Who): Launch {
  const address = addressOf(game, mode)
  if (game.isGame === 'VASSALAGE')
    return game.gameType === 'RNG' ? { opens: 'page', address } : { opens: 'vendorGames' }
  if (game.isMaintained) return { opens: 'maintenanceNotice' }
  if (address.to === '/seamless' && address.search.mode === 'free') return { opens: 'page', address }
  if (who === 'trial') return { opens: 'trialNotice' }
  if (who === 'member') return { opens: 'page', address }
  // A sign-in for these lotteries leads to the page of all of them first.
  return { opens: 'login', address: address.to === '/seaLottery' ? { to: '/sealottery', search: {} } : address }
}
