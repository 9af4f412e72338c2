import { REBATE_TYPES, type RebateType } from '@ronda/contract'
import { rational, type Rational } from '@ronda/core'
import type { ArcadeTitle, SharedTitle, SlotTitle } from '@ronda/games'
import { BOOKS } from '@ronda/games/sports'
import type { RewardGame } from './bet.ts'

export type RewardTitles = {
  readonly slots: readonly SlotTitle[]
  readonly arcades: readonly ArcadeTitle[]
  readonly shareds: readonly SharedTitle[]
}

const PER_MYRIAD = 10_000n

/** A slot states its return in hundredths of a per cent, rounded down. */
const slotReturn = ({ facts }: SlotTitle): Rational => rational(BigInt(facts.returnPerMyriad), PER_MYRIAD)

const typeOf = (gameType: string): RebateType | undefined => REBATE_TYPES.find((each) => each === gameType)

/** The games whose bets count for rewards, by code; also those that are hidden now. */
export type RewardGames = ReadonlyMap<string, RewardGame>

export function rewardGames({ slots, arcades, shareds }: RewardTitles): RewardGames {
  const games = new Map<string, RewardGame>()
  for (const slot of slots) games.set(slot.gameCode, { gameType: 'RNG', names: slot.names, returned: slotReturn(slot) })
  for (const { gameCode, names, facts } of arcades) {
    games.set(gameCode, { gameType: 'RNG', names, returned: facts.returnMax })
  }
  for (const { gameCode, names, facts, gameType } of shareds) {
    const type = typeOf(gameType)
    if (type !== undefined) games.set(gameCode, { gameType: type, names, returned: facts.returnMax })
  }
  for (const { gameCode, gameType, names, returnedMost: returned } of BOOKS)
    games.set(gameCode, { gameType, names, returned })
  return games
}
