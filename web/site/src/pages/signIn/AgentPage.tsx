import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LanguageSelect } from '@ronda/base/language/LanguageSelect.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { SESSION_TEXTS } from '@ronda/base/language/sessionTexts.ts'
import { Brand } from '@ronda/base/layout/Brand.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { ThemeSwitch } from '@ronda/base/theme/ThemeSwitch.tsx'
import { LoginPanel } from '../../features/session/LoginPanel.tsx'
import { useLogin } from '@ronda/base/session/useLogin.ts'

function AgentSignIn() {
  const t = useTranslations('session')
  usePageTitle(t('agent.title'))
  const login = useLogin('agent')
  return (
    <div className="lamplit grid min-h-dvh grid-cols-1 content-between gap-8 p-4 tablet:p-8">
      <header className="flex items-center justify-between gap-2">
        <Brand />
        <div className="flex items-center gap-1">
          <LanguageSelect />
          <ThemeSwitch />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="bg-surface-1 border-line shadow-floating mx-auto w-full max-w-dialog rounded-xl border p-6 outline-none tablet:p-8"
      >
        <h1 className="text-2xl font-bold">{login.more === undefined ? t('agent.title') : t('step.title')}</h1>
        <p className="text-text-soft mt-1 mb-6">{t('agent.lead')}</p>
        <LoginPanel login={login} />
      </main>
      <p className="text-center text-sm">
        <Link to="/" className="text-accent-text font-medium underline">
          {t('agent.toMember')}
        </Link>
      </p>
    </div>
  )
}

/** The agents' sign-in page, without header or side menu. */
export function AgentPage() {
  return (
    <TextsProvider pages={SESSION_TEXTS}>
      <AgentSignIn />
    </TextsProvider>
  )
}
