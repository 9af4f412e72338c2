import { useTranslations } from 'use-intl'
import { Button, Dialog, toast } from '@ronda/ui'
import { SaveButtons } from '../verification/SaveButtons.tsx'

export type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onSaved: () => void }

/** The codes for signing in without the phone, shown once. They stay until the member confirms having saved them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useTranslations('security.authenticator')
  const tAuth = useTranslations('session')
  return (
    <Dialog title={t('keepTitle')} closeLabel={tAuth('close')}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-text-soft">{t('keepText')}</p>
        <ul className="bg-surface-2 border-line grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg border p-4">
          {codes.map((code) => (
            <li key={code} className="font-mono text-sm select-all">
              {code}
            </li>
          ))}
        </ul>
        <SaveButtons text={codes.join('\n')} file={t('keepFile')} />
        <Button
          size="large"
          isWide
          onClick={() => {
            toast(t('onNow'))
            onSaved()
          }}
        >
          {t('kept')}
        </Button>
      </div>
    </Dialog>
  )
}
