import type { SharedTicket } from '@ronda/contract'
import { CRASH_MAX, msOf, multipleAt, type CrashBet, type CrashOutcome } from '@ronda/games'
import type { Json } from '../shared/wager/json.ts'
import type { Stage } from '../shared/sharedRound/view.ts'

/** A round at one moment of the server's clock, as far as this page knows it. */
export type Moment = {
  readonly stage: Stage
  /** Since the comet began to rise. */
  readonly elapsedMs: number
  readonly outcome: Json | undefined
}

/** The state of a bet, with the multiple in hundredths where it was cashed out. */
export type BetState =
  | { readonly kind: 'waiting' | 'flying' | 'lost' }
  /** Our clock says that it is at its target; the server may have decided otherwise a moment ago. */
  | { readonly kind: 'reaching'; readonly at: number }
  | { readonly kind: 'left'; readonly at: number }

/** This long after the crash every connected page has received it. */
const SURE_MS = 1_000

export const bustOf = (outcome: Json): number => (outcome as CrashOutcome).bust

/** The multiple on screen, in hundredths: after the crash it is that of the crash, whatever our clock says. */
export function multipleShown({ stage, elapsedMs, outcome }: Moment): number {
  if (outcome) return bustOf(outcome)
  return stage === 'showing' ? multipleAt(elapsedMs) : multipleAt(0)
}

/** The state of a bet at a moment. Nothing is shown as won before it is certain. */
export function betStateOf(
  { bet, leftMs }: Pick<SharedTicket, 'bet' | 'leftMs'>,
  { stage, elapsedMs, outcome }: Moment,
): BetState {
  const { target } = bet as CrashBet
  const exit = Math.min(target ?? CRASH_MAX, leftMs === null ? CRASH_MAX : multipleAt(leftMs))
  if (outcome) return exit <= bustOf(outcome) ? { kind: 'left', at: exit } : { kind: 'lost' }
  // The server refuses a cash-out after the crash, so a ticket that was cashed out is paid.
  if (leftMs !== null) return { kind: 'left', at: exit }
  if (stage !== 'showing') return { kind: 'waiting' }
  if (target === undefined || elapsedMs < msOf(target)) return { kind: 'flying' }
  return { kind: elapsedMs < msOf(target) + SURE_MS ? 'reaching' : 'left', at: target }
}

/** What a stake pays at a multiple, truncated as the server does. */
export const worthAt = (staked: bigint, multiple: number): bigint => (staked * BigInt(multiple)) / 100n
