import { Hammer } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Shown to a player in a game when the site closes. */
export function ClosingBar() {
  const t = useTranslations('shell')
  return (
    <p className="bg-accent-soft text-text flex items-center justify-center gap-2 px-4 py-2 text-center text-sm font-medium">
      <Hammer aria-hidden className="text-accent-text size-icon-small shrink-0" />
      {t('closing')}
    </p>
  )
}
