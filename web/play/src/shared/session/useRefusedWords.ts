import type { Refusal } from '@ronda/client'
import { useLocale, useTranslations } from 'use-intl'
import { useGameContext } from './context.ts'

/** The text of a refusal. One because of an open round names the game of that round, which may be another game. */
export function useRefusedWords(): (refusal: Refusal) => string {
  const t = useTranslations('play.fairness')
  const language = useLocale()
  const { refusals } = useGameContext()
  return ({ code, subject }) => {
    const game = code === 'fairness.round_open' ? subject?.[language] : undefined
    return game === undefined ? refusals[code] : t('openIn', { game })
  }
}
