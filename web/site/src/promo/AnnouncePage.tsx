import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'
import { usePageTexts } from '../language/usePageTexts.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/ScreenFrame.tsx'
import { TitleBar } from '../shell/TitleBar.tsx'
import { usePageTitle } from '../shell/usePageTitle.ts'

export function AnnouncePage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')
  usePageTitle(t('announcements'))
  if (texts === undefined) return <ScreenSkeleton />
  const { lead, empty, text } = texts.announce
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('announcements')} lead={lead} />
      <Notice
        icon={Megaphone}
        title={empty}
        actions={
          <Link to="/help" className={buttonClass('quiet')}>
            {t('help')}
          </Link>
        }
      >
        {text}
      </Notice>
    </ScreenFrame>
  )
}
