import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Dialog } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { OtherPopup } from '../../shell/dialog/OtherPopup.tsx'
import { useLeavePopup } from '../../shell/dialog/useLeavePopup.ts'
import { useLogin } from '@ronda/base/session/useLogin.ts'
import { RegisterPanel } from './RegisterPanel.tsx'

const TEXTS = ['session', 'memberPatterns'] as const

function RegisterPopup() {
  const t = useTranslations()
  const leave = useLeavePopup()
  const login = useLogin()
  const { referralCode } = useSearch({ strict: false })
  return (
    <Dialog title={t('people.register.title')} closeLabel={t('shell.close')} onClose={leave}>
      <div className="grid grid-cols-1 gap-5">
        <RegisterPanel login={login} referralCode={referralCode} />
        <OtherPopup to="/login" question={t('people.register.other')} answer={t('people.register.toOther')} />
      </div>
    </Dialog>
  )
}

/** A popup over home, with its own address. */
export function RegisterDialog() {
  return (
    <TextsProvider pages={TEXTS}>
      <RegisterPopup />
    </TextsProvider>
  )
}
