import { useTranslations } from 'use-intl'
import { CredentialsDialog } from '@ronda/base/password/CredentialsDialog.tsx'

export type HandedOutProps = {
  readonly username: string
  readonly password: string
  readonly onSaved: () => void
}

/** The name and the one-time password of an account of somebody below. */
export function HandedOut({ username, password, onSaved }: HandedOutProps) {
  const t = useTranslations('agentAccount')
  return (
    <CredentialsDialog
      texts={{
        title: t('handOver'),
        text: t('handOverText'),
        file: t('file'),
        saved: t('saved'),
        close: t('close'),
      }}
      lines={[
        { label: t('username'), value: username },
        { label: t('password'), value: password },
        { label: t('address'), value: location.origin },
      ]}
      onSaved={onSaved}
    />
  )
}
