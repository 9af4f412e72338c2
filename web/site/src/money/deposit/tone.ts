import type { DepositState } from '@ronda/contract'

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
}

/** What a state means to whoever waits for it. */
export function toneOf(state: DepositState): Tone {
  return tones[state]
}
