import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { useTableField } from '../../shared/sharedRound/context.ts'

type Props = { readonly number: number; readonly hasTickets: boolean; readonly isOver: boolean }

/** The player's result, once the server has paid. Only a win above the stake is celebrated. */
export function OwnResult({ number, hasTickets, isOver }: Props) {
  const t = useTranslations('lottery.ritual')
  const played = useTableField('played')
  const write = useMoney()
  if (!isOver) return null
  const own = played?.number === number && !played.isVoid ? played : undefined
  if (!own) return <output className="own-result">{hasTickets ? t('waiting') : t('watched')}</output>
  const { win, staked } = own
  const values = { number, win: write(win), staked: write(staked) }
  if (win > staked) return <output className="own-result is-gain">{t('won', values)}</output>
  const words = win === 0n ? 'nothing' : win === staked ? 'even' : 'some'
  return <output className="own-result">{t(words, values)}</output>
}
