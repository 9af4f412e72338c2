import type { Line } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { useTableField } from '../../shared/sharedRound/context.ts'
import type { KindName } from '../variants/variant.ts'
import { usePickWords } from '../variants/usePickWords.ts'
import { useSlipEditor, useLottery } from './useLottery.ts'
import { placeOf, removeLine, setUnits, UNITS_MAX } from './slip.ts'
import { costOf, unitsWithin } from '../variants/worth.ts'

/** How many units a line may have: on a number with a high payout the operator accepts only what it can pay. */
function useUnitsMax(line: Line): number {
  const { variant } = useLottery()
  const { room } = useSlipEditor()
  const placeMax = useTableField('terms')?.placeMax ?? null
  if (placeMax === null) return UNITS_MAX
  return Math.min(UNITS_MAX, unitsWithin(variant.kinds, line, room[placeOf(line)] ?? placeMax))
}

/** One line: its pick, its units, and its cost. */
export function SlipLine({ line, at }: { readonly line: Line; readonly at: number }) {
  const t = useTranslations('lottery')
  const { editor, variant } = useLottery()
  const { isSending } = useSlipEditor()
  const unit = useTableField('terms')?.unit ?? 0n
  const write = useMoney()
  const pick = usePickWords().whole(line.kind, line.pick)
  const unitsMax = useUnitsMax(line)
  return (
    <li className="slip-line">
      <span className="line-kind">{t(`kind.${line.kind as KindName}`)}</span>
      <strong className="line-pick">{pick}</strong>
      <span className="line-units">
        <button
          type="button"
          aria-label={t('slip.fewer', { pick })}
          disabled={isSending || line.units === 1}
          onClick={() => editor.change((slip) => setUnits(slip, at, line.units - 1))}
        >
          <Icon name="minus" />
        </button>
        <span aria-label={t('slip.units', { count: line.units })}>{line.units}</span>
        <button
          type="button"
          aria-label={t('slip.more', { pick })}
          disabled={isSending || line.units >= unitsMax}
          onClick={() => editor.change((slip) => setUnits(slip, at, line.units + 1))}
        >
          <Icon name="plus" />
        </button>
      </span>
      <span className="line-cost">{write(unit * BigInt(costOf(variant.kinds, [line])))}</span>
      <button
        type="button"
        className="line-remove"
        aria-label={t('slip.remove', { pick })}
        disabled={isSending}
        onClick={() => editor.change((slip) => removeLine(slip, at))}
      >
        <Icon name="close" />
      </button>
      {line.units > unitsMax && <p className="line-full">{t('slip.room', { count: unitsMax })}</p>}
    </li>
  )
}
