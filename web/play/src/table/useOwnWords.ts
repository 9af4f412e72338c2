import { useTranslations } from 'use-intl'
import { useMoney } from '../app/context.ts'
import { useLive } from './useLive.ts'

/** The result of the last round the player bet on; empty until there is one. */
export function useOwnWords(): string {
  const t = useTranslations('live.yours')
  const played = useLive('played')
  const write = useMoney()
  if (!played) return ''
  const { number, win, staked, isVoid } = played
  const said = { number, win: write(win), staked: write(staked) }
  if (isVoid) return t('void', said)
  if (win === 0n) return t('none', said)
  if (win < staked) return t('quiet', said)
  return win === staked ? t('even', said) : t('won', said)
}
