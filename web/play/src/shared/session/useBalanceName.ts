import { useTranslations } from 'use-intl'
import { useGameContext } from './context.ts'

/** The name of the balance that is played with. */
export function useBalanceName(): string {
  const t = useTranslations('play.hud')
  const names = { real: t('balance'), bonus: t('bonusBalance'), free: t('freeBalance') }
  return names[useGameContext().session.mode]
}
