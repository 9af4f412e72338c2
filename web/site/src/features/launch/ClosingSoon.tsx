import { Link } from '@tanstack/react-router'
import { Wrench } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Over a game that closes while it is played: the current round finishes, and no new one starts. */
export function ClosingSoon() {
  const t = useTranslations('launchStage.closed')
  return (
    <div
      role="status"
      className="bg-accent-soft text-text border-line flex items-center justify-center gap-3 border-b px-4 py-2 text-sm"
    >
      <Wrench aria-hidden className="text-accent-text size-icon-small shrink-0" />
      <p>
        {t('soon')}{' '}
        <Link to="/rng" className="text-accent-text font-medium underline">
          {t('see')}
        </Link>
      </p>
    </div>
  )
}
