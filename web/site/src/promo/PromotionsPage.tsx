import { Link } from '@tanstack/react-router'
import { BadgePercent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'
import { usePageTexts } from '../language/usePageTexts.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/ScreenFrame.tsx'
import { TitleBar } from '../shell/TitleBar.tsx'
import { usePageTitle } from '../shell/usePageTitle.ts'

export function PromotionsPage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')
  usePageTitle(t('promotions'))
  if (texts === undefined) return <ScreenSkeleton />
  const { lead, empty, text } = texts.promotions
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('promotions')} lead={lead} />
      <Notice
        icon={BadgePercent}
        title={empty}
        actions={
          <Link to="/rng" className={buttonClass()}>
            {texts.seeGames}
          </Link>
        }
      >
        {text}
      </Notice>
    </ScreenFrame>
  )
}
