import type { OpenedRound, OpenedSlot } from '@ronda/contract'
import {
  asModel,
  coinValue,
  examine,
  isFault,
  replayRound,
  type Checks,
  type Fault,
  type Finding,
  type Grid,
  type Win,
} from '@ronda/games'

/** A win of a spin; a scatter is on no line. */
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

/** What the player saw, spin by spin: each grid that won, and the last one of a spin that did not. */
export function spinsOf(opened: Pick<OpenedSlot, 'round' | 'model'>): readonly SpinView[] {
  const { bet, draws, stake } = opened.round
  const model = asModel(opened.model)
  if (model === undefined) return []
  const coin = coinValue(model, bet, stake)
  return replayRound(model, bet, draws).spins.map(({ free, steps }) => ({
    isFree: free,
    window: steps.reduce<Grid>((grid, step) => ('grid' in step ? step.grid : grid), []),
    prizes: steps.flatMap((step) =>
      step.type === 'pay' ? step.wins.map((win) => prizeOf(win, coin * BigInt(step.times))) : [],
    ),
  }))
}

function prizeOf({ line, symbol, count, coins }: Win, coin: bigint): Prize {
  return { line: line === undefined ? undefined : line + 1, symbol, count, amount: BigInt(coins) * coin }
}

export type Verdict = Exclude<Finding, Fault> | 'bad'

/** Replays the round from its revealed seed, by the rules whose hash it carries. */
export function verifyRound(opened: OpenedRound, checks: Checks): Verdict {
  const { round } = opened
  const finding = examine(round, opened.kind === 'slot' ? { [round.modelHash]: opened.model } : {}, checks)
  return isFault(finding) ? 'bad' : finding
}
