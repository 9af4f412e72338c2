import { useTranslations } from 'use-intl'
import { useGameContext } from './context.ts'

/** The name of the balance that is played with: real money, or free play. */
export function useBalanceName(): string {
  const t = useTranslations('play.hud')
  return useGameContext().session.mode === 'free' ? t('freeBalance') : t('balance')
}
