import { Link } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { buttonClass, Notice } from '@ronda/ui'
import { usePageTexts } from '../../language/usePageTexts.ts'
import { NeedSession } from '../../shell/NeedSession.tsx'
import { ScreenFrame, ScreenSkeleton } from '../../shell/ScreenFrame.tsx'
import { StageFrame } from '../../shell/StageFrame.tsx'
import { TitleBar } from '../../shell/TitleBar.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

/** A lottery studio's own page: its games, and nothing beside them. */
export function SeaVendorPage() {
  const texts = usePageTexts('screens')?.lottery
  usePageTitle(texts?.vendor)
  if (texts === undefined) return <ScreenSkeleton />
  return (
    <StageFrame>
      <ScreenFrame>
        <TitleBar hasBack title={texts.vendor} />
        <NeedSession>
          <Notice
            icon={Ticket}
            title={texts.none}
            actions={
              <Link to="/lott" className={buttonClass()}>
                {texts.toLobby}
              </Link>
            }
          >
            {texts.noneText}
          </Notice>
        </NeedSession>
      </ScreenFrame>
    </StageFrame>
  )
}
