import { useTranslations } from 'use-intl'
import { Button, Dialog } from '@ronda/ui'
import { SaveButtons } from '@ronda/base/verification/SaveButtons.tsx'

export type CredentialsDialogProps = {
  readonly username: string
  readonly password: string
  readonly onSaved: () => void
}

/** Name and password of a one-click account, shown once. It stays open until the member confirms having saved them. */
export function CredentialsDialog({ username, password, onSaved }: CredentialsDialogProps) {
  const t = useTranslations('session')
  const lines = [
    { label: t('fields.username'), value: username },
    { label: t('fields.password'), value: password },
  ]
  const text = lines.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return (
    <Dialog title={t('register.keepTitle')} closeLabel={t('close')}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-text-soft">{t('register.keepText')}</p>
        <dl className="bg-surface-2 border-line grid gap-3 rounded-lg border p-4">
          {lines.map(({ label, value }) => (
            <div key={label} className="grid gap-1">
              <dt className="text-text-faint text-sm">{label}</dt>
              <dd className="font-mono text-lg break-all select-all">{value}</dd>
            </div>
          ))}
        </dl>
        <SaveButtons text={text} file={t('register.keepFile')} />
        <Button size="large" isWide onClick={onSaved}>
          {t('register.keepDone')}
        </Button>
      </div>
    </Dialog>
  )
}
