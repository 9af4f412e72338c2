import type { DepositState, DepositStep } from '@ronda/contract'

export type Tone = 'good' | 'bad' | 'moving' | 'quiet'

const tones: Readonly<Record<DepositState, Tone>> = {
  asked: 'moving',
  waiting: 'moving',
  confirmed: 'moving',
  credited: 'good',
  failed: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
  reversed: 'bad',
  owed: 'bad',
  returned: 'quiet',
}

/** The tone of a state for the member. */
export function toneOf(state: DepositState): Tone {
  return tones[state]
}

const BAD: readonly DepositStep[] = ['failed', 'reversed', 'owed', 'taken', 'closed', 'refund_failed']

export function toneOfStep(step: DepositStep): 'done' | 'bad' {
  return BAD.includes(step) ? 'bad' : 'done'
}
