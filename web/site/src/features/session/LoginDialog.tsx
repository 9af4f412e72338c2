import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Dialog } from '@ronda/ui'
import { SESSION_TEXTS } from '@ronda/base/language/sessionTexts.ts'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { LoginPanel } from './LoginPanel.tsx'
import { OtherPopup } from '../../shell/dialog/OtherPopup.tsx'
import { useLeavePopup } from '../../shell/dialog/useLeavePopup.ts'
import { useLogin } from '@ronda/base/session/useLogin.ts'

function LoginPopup() {
  const t = useTranslations()
  const leave = useLeavePopup()
  const login = useLogin()
  const { to } = useSearch({ strict: false })
  const isStep = login.more !== undefined
  return (
    <Dialog
      title={isStep ? t('session.step.title') : t('people.login.title')}
      closeLabel={t('shell.close')}
      onClose={leave}
    >
      <div className="grid grid-cols-1 gap-5">
        {to !== undefined && !isStep && <p className="text-text-soft">{t('session.login.needed')}</p>}
        <LoginPanel login={login} />
        {!isStep && <OtherPopup to="/register" question={t('people.login.other')} answer={t('people.login.toOther')} />}
      </div>
    </Dialog>
  )
}

/** A popup over home, with its own address. */
export function LoginDialog() {
  return (
    <TextsProvider pages={SESSION_TEXTS}>
      <LoginPopup />
    </TextsProvider>
  )
}
