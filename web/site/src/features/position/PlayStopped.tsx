import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button, buttonClass, Dialog } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'

/** The player has taken a break: the current round has counted, and no other begins. */
export function PlayStopped({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('control.stop')
  const { refusalText } = useLanguage()
  return (
    <Dialog role="alertdialog" title={t('title')} closeLabel={t('leave')}>
      <div className="grid gap-5">
        <p className="text-text-soft">{refusalText('limit.excluded')}</p>
        <div className="grid gap-3">
          <Button size="large" isWide onClick={onLeave}>
            {t('leave')}
          </Button>
          <Link to="/control" className={buttonClass('quiet')}>
            {t('see')}
          </Link>
        </div>
      </div>
    </Dialog>
  )
}
