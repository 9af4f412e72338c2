import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../../shared/session/context.ts'
import { Figures } from '../../shared/controls/Figures.tsx'
import { shareOf } from '../../shared/session/times.ts'
import { useTableField, useTableContext } from '../../shared/sharedRound/context.ts'

/** The current pool of this draw, where players share their own stakes. */
export function PoolNow() {
  const t = useTranslations('lottery.pool')
  const { session } = useGameContext()
  const { rules } = useTableContext()
  const snapshot = useTableField('snapshot')
  const unit = useTableField('terms')?.unit ?? 0n
  const write = useMoney()
  const heap = snapshot?.heaps?.find(({ mode, currency }) => mode === session.mode && currency === session.currency)
  if (!rules.pool || !snapshot) return null
  const { stakedUnits = 0, carried = 0 } = heap ?? {}
  return (
    <div className="pool-now">
      <Figures
        items={[
          [t('now'), write(shareOf(unit, rules.pool.part * stakedUnits + carried))],
          [t('carried'), write(shareOf(unit, carried))],
        ]}
      />
      <p>{t('how')}</p>
    </div>
  )
}
