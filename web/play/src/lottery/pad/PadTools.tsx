import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../shared/controls/Icon.tsx'
import { useTableContext } from '../../shared/sharedRound/context.ts'
import { clearSlip, undo } from '../slip/slip.ts'
import { useSlipEditor, useLottery } from '../slip/useLottery.ts'

type Props = { readonly onQuick: () => void; readonly children?: ReactNode }

/** Quick pick, undo and clear. */
export function PadTools({ onQuick, children }: Props) {
  const t = useTranslations('lottery.pad')
  const { editor } = useLottery()
  const { sound } = useTableContext()
  const { slip } = useSlipEditor()
  const pick = (): void => {
    sound.wake()
    sound.press()
    onQuick()
  }
  return (
    <div className="pad-tools">
      <button type="button" className="button is-small" title={t('quickNote')} onClick={pick}>
        <Icon name="dice" />
        {t('quick')}
      </button>
      {children}
      <span className="pad-back">
        <button
          type="button"
          className="tool"
          aria-label={t('undo')}
          title={t('undo')}
          disabled={slip.before.length === 0}
          onClick={() => editor.change(undo)}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={t('clear')}
          title={t('clear')}
          disabled={slip.lines.length === 0}
          onClick={() => editor.change(clearSlip)}
        >
          <Icon name="clear" />
        </button>
      </span>
      <p className="pad-note">{t('quickNote')}</p>
    </div>
  )
}
