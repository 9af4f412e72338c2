import { Link } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@ronda/ui'

/** For somebody who has no payment password yet: where it is set. */
export function PinNeeded() {
  const t = useTranslations('point.pin')
  return (
    <div className="bg-surface-2 flex flex-wrap items-center gap-4 rounded-lg p-4">
      <LockKeyhole aria-hidden className="text-accent-text size-icon shrink-0" />
      <p className="min-w-0 flex-1 basis-tile text-sm">{t('text')}</p>
      <Link to="/member" search={{ view: 'securityCenter' }} className={buttonClass('primary', 'small')}>
        {t('set')}
      </Link>
    </div>
  )
}
