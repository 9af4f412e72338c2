import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'

/** Before the first withdrawal: asks to set a payment password. */
export function NoPassword() {
  const t = useTranslations('withdrawal.noPassword')
  return (
    <section className="bg-surface-1 border-line rounded-xl border">
      <Notice
        icon={KeyRound}
        title={t('title')}
        actions={
          <Link to="/member" search={{ view: 'securityCenter' }} className={buttonClass()}>
            {t('go')}
          </Link>
        }
      >
        {t('text')}
      </Notice>
    </section>
  )
}
