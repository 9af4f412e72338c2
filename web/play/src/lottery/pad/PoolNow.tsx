import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../../slot/machine/context.ts'
import { Figures } from '../../shared/controls/Figures.tsx'
import { shareOf } from '../../shared/session/times.ts'
import { useLive, useLiveContext } from '../../shared/sharedRound/context.ts'

/** The current pool of this draw, where players share their own stakes. */
export function PoolNow() {
  const t = useTranslations('lottery.pool')
  const { session } = useGameContext()
  const { rules } = useLiveContext()
  const snapshot = useLive('snapshot')
  const unit = useLive('terms')?.unit ?? 0n
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
