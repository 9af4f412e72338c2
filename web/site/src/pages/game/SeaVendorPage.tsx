import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { NeedSession } from '../../shell/layout/NeedSession.tsx'
import { ScreenFrame } from '../../shell/layout/ScreenFrame.tsx'
import { StageFrame } from '../../shell/layout/StageFrame.tsx'
import { TitleBar } from '../../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { MODES, parseLottery } from '../../features/lottery/lotteryAddress.ts'
import { OpenedDialog } from '../../features/lottery/OpenedDialog.tsx'
import { Overview } from '../../features/lottery/Overview.tsx'

const TEXTS = ['lotteryDraws'] as const

function Vendor() {
  const t = useTranslations('lotteryDraws')
  usePageTitle(t('vendor'))
  return (
    <StageFrame>
      <ScreenFrame>
        <TitleBar hasBack title={t('vendor')} lead={t('lead')} />
        <NeedSession>
          <Overview modes={MODES['/seaLottery']} />
        </NeedSession>
      </ScreenFrame>
    </StageFrame>
  )
}

/** The page of one lottery studio: its games only. */
export function SeaVendorPage() {
  const { opened, day } = useSearch({ strict: false, select: parseLottery })
  return (
    <TextsProvider pages={TEXTS}>
      <Vendor />
      {opened !== undefined && <OpenedDialog gameCode={opened} day={day} />}
    </TextsProvider>
  )
}
