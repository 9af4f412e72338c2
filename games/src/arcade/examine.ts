import type { RoundSeed } from '@ronda/fair'
import type { Checks, Finding } from '../finding.ts'
import { orderOf } from '../soloOrder.ts'
import { arcadeOf, rulesNamed } from './titles.ts'
import { verifyArcade, type ArcadeClaim } from './verify.ts'

/** A round of a solo game as the house tells it; the secret only once it has been revealed. */
export type ToldArcade = Omit<ArcadeClaim, 'rules' | 'serverSeed'> &
  Omit<RoundSeed, 'serverSeed'> & {
    readonly serverSeed?: string | undefined
    readonly gameCode: string
    readonly playedAtMs?: number | undefined
    /** It was called off, and what was staked came back. */
    readonly isVoid?: boolean | undefined
  }

/** Plays a round of a solo game again. Its rules are these here, so nothing need come with it. */
export function examineArcade(round: ToldArcade, checks: Checks): Finding {
  const { serverSeed, gameCode } = round
  if (round.isVoid === true) return round.win === round.staked ? 'void' : 'outcome_differs'
  if (serverSeed === undefined) return 'sealed'
  const title = arcadeOf(gameCode)
  const rules = title && rulesNamed(title, round.modelHash)
  if (rules === undefined) return title === undefined ? 'rules_missing' : 'rules_differ'
  const verified = verifyArcade({ ...round, serverSeed, rules })
  if (verified.ok) return orderOf(round, checks.kept)
  return verified.error === 'commitment_mismatch' ? 'seed_differs' : 'outcome_differs'
}
