import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { buttonClass, Notice } from '@ronda/ui'
import { usePageTexts } from '../../language/usePageTexts.ts'
import { NeedSession } from '../../shell/NeedSession.tsx'
import { ScreenFrame, ScreenSkeleton } from '../../shell/ScreenFrame.tsx'
import { StageFrame } from '../../shell/StageFrame.tsx'
import { TitleBar } from '../../shell/TitleBar.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { lotteryOf } from './lotteries.ts'

/** One lottery game by its code. */
export function LotteryPage() {
  const texts = usePageTexts('screens')?.lottery
  const name = lotteryOf(useLocation().pathname)
  const { gameCode } = useSearch({ strict: false })
  usePageTitle(texts?.[name])
  if (texts === undefined) return <ScreenSkeleton />
  const hasCode = gameCode !== undefined
  return (
    <StageFrame>
      <ScreenFrame>
        <TitleBar hasBack title={texts[name]} count={gameCode} />
        <NeedSession>
          <Notice
            icon={Ticket}
            title={hasCode ? texts.empty : texts.none}
            actions={
              <Link to="/lott" className={buttonClass()}>
                {texts.toLobby}
              </Link>
            }
          >
            {hasCode ? texts.text : texts.noneText}
          </Notice>
        </NeedSession>
      </ScreenFrame>
    </StageFrame>
  )
}
