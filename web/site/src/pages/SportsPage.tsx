import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { SportsScreen } from '../features/sports/SportsScreen.tsx'
import { ScreenFrame } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'

const TEXTS = ['sports', 'profile'] as const

function Sports() {
  const t = useTranslations('sports')
  const address = useSearch({ from: '/shell/sports' })
  usePageTitle(t('title'))
  return (
    <ScreenFrame>
      <TitleBar title={t('title')} count={t('simulated')} lead={t('lead')} />
      <SportsScreen address={address} />
    </ScreenFrame>
  )
}

/** The sportsbook on the virtual league. */
export function SportsPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Sports />
    </TextsProvider>
  )
}
