import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../shared/controls/Icon.tsx'
import { useTableContext } from '../../shared/sharedRound/context.ts'
import type { Kind } from '../variants/variant.ts'
import { useLottery } from '../slip/useLottery.ts'
import { belowByChance, quickPick, writeDigits, type Digits } from '../variants/picks.ts'
import { PadTools } from './PadTools.tsx'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'erase'] as const

/** Random digits until they are a valid pick: four equal digits have no other order. */
function quickDigits(kind: Kind): string {
  for (;;) {
    const pick = quickPick(kind.pad, 1, belowByChance)
    if (kind.isPick(pick)) return pick
  }
}

/** A number, typed digit by digit: the last digit adds it to the slip. */
export function DigitsPad({ kind, pad }: { readonly kind: Kind; readonly pad: Digits }) {
  const t = useTranslations('lottery.pad')
  const { editor } = useLottery()
  const { length } = pad
  const { sound } = useTableContext()
  const [typed, setTyped] = useState('')
  const [isNone, setNone] = useState(false)
  const onText = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, length)
    const isWhole = digits.length === length
    const pick = writeDigits(pad, digits)
    if (isWhole && kind.isPick(pick)) editor.add(kind.id, [pick])
    setNone(isWhole && !kind.isPick(pick))
    setTyped(isWhole ? '' : digits)
  }
  const press = (key: string): void => {
    sound.wake()
    sound.press()
    onText(key === 'erase' ? typed.slice(0, -1) : typed + key)
  }
  return (
    <>
      <div className="digits-pad">
        <label className="digits-typed">
          <span className="spoken">{t('typed')}</span>
          <input inputMode="none" autoComplete="off" value={typed} onChange={(event) => onText(event.target.value)} />
          <span className="digits-boxes" aria-hidden="true">
            {Array.from({ length }, (_, at) => (
              <span key={at} className={`digit-box${at === typed.length ? ' is-next' : ''}`}>
                {typed[at] ?? ''}
              </span>
            ))}
          </span>
        </label>
        {isNone && (
          <p className="pad-refusal" role="alert">
            {t('notPick')}
          </p>
        )}
        <Keypad onPress={press} />
      </div>
      <PadTools onQuick={() => editor.add(kind.id, [quickDigits(kind)])} />
    </>
  )
}

function Keypad({ onPress }: { readonly onPress: (key: string) => void }) {
  const t = useTranslations('lottery.pad')
  return (
    <div className="keypad">
      {KEYS.map((key, at) =>
        key === '' ? (
          <span key={at} />
        ) : (
          <button
            key={key}
            type="button"
            className="keypad-key"
            aria-label={key === 'erase' ? t('erase') : undefined}
            onClick={() => onPress(key)}
          >
            {key === 'erase' ? <Icon name="erase" /> : key}
          </button>
        ),
      )}
    </div>
  )
}
