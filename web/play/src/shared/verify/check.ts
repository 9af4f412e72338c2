import type { SharedChain, SharedPlayed, SharedRound } from '@ronda/contract'
import {
  findingOf,
  isRoundAsRecorded,
  publishedClaims,
  verifyShared,
  type Checks,
  type SharedClaim,
  type SharedTitle,
} from '@ronda/games'
import { saltIn } from '@ronda/fair'

const STEPS = ['commitment', 'chain', 'rules', 'seal', 'beacon', 'times', 'outcome', 'heap', 'ticket'] as const
type Step = (typeof STEPS)[number]

/**
 * The result of a verification. `no_beacon`: it holds, but no public beacon decided it. `former`: it holds by the rules
 * of before, which do not prove what was fixed first.
 */
export type Verdict = 'good' | 'no_beacon' | 'former' | 'bad'

/** Whether each step held. Steps after one that failed are not checked, and not called good. */
export type Checked = Readonly<Record<Step, boolean>> & {
  /** Whether it is the same as this browser received before the outcome. */
  readonly kept: boolean
  readonly verdict: Verdict
}

type Played = Pick<SharedTitle, 'rules' | 'pace'>

function verifyClaim(claim: SharedClaim, checks: Checks, playedAtMs: number | undefined): Checked {
  const verified = verifyShared(claim, checks)
  const fault = verified.ok ? STEPS.length : STEPS.findIndex((step) => verified.error === `${step}_mismatch`)
  const steps = Object.fromEntries(STEPS.map((step, at) => [step, at < fault])) as Readonly<Record<Step, boolean>>
  const kept = isRoundAsRecorded(checks.kept, { ...claim, salt: saltIn(claim.clientSeed) })
  const finding = verified.ok && kept ? findingOf(verified.value, playedAtMs) : 'bad'
  const isHeld = finding === 'good' || finding === 'no_beacon' || finding === 'former'
  return { ...steps, kept, verdict: isHeld ? finding : 'bad' }
}

export const isGood = ({ verdict }: Checked): boolean => verdict !== 'bad'

/** Whether a beacon signature has to be checked, which needs code that is loaded on demand. */
export const hasSignature = ({ beacon }: Pick<SharedPlayed, 'beacon'> | Pick<SharedRound, 'beacon'>): boolean =>
  typeof beacon?.signature === 'string'

/**
 * Verifies a round of the table as anyone can: its server seed, chain, seal, beacon, draw and pools. Undefined while it
 * is sealed.
 */
export function checkRound(title: Played, chain: SharedChain, round: SharedRound, checks: Checks): Checked | undefined {
  const { secret, outcome } = round
  if (secret === null || outcome === null) return undefined
  const playedAtMs = round.endsAtMs ?? round.showsAtMs
  const verified = publishedClaims(title, chain, round).map((published) =>
    verifyClaim({ ...published, serverSeed: secret }, checks, playedAtMs),
  )
  return verified.find((checked) => !isGood(checked)) ?? verified[0]
}

/** Verifies a round that this player bet on, including what was paid. */
export function checkPlayed(
  title: Played,
  { serverSeed, ...played }: SharedPlayed,
  checks: Checks,
): Checked | undefined {
  if (serverSeed === undefined || played.outcome === null) return undefined
  return verifyClaim({ ...played, serverSeed, rules: title.rules, pace: title.pace }, checks, played.playedAtMs)
}
