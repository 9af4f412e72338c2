import { withSubject, type Refusal } from '@ronda/client'
import { useLocale } from 'use-intl'
import { useGameContext } from './context.ts'

/** The text of a refusal, with the name of what it was refused for: a round may be open in another game. */
export function useRefusedWords(): (refusal: Refusal) => string {
  const language = useLocale()
  const { refusals } = useGameContext()
  return (refusal) => withSubject(refusals[refusal.code], refusal, language)
}
