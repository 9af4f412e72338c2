import type { RefusalCode } from '@ronda/contract'
import type { WalletState } from './decision.ts'
import type { Leg } from './leg.ts'
import type { Answer } from './operation.ts'

/** The answer that a leg represents. */
export function answerOf(leg: Leg, replayed: boolean): Answer {
  const { seq, balance, refusal } = leg
  return refusal ? { accepted: false, refusal, seq, balance, replayed } : { accepted: true, seq, balance, replayed }
}

/** For a refusal that leaves no leg. */
export function refusalOf(refusal: RefusalCode, state: WalletState | undefined): Answer {
  return { accepted: false, refusal, seq: state?.tail.seq ?? 0, balance: state?.tail.balance ?? 0n, replayed: false }
}
