import type { Finding } from '../slots/examine.ts'
import { rulesNamed } from '../arcade/titles.ts'
import { isSealed } from './rules.ts'
import { sharedOf } from './titles.ts'
import { verifyShared, type SharedClaim } from './verify.ts'

/** A shared round as the house tells it to one who bet on it; the secret only once the outcome may be known. */
export type ToldShared = Omit<SharedClaim, 'rules' | 'serverSeed'> & {
  readonly serverSeed?: string | undefined
  readonly gameCode: string
  /** It was called off, and what was staked came back. */
  readonly isVoid?: boolean | undefined
}

/** Draws a shared round again, and pays its tickets again. Its rules are these here, so nothing need come with it. */
export function examineShared(round: ToldShared): Finding {
  const { serverSeed, gameCode, tickets } = round
  if (round.isVoid === true) {
    const isReturned = round.win === round.staked && tickets.every(({ win, staked }) => win === staked)
    return isReturned ? 'void' : 'outcome_differs'
  }
  if (serverSeed === undefined) return 'sealed'
  const title = sharedOf(gameCode)
  const rules = title && rulesNamed(title, round.modelHash)
  if (title === undefined || rules === undefined) return title === undefined ? 'rules_missing' : 'rules_differ'
  // A house that leaves out the seal of a draw could have drawn as it liked.
  if (isSealed(title) !== (round.seal !== undefined)) return 'seal_differs'
  const verified = verifyShared({ ...round, serverSeed, rules })
  if (verified.ok) return 'good'
  if (verified.error === 'seal_mismatch') return 'seal_differs'
  if (verified.error === 'heap_mismatch') return 'heap_differs'
  const isOfSeed = verified.error === 'commitment_mismatch' || verified.error === 'chain_mismatch'
  return isOfSeed ? 'seed_differs' : 'outcome_differs'
}
