import type { RoundSeed } from '@ronda/fair'
import type { Checks, Finding } from '../finding.ts'
import { orderOf } from '../seedOrder.ts'
import type { Bet } from './mechanic.ts'
import { asModel } from './mechanics.ts'
import { modelHash } from './modelHash.ts'
import { coinValue, costOf } from './stake.ts'
import { verifyRound } from './verify.ts'

/** A slot round as the server publishes it; the secret only once it has been revealed. */
export type PublishedSlotRound = Omit<RoundSeed, 'serverSeed'> & {
  readonly serverSeed?: string | undefined
  readonly commitment: string
  readonly modelHash: string
  readonly playedAtMs?: number | undefined
  readonly bet: Bet
  readonly draws: readonly number[]
  readonly stake: bigint
  readonly win: bigint
  /**
   * The jackpots it played for: the award of a jackpot is part of the win, and the numbers of classic pools have odds.
   */
  readonly jackpot?:
    | {
        readonly award: bigint
        readonly levels: readonly { readonly drawn: bigint; readonly odds?: bigint | undefined }[]
      }
    | undefined
}

/**
 * Checks a round against its commitment, its rules and its draws. The rules may come from anywhere: their hash proves
 * that they are the ones that the round names.
 */
export function examineRound(
  round: PublishedSlotRound,
  rules: { readonly mechanic: string } | undefined,
  checks: Checks,
): Finding {
  const { serverSeed, bet, stake, jackpot } = round
  if (serverSeed === undefined) return 'sealed'
  const model = rules && asModel(rules)
  if (model === undefined) return 'rules_missing'
  if (modelHash(model) !== round.modelHash) return 'rules_differ'
  if (bet === 'buy' && model.buy === undefined) return 'outcome_differs'
  if (stake <= 0n || stake % BigInt(costOf(model, bet)) !== 0n) return 'outcome_differs'
  const coin = coinValue(model, bet, stake)
  const win = round.win - (jackpot?.award ?? 0n)
  if (win % coin !== 0n) return 'outcome_differs'
  const hasHit = jackpot?.levels.some(({ drawn, odds }) => odds !== undefined && drawn < stake) ?? false
  if (hasHit && jackpot?.award === 0n) return 'outcome_differs'
  const numbers =
    jackpot?.levels.flatMap(({ drawn, odds }) => (odds === undefined ? [] : [{ odds, number: drawn }])) ?? []
  const verified = verifyRound({ ...round, serverSeed, model, coins: Number(win / coin), numbers })
  if (verified.ok) return orderOf(round, checks.kept)
  return verified.error === 'commitment_mismatch' ? 'seed_differs' : 'outcome_differs'
}
