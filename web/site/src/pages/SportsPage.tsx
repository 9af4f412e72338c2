import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useWide } from '@ronda/base/browser/useWide.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { SportsScreen } from '../features/sports/SportsScreen.tsx'
import { ScreenFrame } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'

const TEXTS = ['sports', 'profile'] as const

function Sports() {
  const t = useTranslations('sports')
  const address = useSearch({ from: '/shell/sports' })
  // On a phone the matches come first; the rules say the same.
  const isWide = useWide()
  usePageTitle(t('title'))
  return (
    <ScreenFrame>
      <TitleBar title={t('title')} count={t('simulated')} lead={isWide ? t('lead') : undefined} />
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
