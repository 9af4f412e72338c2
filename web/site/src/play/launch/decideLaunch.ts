import type { GameItem, PlayMode } from '@ronda/contract'
import { lobbyPaths, type LobbyPath } from '../../catalog/lobby/categories.ts'

/** Who taps: nobody we know, an account that only tries the house, or a member. */
export type Who = 'visitor' | 'trial' | 'member'

/** As much of a game as decides how it opens. */
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
  /** A word that real play needs a real account. */
  | { readonly opens: 'trialNotice' }
  | { readonly opens: 'maintenanceNotice' }
  /** A maker's whole shelf, in a window. */
  | { readonly opens: 'vendorGames' }

/** Makers whose lotteries have a page of their own. */
const LOTTERY_PAGES: Readonly<Partial<Record<string, '/vnLottery' | '/seaLottery'>>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
}

function lotteryPage({ gameType, vassalage }: Launchable): '/lottery' | '/vnLottery' | '/seaLottery' | undefined {
  return LOTTERY_PAGES[vassalage] ?? (gameType === 'LOTT' || gameType === 'ELOTT' ? '/lottery' : undefined)
}

/** Where a game is played, whoever plays it. A link carries this address, so that a new tab finds it too. */
export function addressOf(game: Launchable, mode: PlayMode): LaunchAddress {
  if (game.isGame === 'VASSALAGE') return { to: lobbyPaths[game.gameType], search: { vassalage: game.vassalage } }
  const lottery = lotteryPage(game)
  if (lottery !== undefined) return { to: lottery, search: { gameCode: game.gameCode } }
  return { to: '/seamless', search: { game: game.gameCode, mode: game.supportPlay === 0 ? mode : 'real' } }
}

/** The same as text, for a link that the router need not know of. */
export function hrefOf(game: Launchable, mode: PlayMode): string {
  const { to, search } = addressOf(game, mode)
  return `${to}?${new URLSearchParams({ ...search })}`
}

/** What a tap on a game does. Looking at a shelf is free to all; of refusals, the one that nobody can get round is first. */
export function decideLaunch(game: Launchable, mode: PlayMode, who: Who): Launch {
  const address = addressOf(game, mode)
  if (game.isGame === 'VASSALAGE')
    return game.gameType === 'RNG' ? { opens: 'page', address } : { opens: 'vendorGames' }
  if (game.isMaintained) return { opens: 'maintenanceNotice' }
  if (address.to === '/seamless' && address.search.mode === 'free') return { opens: 'page', address }
  if (who === 'trial') return { opens: 'trialNotice' }
  if (who === 'member') return { opens: 'page', address }
  // Whoever signs in for these lotteries comes to the page of all of them first.
  return { opens: 'login', address: address.to === '/seaLottery' ? { to: '/sealottery', search: {} } : address }
}
