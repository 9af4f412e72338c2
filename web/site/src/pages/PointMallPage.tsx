import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'
import { usePageTexts } from '../shell/texts/pageTexts.ts'
import { ScreenSkeleton } from '../shell/layout/ScreenFrame.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'

/** The address is public, so it is answered; no menu leads here while there are no points. */
export function PointMallPage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')
  usePageTitle(t('pointMall'))
  if (texts === undefined) return <ScreenSkeleton />
  return (
    <Notice
      isPage
      icon={Store}
      title={t('pointMall')}
      actions={
        <Link to="/rng" className={buttonClass()}>
          {texts.seeGames}
        </Link>
      }
    >
      {texts.pointMall}
    </Notice>
  )
}
