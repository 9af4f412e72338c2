import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Coins, Gift } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PlayMode } from '@ronda/contract'
import { buttonClass } from '@ronda/ui'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { bonusPlayQuery } from './bonusPlay.queries.ts'

/** Opens the game with the other money: only for a member who has a bonus that this game takes. */
export function MoneySwitch({ game, mode }: { readonly game: string; readonly mode: Exclude<PlayMode, 'free'> }) {
  const t = useTranslations('launch')
  const { data: bonus } = useQuery(bonusPlayQuery(game))
  const { write } = useAmounts(bonus?.currency ?? 'USD')
  if (mode === 'bonus') {
    return (
      <Link to="/seamless" search={{ game, mode: 'real' }} replace className={buttonClass('quiet', 'small')}>
        <Coins aria-hidden className="size-icon-small" />
        {t('toReal')}
      </Link>
    )
  }
  if (!bonus?.isAllowed) return null
  return (
    <Link to="/seamless" search={{ game, mode: 'bonus' }} replace className={buttonClass('quiet', 'small')}>
      <Gift aria-hidden className="size-icon-small" />
      {t('toBonus', { balance: write(bonus.balance) })}
    </Link>
  )
}
