import { saltIn } from '@ronda/fair'
import { rulesNamed } from '../arcade/titles.ts'
import { withoutOrder, type Checks, type Fault, type Finding } from '../finding.ts'
import { isRoundAsRecorded } from '../browserRecord.ts'
import { sharedOf } from './titles.ts'
import { verifyShared, type SharedClaim, type SharedFault, type SharedRule } from './verify.ts'

/**
 * A shared round as the server publishes it to a player who bet on it; the secret only once the outcome may be known.
 */
export type PublishedSharedRound = Omit<SharedClaim, 'rules' | 'pace' | 'serverSeed'> & {
  readonly serverSeed?: string | undefined
  readonly gameCode: string
  readonly playedAtMs?: number | undefined
  /** It was voided, and the stakes were returned. */
  readonly isVoid?: boolean | undefined
}

const FAULTS: Readonly<Record<SharedFault, Fault>> = {
  commitment_mismatch: 'seed_differs',
  chain_mismatch: 'seed_differs',
  rules_mismatch: 'outcome_differs',
  seal_mismatch: 'seal_differs',
  beacon_mismatch: 'beacon_differs',
  times_mismatch: 'late',
  outcome_mismatch: 'outcome_differs',
  heap_mismatch: 'heap_differs',
  ticket_mismatch: 'outcome_differs',
}

/** The result for a round that was drawn and paid again without a fault. */
export function findingOf(rule: SharedRule, playedAtMs: number | undefined): Finding {
  if (rule === 'former') return withoutOrder(playedAtMs)
  return rule === 'beacon' ? 'good' : 'no_beacon'
}

/**
 * Draws a shared round again, and pays its tickets again. Its rules are part of this package, so they need not be sent
 * with it.
 */
export function examineShared(round: PublishedSharedRound, checks: Checks): Finding {
  const { serverSeed, gameCode, tickets, clientSeed } = round
  // Also for a voided round: it must be the one that was announced.
  if (!isRoundAsRecorded(checks.kept, { ...round, salt: saltIn(clientSeed) })) return 'kept_differs'
  if (round.isVoid === true) {
    const isReturned = round.win === round.staked && tickets.every(({ win, staked }) => win === staked)
    return isReturned ? 'void' : 'outcome_differs'
  }
  if (serverSeed === undefined) return 'sealed'
  const title = sharedOf(gameCode)
  const rules = title && rulesNamed(title, round.modelHash)
  if (title === undefined || rules === undefined) return title === undefined ? 'rules_missing' : 'rules_differ'
  const verified = verifyShared({ ...round, serverSeed, rules, pace: title.pace }, checks)
  return verified.ok ? findingOf(verified.value, round.playedAtMs) : FAULTS[verified.error]
}
