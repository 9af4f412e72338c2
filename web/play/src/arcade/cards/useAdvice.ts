import { useGameContext } from '../../shared/session/context.ts'
import { makeSharedValue, useSharedValue } from './sharedValue.ts'

const isOn = makeSharedValue(false)

export type Advice = { readonly isShown: boolean; readonly isOffered: boolean; readonly turn: () => void }

/** Whether the best play is shown: only in free play. */
export function useAdvice(): Advice {
  const { session } = useGameContext()
  const isWished = useSharedValue(isOn)
  const isOffered = session.mode === 'free'
  return { isShown: isWished && isOffered, isOffered, turn: () => isOn.set(!isWished) }
}
