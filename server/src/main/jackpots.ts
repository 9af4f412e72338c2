import type { PlayMode, calls } from '@ronda/contract'
import type { Currency, Rational } from '@ronda/core'
import { isLinked, returnOfAll, type SlotTitle } from '@ronda/games'
import type { MemberSession } from '../people/session/index.ts'
import type { Callers, GroupHandlers } from '../platform/http/index.ts'
import { jackpotRoutes, type Stakes } from '../play/jackpot/index.ts'
import type { PlaySession } from '../play/launch/index.ts'
import type { Slot } from '../play/slot/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

type Who = Callers & { readonly member: MemberSession }
type Played = Pick<PlaySession, 'mode' | 'currency'>

/** What a round plays for besides its own wins: only real money, only in games that are linked, only pools that run. */
async function stakesOf(
  { jackpots }: Rooms,
  title: SlotTitle,
  { mode, currency }: Played,
): Promise<Stakes | undefined> {
  if (mode !== 'real' || !isLinked(title)) return undefined
  const { stakes } = await jackpots.of(currency)
  return stakes.running.length > 0 ? stakes : undefined
}

/** What games ask of the pools. */
export function jackpotsOfGames({ brand }: Ground, rooms: Rooms) {
  return {
    stakesOf: (slot: Slot, play: PlaySession) => stakesOf(rooms, slot.title, play),
    onAwarded: (currency: Currency) => rooms.jackpots.awarded(currency),
    async hasJackpots(game: string, mode: PlayMode, currency: Currency): Promise<boolean> {
      const title = rooms.slots.titleOf(game)
      return title !== undefined && (await stakesOf(rooms, title, { mode, currency })) !== undefined
    },
    async jackpotReturnOf(game: string, mode: PlayMode): Promise<Rational | undefined> {
      const title = rooms.slots.titleOf(game)
      const stakes = title && (await stakesOf(rooms, title, { mode, currency: brand.currency }))
      return stakes && returnOfAll(stakes.running.map(({ terms }) => terms))
    },
  }
}

/** Of those that are shown. */
function linkedGames({ catalogue }: Rooms): number {
  return catalogue.shown().filter(({ gameClassify }) => gameClassify === 'JP').length
}

export function makeJackpotHandlers(ground: Ground, rooms: Rooms): GroupHandlers<typeof calls.jackpot, Who> {
  return jackpotRoutes({
    ...ground,
    ...rooms,
    currency: ground.brand.currency,
    nameOf: (game, language) => rooms.slots.titleOf(game)?.names[language] ?? game,
    linkedGames: () => linkedGames(rooms),
  })
}
