import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { NeedSession } from '../../shell/NeedSession.tsx'
import { ScreenFrame } from '../../shell/ScreenFrame.tsx'
import { StageFrame } from '../../shell/StageFrame.tsx'
import { TitleBar } from '../../shell/TitleBar.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { MODES, parseLottery } from './lotteryAddress.ts'
import { OpenedDialog } from './OpenedDialog.tsx'
import { Overview } from './Overview.tsx'

const TEXTS = ['draws'] as const

function Vendor() {
  const t = useTranslations('draws')
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
