import type { PlayMode, calls } from '@ronda/contract'
import type { Currency, Rational } from '@ronda/core'
import { isLinked, returnOfAll, type SlotTitle } from '@ronda/games'
import type { MemberSession } from '../people/session/index.ts'
import type { Callers, GroupHandlers } from '../platform/http/index.ts'
import { jackpotRoutes, type Stakes } from '../play/jackpot/index.ts'
import type { PlaySession } from '../play/launch/index.ts'
import type { Slot } from '../play/slot/index.ts'
import type { Platform } from './platform.ts'
import type { Services } from './services.ts'

type Who = Callers & { readonly member: MemberSession }
type Played = Pick<PlaySession, 'mode' | 'currency'>

/** The jackpots that a round plays for: only with real money, only in linked games, only pools that run. */
async function stakesOf(
  { jackpots }: Services,
  title: SlotTitle,
  { mode, currency }: Played,
): Promise<Stakes | undefined> {
  if (mode !== 'real' || !isLinked(title)) return undefined
  const { stakes } = await jackpots.of(currency)
  return stakes.running.length > 0 ? stakes : undefined
}

/** What games need of the jackpot pools. */
export function jackpotsOfGames({ brand }: Platform, services: Services) {
  return {
    stakesOf: (slot: Slot, play: PlaySession) => stakesOf(services, slot.title, play),
    onAwarded: (currency: Currency) => services.jackpots.awarded(currency),
    async hasJackpots(game: string, mode: PlayMode, currency: Currency): Promise<boolean> {
      const title = services.slots.titleOf(game)
      return title !== undefined && (await stakesOf(services, title, { mode, currency })) !== undefined
    },
    async jackpotReturnOf(game: string, mode: PlayMode): Promise<Rational | undefined> {
      const title = services.slots.titleOf(game)
      const stakes = title && (await stakesOf(services, title, { mode, currency: brand.currency }))
      return stakes && returnOfAll(stakes.running.map(({ terms }) => terms))
    },
  }
}

/** How many of the games shown are linked to the jackpots. */
function linkedGames({ catalogue }: Services): number {
  return catalogue.shown().filter(({ gameClassify }) => gameClassify === 'JP').length
}

export function makeJackpotHandlers(platform: Platform, services: Services): GroupHandlers<typeof calls.jackpot, Who> {
  return jackpotRoutes({
    ...platform,
    ...services,
    currency: platform.brand.currency,
    nameOf: (game, language) => services.slots.titleOf(game)?.names[language] ?? game,
    linkedGames: () => linkedGames(services),
  })
}
