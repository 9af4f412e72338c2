import type { SharedChain, SharedPlayed, SharedRound } from '@ronda/contract'
import { toldClaims, verifyShared, type AnyShared, type SharedClaim } from '@ronda/games'

const STEPS = ['commitment', 'chain', 'rules', 'seal', 'outcome', 'heap', 'ticket'] as const
type Step = (typeof STEPS)[number]

/** Whether each step of an examination held. What comes after one that did not is not looked at, and not called good. */
export type Checked = Readonly<Record<Step, boolean>>

function judge(claim: SharedClaim): Checked {
  const verified = verifyShared(claim)
  const fault = verified.ok ? STEPS.length : STEPS.findIndex((step) => verified.error === `${step}_mismatch`)
  return Object.fromEntries(STEPS.map((step, at) => [step, at < fault])) as Checked
}

export const isGood = (checked: Checked): boolean => STEPS.every((step) => checked[step])

/** Examines a round of the table as anyone can: its secret, chain, draw and heaps. Undefined while it is sealed. */
export function checkRound(rules: AnyShared, chain: SharedChain, round: SharedRound): Checked | undefined {
  const { secret, outcome } = round
  if (secret === null || outcome === null) return undefined
  const judged = toldClaims(rules, chain, round).map((told) => judge({ ...told, rules, serverSeed: secret }))
  return judged.find((checked) => !isGood(checked)) ?? judged[0]
}

/** Examines a round that this player has bet on: what was paid, too. */
export function checkPlayed(rules: AnyShared, { serverSeed, ...played }: SharedPlayed): Checked | undefined {
  return serverSeed === undefined || played.outcome === null ? undefined : judge({ ...played, serverSeed, rules })
}
