import { Outlet } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { readQuestions, Toasts, watchQuestions } from '@ronda/ui'
import { useBrandUpdates } from '@ronda/base/brand/useBrandUpdates.ts'
import { useOfferedLanguage } from '@ronda/base/language/useOfferedLanguage.ts'
import { useArrival } from '@ronda/base/layout/useArrival.ts'
import { WaitNotice } from '@ronda/base/layout/WaitNotice.tsx'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { useOtherTabs } from '@ronda/base/member/useOtherTabs.ts'
import { AfterLogin } from '@ronda/base/password/AfterLogin.tsx'
import { useFactorDue } from './useFactorDue.ts'

const Questions = lazyPart(() => import('@ronda/base/layout/Questions.ts'), 'Questions')

/** The whole page. It stays open while the site is closed, because staff reopen it here. */
export function Root() {
  useArrival()
  useOtherTabs()
  useBrandUpdates()
  useOfferedLanguage()
  useFactorDue()
  const isAsking = useSyncExternalStore(watchQuestions, readQuestions, readQuestions).length > 0
  return (
    <>
      <Outlet />
      <AfterLogin />
      <Toasts />
      <WaitNotice />
      <Suspense>{isAsking && <Questions />}</Suspense>
    </>
  )
}
