import type { SlotRound } from '@ronda/contract'
import { present } from '@ronda/core'
import { commitmentOf, openStream } from '@ronda/fair'
import { modelHash, playRound, slotOf, type Round, type SlotModel } from '@ronda/games'

/** The game that the tests play: a real one, so that the tests hold for production games. */
export const model: SlotModel = present(slotOf('FERIA_DE_LUZ'), 'a slot').model

export const SERVER_SEED = 'a1'.repeat(32)
const CLIENT_SEED = 'feria'

/** Rounds searched before giving up; the rarest round that tests need is far more frequent than this. */
const SEARCH_MAX = 60_000

export type Found = { readonly nonce: number; readonly result: Round }

/** The first round of the seed that has what the test needs: real rounds, none made up. */
export function findRound(has: (result: Round) => boolean): Found {
  for (let nonce = 0; nonce < SEARCH_MAX; nonce++) {
    const result = playRound(model, 'spin', openStream({ serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }))
    if (has(result)) return { nonce, result }
  }
  throw new Error('no such round was found for the seed')
}

export const STAKE = 200_000n

/** The round as the server would send it. */
export function asSlotRound({ nonce, result }: Found): SlotRound {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    seq: 7,
    gameCode: 'FERIA_DE_LUZ',
    modelHash: modelHash(model),
    seedId: 'seed',
    commitment: commitmentOf(SERVER_SEED),
    clientSeed: CLIENT_SEED,
    nonce,
    currency: 'USD',
    stake: STAKE,
    win: BigInt(result.coins) * (STAKE / BigInt(model.cost)),
    bet: 'spin',
    draws: [...result.draws],
    playedAtMs: 1_700_000_000_000,
  }
}

export const isLoss = ({ coins }: Round): boolean => coins === 0
export const isQuiet = ({ coins, spins }: Round): boolean => coins > 0 && coins <= model.cost && spins.length === 1
export const isWin = ({ coins, spins }: Round): boolean =>
  coins > model.cost && coins < model.cost * 10 && spins.length === 1
export const isBigWin = ({ coins, spins }: Round): boolean => coins >= model.cost * 10 && spins.length === 1
export const isFeature = ({ spins }: Round): boolean => spins.length === 11
export const isRetriggered = ({ spins }: Round): boolean => spins.length > 11
