import { useTranslations } from 'use-intl'
import { Dialog } from '@ronda/ui'
import { AUTH } from '../../language/usePageTexts.ts'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import { OtherPopup } from './OtherPopup.tsx'
import { useLeavePopup } from './useLeavePopup.ts'
import { useLogin } from './useLogin.ts'

function LoginPopup() {
  const t = useTranslations()
  const leave = useLeavePopup()
  const login = useLogin()
  const isStep = login.more !== undefined
  return (
    <Dialog
      title={isStep ? t('auth.step.title') : t('people.login.title')}
      closeLabel={t('shell.close')}
      onClose={leave}
    >
      <div className="grid grid-cols-1 gap-5">
        <LoginPanel login={login} />
        {!isStep && <OtherPopup to="/register" question={t('people.login.other')} answer={t('people.login.toOther')} />}
      </div>
    </Dialog>
  )
}

/** A popup over home, with its own address. */
export function LoginDialog() {
  return (
    <TextsProvider pages={AUTH}>
      <LoginPopup />
    </TextsProvider>
  )
}
