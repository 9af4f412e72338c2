import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useWide } from '@ronda/base/browser/useWide.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { ESPORTS_PLACE, PlaceProvider, SPORTS_PLACE } from '../features/sports/place.ts'
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

function Esports() {
  const t = useTranslations('sports')
  const address = useSearch({ from: '/shell/esports' })
  usePageTitle(t('esports.title'))
  return (
    <ScreenFrame>
      <TitleBar title={t('esports.title')} count={t('simulated')} lead={t('esports.lead')} />
      <SportsScreen address={address} />
    </ScreenFrame>
  )
}

/** The sportsbook on the virtual leagues of football and tennis. */
export function SportsPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <PlaceProvider value={SPORTS_PLACE}>
        <Sports />
      </PlaceProvider>
    </TextsProvider>
  )
}

/** The same book on the leagues of e-sports. */
export function EsportsPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <PlaceProvider value={ESPORTS_PLACE}>
        <Esports />
      </PlaceProvider>
    </TextsProvider>
  )
}
