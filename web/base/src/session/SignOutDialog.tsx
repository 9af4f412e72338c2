import { useTranslations } from 'use-intl'
import { Button, Dialog } from '@ronda/ui'
import { useSignOut } from './useSignOut.ts'

export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('people.signOut')
  const signOut = useSignOut(onClose)
  return (
    <Dialog role="alertdialog" title={t('title')} closeLabel={t('cancel')} onClose={onClose}>
      <p className="text-text-soft">{t('text')}</p>
      <div className="mt-6 flex flex-col-reverse gap-3 tablet:flex-row tablet:justify-end">
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="danger" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
