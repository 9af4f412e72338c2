import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { CHANGES, type AutoPlan, type Change } from '../../shared/wager/auto.ts'
import { PickField } from '../../shared/controls/PickField.tsx'
import { useArcadeView } from '../round/context.ts'

/** The state of the form. Limits are in stakes, so that they fit every currency. */
export type AutoForm = {
  readonly rounds: number
  readonly onWin: Change
  readonly onLoss: Change
  readonly profit: number
  readonly loss: number
}

export const FIRST_FORM: AutoForm = { rounds: 10, onWin: 'keep', onLoss: 'keep', profit: 0, loss: 10 }

const ROUNDS = [10, 25, 50, 100, 0] as const
const BOUNDS = [0, 5, 10, 25, 50, 100] as const
const LOSSES = [5, 10, 25, 50, 100] as const

/** Zero means no limit. */
export function planOf({ rounds, onWin, onLoss, profit, loss }: AutoForm, stake: bigint): AutoPlan {
  return {
    rounds: rounds === 0 ? undefined : rounds,
    onWin,
    onLoss,
    stopProfit: profit === 0 ? undefined : stake * BigInt(profit),
    stopLoss: stake * BigInt(loss),
    stopWin: undefined,
    stopsAtFeature: false,
  }
}

/** How automatic rounds are played, and what stops them. */
export function AutoFields({
  form,
  onChange,
}: {
  readonly form: AutoForm
  readonly onChange: (form: AutoForm) => void
}) {
  const t = useTranslations('arcade.auto')
  const { stake } = useArcadeView()
  const write = useMoney()
  const boundName = (bound: number): string => (bound === 0 ? t('off') : write(stake * BigInt(bound)))
  const changeName = (change: Change): string => t(change)
  return (
    <div className="auto">
      <PickField
        label={t('rounds')}
        items={ROUNDS}
        value={ROUNDS.find((many) => many === form.rounds) ?? 10}
        nameOf={(many) => (many === 0 ? t('endless') : String(many))}
        onPick={(rounds) => onChange({ ...form, rounds })}
      />
      <PickField
        label={t('onWin')}
        items={CHANGES}
        value={form.onWin}
        nameOf={changeName}
        onPick={(onWin) => onChange({ ...form, onWin })}
      />
      <PickField
        label={t('onLoss')}
        items={CHANGES}
        value={form.onLoss}
        nameOf={changeName}
        onPick={(onLoss) => onChange({ ...form, onLoss })}
      />
      <PickField
        label={t('stopProfit')}
        items={BOUNDS}
        value={BOUNDS.find((bound) => bound === form.profit) ?? 0}
        nameOf={boundName}
        onPick={(profit) => onChange({ ...form, profit })}
      />
      <PickField
        label={t('stopLoss')}
        items={LOSSES}
        value={LOSSES.find((bound) => bound === form.loss) ?? 10}
        nameOf={boundName}
        onPick={(loss) => onChange({ ...form, loss })}
      />
    </div>
  )
}
