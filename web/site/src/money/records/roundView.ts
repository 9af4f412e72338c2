import type { OpenedRound, SlotRound } from '@ronda/contract'
import { coinValue, modelHash, replayRound, SCATTER, verifyRound, windowOf, type SlotModel } from '@ronda/games'

/** Something a spin paid for; a scatter stands on no line. */
export type Prize = {
  readonly line: number | undefined
  readonly symbol: number
  readonly count: number
  readonly amount: bigint
}

export type SpinView = {
  readonly isFree: boolean
  /** Symbols by reel and row. */
  readonly window: readonly (readonly number[])[]
  readonly prizes: readonly Prize[]
}

/** What the player saw, spin by spin. */
export function spinsOf(model: SlotModel, { stops, stake }: Pick<SlotRound, 'stops' | 'stake'>): readonly SpinView[] {
  const coin = coinValue(model, stake)
  return replayRound(model, stops).spins.map((spin) => {
    const lines = spin.lineWins.map(({ line, symbol, count, coins }) => ({
      line: line + 1,
      symbol,
      count,
      amount: BigInt(coins) * coin,
    }))
    const lineCoins = spin.lineWins.reduce((sum, { coins }) => sum + coins, 0)
    const isScattered = spin.coins > lineCoins || spin.awarded > 0
    const scatter = {
      line: undefined,
      symbol: SCATTER,
      count: spin.scatters,
      amount: BigInt(spin.coins - lineCoins) * coin,
    }
    return {
      isFree: spin.free,
      window: windowOf(model, spin.free, spin.stops),
      prizes: isScattered ? [scatter, ...lines] : lines,
    }
  })
}

export type Verdict = 'sealed' | 'good' | 'bad'

/** Draws the round again from its opened secret, by the rules whose fingerprint it carries. */
export function judge({ round, model }: Pick<OpenedRound, 'round' | 'model'>): Verdict {
  const { serverSeed, clientSeed, nonce, commitment, stops, stake, win } = round
  if (serverSeed === undefined) return 'sealed'
  if (modelHash(model) !== round.modelHash) return 'bad'
  const coin = coinValue(model, stake)
  if (win % coin !== 0n) return 'bad'
  const coins = Number(win / coin)
  return verifyRound({ serverSeed, clientSeed, nonce, commitment, stops, coins, model }).ok ? 'good' : 'bad'
}
