import { useTranslations } from 'use-intl'
import { SaveButtons } from '@ronda/base/verification/SaveButtons.tsx'
import { Button, Dialog } from '@ronda/ui'

export type HandedOutProps = {
  readonly username: string
  readonly password: string
  readonly onSaved: () => void
}

/** The name and the one-time password of a new account, shown once. It stays until the agent has saved them. */
export function HandedOut({ username, password, onSaved }: HandedOutProps) {
  const t = useTranslations('agentAccount')
  const lines = [
    { label: t('username'), value: username },
    { label: t('password'), value: password },
    { label: t('address'), value: location.origin },
  ]
  return (
    <Dialog title={t('handOver')} closeLabel={t('close')}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-text-soft">{t('handOverText')}</p>
        <dl className="bg-surface-2 border-line grid gap-3 rounded-lg border p-4">
          {lines.map(({ label, value }) => (
            <div key={label} className="grid gap-1">
              <dt className="text-text-faint text-sm">{label}</dt>
              <dd className="font-mono text-lg break-all select-all">{value}</dd>
            </div>
          ))}
        </dl>
        <SaveButtons text={lines.map(({ label, value }) => `${label}: ${value}`).join('\n')} file={t('file')} />
        <Button size="large" isWide onClick={onSaved}>
          {t('saved')}
        </Button>
      </div>
    </Dialog>
  )
}
