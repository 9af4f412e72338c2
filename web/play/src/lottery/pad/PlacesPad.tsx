import { PLACES } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useTableContext } from '../../shared/sharedRound/context.ts'
import type { Kind } from '../variants/variant.ts'
import { hasLine } from '../slip/slip.ts'
import { useSlipEditor, useLottery } from '../slip/useLottery.ts'
import { belowByChance, quickPick } from '../variants/picks.ts'
import { PadTools } from './PadTools.tsx'

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)
const ROWS = Array.from({ length: PLACES }, (_, at) => at + 1)

/** Five places, and ten digits at each. */
export function PlacesPad({ kind }: { readonly kind: Kind }) {
  const t = useTranslations('lottery.pad')
  const { editor } = useLottery()
  const { sound } = useTableContext()
  const { slip } = useSlipEditor()
  return (
    <>
      <div className="places-pad">
        {ROWS.map((place) => (
          <fieldset key={place} className="places-row">
            <legend>{t('place', { place })}</legend>
            {DIGITS.map((digit) => (
              <button
                key={digit}
                type="button"
                className="number-cell"
                aria-label={t('placeDigit', { digit, place })}
                aria-pressed={hasLine(slip, kind.id, `${place}:${digit}`)}
                onClick={() => {
                  sound.wake()
                  sound.press()
                  editor.toggle(kind.id, `${place}:${digit}`)
                }}
              >
                {digit}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <PadTools onQuick={() => editor.add(kind.id, [quickPick(kind.pad, 1, belowByChance)])} />
    </>
  )
}
