import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'

/** One item of a list, verified in place of the list, with a button back to it. */
export function Examined({ onBack, children }: { readonly onBack: () => void; readonly children: ReactNode }) {
  const t = useTranslations('play.verify')
  return (
    <div className="verify">
      <button type="button" className="button is-small" onClick={onBack}>
        <Icon name="back" />
        {t('back')}
      </button>
      {children}
    </div>
  )
}
