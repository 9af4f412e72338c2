import type { RoundSeed } from '@ronda/fair'
import type { Checks, Finding } from '../finding.ts'
import { orderOf } from '../seedOrder.ts'
import { arcadeOf, rulesNamed } from './titles.ts'
import { verifyArcade, type ArcadeClaim } from './verify.ts'

/** A round of an arcade game as the server publishes it; the secret only once it has been revealed. */
export type PublishedArcadeRound = Omit<ArcadeClaim, 'rules' | 'serverSeed'> &
  Omit<RoundSeed, 'serverSeed'> & {
    readonly serverSeed?: string | undefined
    readonly gameCode: string
    readonly playedAtMs?: number | undefined
    /** It was voided, and the stakes were returned. */
    readonly isVoid?: boolean | undefined
  }

/** Plays a round of an arcade game again. Its rules are part of this package, so they need not be sent with it. */
export function examineArcade(round: PublishedArcadeRound, checks: Checks): Finding {
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
