import { useDesk } from '../../app/context.ts'
import { keep, useKept } from './kept.ts'

const isOn = keep(false)

export type Advice = { readonly isShown: boolean; readonly isOffered: boolean; readonly turn: () => void }

/** Whether the best play is shown: only in free play. */
export function useAdvice(): Advice {
  const { session } = useDesk()
  const isWished = useKept(isOn)
  const isOffered = session.mode === 'free'
  return { isShown: isWished && isOffered, isOffered, turn: () => isOn.set(!isWished) }
}
