import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import { LanguageSelect } from '@ronda/base/language/LanguageSelect.tsx'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { useLogin } from '@ronda/base/session/useLogin.ts'
import { Brand } from '@ronda/base/layout/Brand.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { ThemeSwitch } from '@ronda/base/theme/ThemeSwitch.tsx'
import { FactorSetUp } from '../features/session/FactorSetUp.tsx'
import { StaffLogin } from '../features/session/StaffLogin.tsx'

const TEXTS = ['session', 'security', 'sessionStaff'] as const

type FrameProps = { readonly title: string; readonly lead: string; readonly children: ReactNode }

function Frame({ title, lead, children }: FrameProps) {
  const t = useTranslations('sessionStaff')
  usePageTitle(title)
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
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="text-text-soft mt-1 mb-6">{lead}</p>
        {children}
      </main>
      <p className="text-center text-sm">
        <Link to="/" className="text-accent-text font-medium underline">
          {t('toSite')}
        </Link>
      </p>
    </div>
  )
}

function Entrance() {
  const t = useTranslations('sessionStaff')
  const tStep = useTranslations('session.step')
  const member = useMember()
  const login = useLogin('staff')
  if (member?.isFactorDue === true) {
    return (
      <Frame title={t('setUp.title')} lead={t('setUp.lead')}>
        <FactorSetUp />
      </Frame>
    )
  }
  return (
    <Frame title={login.more === undefined ? t('title') : tStep('title')} lead={t('lead')}>
      <StaffLogin login={login} />
    </Frame>
  )
}

/** The sign-in page of staff, without header or side menu. */
export function StaffPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Entrance />
    </TextsProvider>
  )
}
