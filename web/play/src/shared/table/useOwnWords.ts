import { useTranslations } from 'use-intl'
import { useMoney } from '../session/context.ts'
import { useTableField } from '../sharedRound/context.ts'

/** The result of the last round the player bet on; empty until there is one. */
export function useOwnWords(): string {
  const t = useTranslations('sharedRound.yours')
  const played = useTableField('played')
  const write = useMoney()
  if (!played) return ''
  const { number, win, staked, isVoid } = played
  const values = { number, win: write(win), staked: write(staked) }
  if (isVoid) return t('void', values)
  if (win === 0n) return t('none', values)
  if (win < staked) return t('quiet', values)
  return win === staked ? t('even', values) : t('won', values)
}
